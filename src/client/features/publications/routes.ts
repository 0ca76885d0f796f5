import { toListArg } from '../../api/contentEndpoints';
import { queryList } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { publicationsApi } from './publicationsApi';

export const publicationRoutes: readonly ScreenRoute[] = [
  createRoute(
    'publications.list',
    {
      chunk: 'publications',
      queries: ({ locale, search }) => [
        queryList(toListArg('publications', locale, search)),
        (dispatch) => dispatch(publicationsApi.endpoints.getPublicationFacets.initiate(locale)),
      ],
    },
    () =>
      import(/* webpackChunkName: "publications" */ './PublicationsScreen').then(
        ({ PublicationsScreen }) => PublicationsScreen,
      ),
  ),
  createRoute('publications.detail', { chunk: 'publications' }, () =>
    import(/* webpackChunkName: "publications" */ './PublicationScreen').then(
      ({ PublicationScreen }) => PublicationScreen,
    ),
  ),
];
