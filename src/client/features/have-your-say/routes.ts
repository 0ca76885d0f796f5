import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import type { Poll } from './poll';

export const pollRoutes: readonly ScreenRoute[] = [
  createRoute('have-your-say.list', { chunk: 'have-your-say' }, () =>
    import(/* webpackChunkName: "have-your-say" */ './PollsScreen').then(
      ({ PollsScreen }) => PollsScreen,
    ),
  ),
  createRoute(
    'have-your-say.detail',
    {
      chunk: 'have-your-say',
      parts: (poll) =>
        import(/* webpackChunkName: "have-your-say" */ './loadPollParts').then(
          ({ loadPollParts }) => loadPollParts(poll as Poll),
        ),
    },
    () =>
      import(/* webpackChunkName: "have-your-say" */ './PollScreen').then(
        ({ PollScreen }) => PollScreen,
      ),
  ),
];
