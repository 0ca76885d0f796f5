import type { DetailPage } from '../../../shared/contract/content';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { toDetailArg } from '../../api/contentEndpoints';
import { queryContent } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { queryDialogParts, queryReportParts } from './dialogQueries';

export const dialogRoutes: readonly ScreenRoute[] = [
  createRoute('dialogs.list', { chunk: 'dialogs' }, () =>
    import(/* webpackChunkName: "dialogs" */ './DialogsScreen').then(
      ({ DialogsScreen }) => DialogsScreen,
    ),
  ),
  createRoute(
    'dialogs.detail',
    {
      chunk: 'dialogs',
      queries: ({ params: { slug }, locale, search }) =>
        slug
          ? [
              queryContent(toDetailArg({ section: 'dialogs', slug, locale }, search)),
              queryDialogParts({ locale, search }, slug),
            ]
          : [],
      parts: (dialog) =>
        import(/* webpackChunkName: "dialogs" */ './opinions/lazyOpinions').then(
          ({ loadOpinionParts }) => loadOpinionParts(dialog as DetailPage<DialogDetails>),
        ),
    },
    () =>
      import(/* webpackChunkName: "dialogs" */ './DialogScreen').then(
        ({ DialogScreen }) => DialogScreen,
      ),
  ),
  createRoute(
    'dialogs.report',
    {
      chunk: 'opinions',
      queries: ({ params: { slug = '' }, locale, search }) => [
        queryContent({ section: 'dialogs', slug, locale }),
        ...queryReportParts({ slug, locale }, search),
      ],
    },
    () =>
      import(/* webpackChunkName: "opinions" */ './report/ReportScreen').then(
        ({ ReportScreen }) => ReportScreen,
      ),
  ),
];
