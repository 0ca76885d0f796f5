import type { Route } from '../../shared/routes';
import { SECTIONS } from '../../shared/sections';
import { toDetailArg, toListArg } from '../api/contentEndpoints';
import {
  queryContent,
  queryList,
  type Queries,
  type Query,
  type ScreenContext,
} from '../api/contentQueries';
import { adminRoutes } from '../features/admin/routes';
import { blogRoutes } from '../features/blogs/routes';
import { committeeRoutes } from '../features/committees/routes';
import { dialogRoutes } from '../features/dialogs/routes';
import { editRoutes } from '../features/edit/routes';
import { errorRoutes } from '../features/errors/routes';
import { eventRoutes } from '../features/events/routes';
import { faqRoutes } from '../features/faqs/routes';
import { feedbackRoutes } from '../features/feedback/routes';
import { governanceRoutes } from '../features/governance/routes';
import { pollRoutes } from '../features/have-your-say/routes';
import { historyRoutes } from '../features/history/routes';
import { homeRoute } from '../features/home/routes';
import { legalRoutes } from '../features/legal/routes';
import { accountRoutes } from '../features/me/routes';
import { moderationRoutes } from '../features/moderation/routes';
import { openDataRoutes } from '../features/open-data/routes';
import { publicationRoutes } from '../features/publications/routes';
import { quizRoutes } from '../features/quizzes/routes';
import { searchRoutes } from '../features/search/routes';
import { setupRoutes } from '../features/setup/routes';
import { teamRoutes } from '../features/teams/routes';
import { trainingRoutes } from '../features/training/routes';
import { unsubscribeRoutes } from '../features/unsubscribe/routes';
import { userRoutes } from '../features/user/routes';
import { queryComments } from '../parts/comments/queryComments';
import { createRoute, type ScreenRoute } from '../parts/routes/createRoute';
import { accessRoutes } from './accessRoutes';

/** List, page and editor of a section that has none of its own. */
const sectionRoutes: readonly ScreenRoute[] = SECTIONS.flatMap((section) => [
  createRoute(`${section}.list`, { chunk: 'section' }, () =>
    import(/* webpackChunkName: "section" */ '../parts/content/SectionScreens').then(
      ({ SectionListScreen }) => SectionListScreen,
    ),
  ),
  createRoute(`${section}.detail`, { chunk: 'section' }, () =>
    import(/* webpackChunkName: "section" */ '../parts/content/SectionScreens').then(
      ({ SectionDetailScreen }) => SectionDetailScreen,
    ),
  ),
  createRoute(`${section}.edit`, { chunk: 'edit' }, () =>
    import(/* webpackChunkName: "edit" */ './contentEdit/ContentEditScreen').then(
      ({ ContentEditScreen }) => ContentEditScreen,
    ),
  ),
]);

/** Editors that join several features. */
const editorRoutes: readonly ScreenRoute[] = [
  createRoute('have-your-say.edit', { chunk: 'poll-edit' }, () =>
    import(/* webpackChunkName: "poll-edit" */ './pollEdit/PollEditScreen').then(
      ({ PollEditScreen }) => PollEditScreen,
    ),
  ),
  createRoute('dialogs.edit', { chunk: 'dialog-edit' }, () =>
    import(/* webpackChunkName: "dialog-edit" */ './dialogEdit/DialogEditScreen').then(
      ({ DialogEditScreen }) => DialogEditScreen,
    ),
  ),
  createRoute('training.edit', { chunk: 'training-edit' }, () =>
    import(/* webpackChunkName: "training-edit" */ './trainingEdit/TrainingEditScreen').then(
      ({ TrainingEditScreen }) => TrainingEditScreen,
    ),
  ),
  createRoute('quizzes.edit', { chunk: 'quiz-edit' }, () =>
    import(/* webpackChunkName: "quiz-edit" */ './quizEdit/QuizEditScreen').then(
      ({ QuizEditScreen }) => QuizEditScreen,
    ),
  ),
  ...(['admin.settings.area', 'admin.pages'] as const).map((name) =>
    createRoute(name, { chunk: 'admin-settings' }, () =>
      import(/* webpackChunkName: "admin-settings" */ './settingsArea/SettingsAreaScreen').then(
        ({ SettingsAreaScreen }) => SettingsAreaScreen,
      ),
    ),
  ),
];

const workbenchRoute = createRoute('workbench', { chunk: 'workbench' }, () =>
  import(/* webpackChunkName: "workbench" */ '../workbench/WorkbenchScreen').then(
    ({ WorkbenchScreen }) => WorkbenchScreen,
  ),
);

/** All routes of the portal; of two with one path React Router takes the first. */
export const routes: readonly ScreenRoute[] = [
  homeRoute,
  ...editorRoutes,
  ...accessRoutes,
  ...adminRoutes,
  ...blogRoutes,
  ...committeeRoutes,
  ...dialogRoutes,
  ...editRoutes,
  ...errorRoutes,
  ...eventRoutes,
  ...faqRoutes,
  ...feedbackRoutes,
  ...governanceRoutes,
  ...pollRoutes,
  ...historyRoutes,
  ...legalRoutes,
  ...accountRoutes,
  ...moderationRoutes,
  ...openDataRoutes,
  ...publicationRoutes,
  ...quizRoutes,
  ...searchRoutes,
  ...setupRoutes,
  ...teamRoutes,
  ...trainingRoutes,
  ...unsubscribeRoutes,
  ...userRoutes,
  workbenchRoute,
  ...sectionRoutes,
];

/** Requests of lists and contents unless their route says otherwise. */
const QUERIES_OF_KIND: Partial<Record<Route['kind'], Queries>> = {
  list: ({ route, locale, search }) =>
    route.section ? [queryList(toListArg(route.section, locale, search))] : [],
  detail: ({ route, params, locale, search }) =>
    route.section && params.slug
      ? [
          queryContent(toDetailArg({ section: route.section, slug: params.slug, locale }, search)),
          ...queryComments({ route, params, search }),
        ]
      : [],
};

/** Finds the route object of a route, with its requests; every route has one. */
export function getRouteObject({ name, kind }: Route): ScreenRoute {
  const route = routes.find(({ id }) => id === name)!;
  return { ...route, handle: { queries: QUERIES_OF_KIND[kind], ...route.handle } };
}

/** Lists the requests that a screen needs before it is shown. */
export function listQueries(context: ScreenContext): readonly Query[] {
  return getRouteObject(context.route).handle.queries?.(context) ?? [];
}
