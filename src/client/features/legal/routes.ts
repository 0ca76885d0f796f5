import { LEGAL_PAGES } from '../../../shared/routes';
import { queryContent } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { freePagesApi } from './freePagesApi';

const loadLegalScreen = () =>
  import(/* webpackChunkName: "legal" */ './LegalScreen').then(({ LegalScreen }) => LegalScreen);

export const legalRoutes: readonly ScreenRoute[] = [
  ...LEGAL_PAGES.map((slug) =>
    createRoute(
      `legal.${slug}`,
      {
        chunk: 'legal',
        queries: ({ locale }) => [queryContent({ section: 'legal', slug, locale })],
      },
      loadLegalScreen,
    ),
  ),
  createRoute(
    'legal.version',
    {
      chunk: 'legal',
      queries: ({ params: { slug = '' }, locale }) => [
        queryContent({ section: 'legal', slug, locale }),
      ],
    },
    loadLegalScreen,
  ),
  createRoute('legal.edit', { chunk: 'legal-edit' }, () =>
    import(/* webpackChunkName: "legal-edit" */ './writing/LegalWritingScreen').then(
      ({ LegalWritingScreen }) => LegalWritingScreen,
    ),
  ),
  createRoute(
    'pages',
    {
      chunk: 'legal',
      queries: ({ params: { slug = '' }, locale, settings: { number } }) => [
        (dispatch) =>
          dispatch(freePagesApi.endpoints.getFreePage.initiate({ slug, locale, number })),
      ],
    },
    () =>
      import(/* webpackChunkName: "legal" */ './FreePageScreen').then(
        ({ FreePageScreen }) => FreePageScreen,
      ),
  ),
];
