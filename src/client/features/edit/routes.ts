import { SECTIONS } from '../../../shared/sections';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const editRoutes: readonly ScreenRoute[] = [
  ...SECTIONS.map((section) =>
    createRoute(`${section}.create`, { chunk: 'edit' }, () =>
      import(/* webpackChunkName: "edit" */ './CreateScreen').then(
        ({ CreateScreen }) => CreateScreen,
      ),
    ),
  ),
  createRoute('events.import', { chunk: 'event-import' }, () =>
    import(/* webpackChunkName: "event-import" */ './importing/ImportScreen').then(
      ({ ImportScreen }) => ImportScreen,
    ),
  ),
];
