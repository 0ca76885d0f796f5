import { toListArg } from '../../api/contentEndpoints';
import { queryList } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const faqRoutes: readonly ScreenRoute[] = [
  createRoute(
    'faqs.list',
    {
      chunk: 'faqs',
      // All of them, and those in whose whole answers the words stand.
      queries: ({ locale, search }) => {
        const { q, cursor } = toListArg('faqs', locale, search);
        const all = { section: 'faqs', locale, limit: '100' } as const;
        return [
          queryList({ ...all, ...(cursor && { cursor }) }),
          ...(q ? [queryList({ ...all, q })] : []),
        ];
      },
    },
    () =>
      import(/* webpackChunkName: "faqs" */ './FaqsScreen').then(({ FaqsScreen }) => FaqsScreen),
  ),
  createRoute('faqs.detail', { chunk: 'faqs' }, () =>
    import(/* webpackChunkName: "faqs" */ './FaqScreen').then(({ FaqScreen }) => FaqScreen),
  ),
];
