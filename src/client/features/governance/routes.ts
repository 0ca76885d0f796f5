import { toDetailArg } from '../../api/contentEndpoints';
import { queryContent, queryList } from '../../api/contentQueries';
import { queryComments } from '../../parts/comments/queryComments';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { listGovernanceQueries, toBodyDecisionsArg, toKindArg } from './governanceQueries';

export const governanceRoutes: readonly ScreenRoute[] = [
  createRoute(
    'governance.list',
    { chunk: 'governance', queries: ({ locale, search }) => listGovernanceQueries(locale, search) },
    () =>
      import(/* webpackChunkName: "governance" */ './GovernanceScreen').then(
        ({ GovernanceScreen }) => GovernanceScreen,
      ),
  ),
  createRoute(
    'governance.detail',
    {
      chunk: 'governance',
      queries: ({ route, params, locale, search }) => [
        queryContent(
          toDetailArg({ section: 'governance', slug: params.slug ?? '', locale }, search),
        ),
        queryList(toKindArg('body', locale)),
        queryList(toBodyDecisionsArg(params.slug ?? '', locale)),
        ...queryComments({ route, params, search }),
      ],
    },
    () =>
      import(/* webpackChunkName: "governance" */ './EntryScreen').then(
        ({ EntryScreen }) => EntryScreen,
      ),
  ),
];
