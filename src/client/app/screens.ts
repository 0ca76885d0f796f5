/* eslint max-lines: ['error', 530] -- a table: a few lines for each screen of the portal */
import type { ComponentType } from 'react';
import type { Poll } from '../features/have-your-say/poll';
import { listArg } from '../api/contentEndpoints';
import { allOfKind, governanceLists } from '../features/governance/governanceQueries';
import { logApi, logArg } from '../features/moderation/logApi';
import { quizStatisticsApi } from '../features/quizzes/statisticsApi';
import { userApi } from '../features/user/userApi';
import { homeApi } from '../features/home/homeApi';
import { homeLists } from '../features/home/homeQueries';
import { loadMarkdown } from '../ui/Markdown';
import { searchApi, searchArg } from '../ui/search/searchApi';
import type { Route, RouteName } from '../../shared/routes';
import {
  content,
  dialogComments,
  list,
  QUERIES_OF_KIND,
  statistics,
  type Queries,
  type Query,
  type ScreenContext,
} from './screenQueries';

export interface ScreenEntry {
  /** The webpack chunk of the feature: the host preloads its files. */
  readonly chunk: string;
  readonly load: () => Promise<ComponentType>;
  /** What to ask for before the screen is shown. By default the list or the content that the route names. */
  readonly queries?: Queries;
  /** Loads what the screen shows of this content at once and is not in its chunk. @returns the names of those chunks */
  readonly parts?: (content: unknown) => Promise<readonly string[]>;
}

const sectionList = {
  chunk: 'section',
  load: () =>
    import(/* webpackChunkName: "section" */ '../ui/SectionScreens').then(
      (screens) => screens.SectionListScreen,
    ),
};
const sectionDetail = {
  chunk: 'section',
  load: () =>
    import(/* webpackChunkName: "section" */ '../ui/SectionScreens').then(
      (screens) => screens.SectionDetailScreen,
    ),
};
const legal = {
  chunk: 'legal',
  load: () =>
    import(/* webpackChunkName: "legal" */ '../features/legal/LegalScreen').then(
      (screens) => screens.LegalScreen,
    ),
};
const notFound = {
  chunk: 'errors',
  load: () =>
    import(/* webpackChunkName: "errors" */ '../features/errors/NotFoundScreen').then(
      (screens) => screens.NotFoundScreen,
    ),
};

/** One editor for what all sections share. */
const edit = (load: ScreenEntry['load']): ScreenEntry => ({ chunk: 'edit', load });
const create = edit(() =>
  import(/* webpackChunkName: "edit" */ '../features/edit/CreateScreen').then(
    (screens) => screens.CreateScreen,
  ),
);
const change = edit(() =>
  import(/* webpackChunkName: "edit" */ '../features/edit/EditScreen').then(
    (screens) => screens.EditScreen,
  ),
);

/** The pages about getting into an account share their fields, and one chunk. */
const access = (load: ScreenEntry['load']): ScreenEntry => ({ chunk: 'sign-in', load });

/** Shows what people wrote though it is no page of a content: brings the reader of Markdown along. */
const withMarkdown = ({ chunk, load }: ScreenEntry): ScreenEntry => ({
  chunk,
  load: async () => (await Promise.all([load(), loadMarkdown()]))[0],
});

/** One screen shows whatever of a section is the reader's own. */
const mine = {
  chunk: 'me',
  load: () =>
    import(/* webpackChunkName: "me" */ '../features/me/MyContentsScreen').then(
      (screens) => screens.MyContentsScreen,
    ),
};

/** One row per screen that exists; the chunk's name is the feature's folder. */
const SCREENS: Partial<Record<RouteName, ScreenEntry>> = {
  home: {
    chunk: 'home',
    load: () =>
      import(/* webpackChunkName: "home" */ '../features/home/HomeScreen').then(
        (screens) => screens.HomeScreen,
      ),
    queries: ({ locale }) => [
      ...Object.values(homeLists(locale)).map(list),
      statistics,
      (dispatch) => dispatch(homeApi.endpoints.getOutcomes.initiate(locale)),
    ],
  },
  'have-your-say.list': {
    chunk: 'have-your-say',
    load: () =>
      import(/* webpackChunkName: "have-your-say" */ '../features/have-your-say/PollsScreen').then(
        (screens) => screens.PollsScreen,
      ),
  },
  'have-your-say.detail': {
    chunk: 'have-your-say',
    load: () =>
      import(/* webpackChunkName: "have-your-say" */ '../features/have-your-say/PollScreen').then(
        (screens) => screens.PollScreen,
      ),
    parts: (poll) =>
      import(/* webpackChunkName: "have-your-say" */ '../features/have-your-say/partsOf').then(
        ({ loadPartsOf }) => loadPartsOf(poll as Poll),
      ),
  },
  'have-your-say.edit': {
    chunk: 'poll-edit',
    load: () =>
      import(/* webpackChunkName: "poll-edit" */ './pollEdit/PollEditScreen').then(
        (screens) => screens.PollEditScreen,
      ),
  },
  'blogs.list': {
    chunk: 'blogs',
    load: () =>
      import(/* webpackChunkName: "blogs" */ '../features/blogs/PostsScreen').then(
        (screens) => screens.PostsScreen,
      ),
  },
  'blogs.detail': {
    chunk: 'blogs',
    load: () =>
      import(/* webpackChunkName: "blogs" */ '../features/blogs/PostScreen').then(
        (screens) => screens.PostScreen,
      ),
  },
  'dialogs.list': {
    chunk: 'dialogs',
    load: () =>
      import(/* webpackChunkName: "dialogs" */ '../features/dialogs/DialogsScreen').then(
        (screens) => screens.DialogsScreen,
      ),
  },
  'dialogs.detail': {
    chunk: 'dialogs',
    load: () =>
      import(/* webpackChunkName: "dialogs" */ '../features/dialogs/DialogScreen').then(
        (screens) => screens.DialogScreen,
      ),
    queries: ({ params: { slug }, locale, search }) =>
      slug
        ? [content({ section: 'dialogs', slug, locale }), dialogComments({ locale, search }, slug)]
        : [],
  },
  'publications.list': {
    chunk: 'publications',
    load: () =>
      import(
        /* webpackChunkName: "publications" */ '../features/publications/PublicationsScreen'
      ).then((screens) => screens.PublicationsScreen),
  },
  'publications.detail': {
    chunk: 'publications',
    load: () =>
      import(
        /* webpackChunkName: "publications" */ '../features/publications/PublicationScreen'
      ).then((screens) => screens.PublicationScreen),
  },
  'training.list': {
    chunk: 'training',
    load: () =>
      import(/* webpackChunkName: "training" */ '../features/training/TrainingsScreen').then(
        (screens) => screens.TrainingsScreen,
      ),
  },
  'training.detail': {
    chunk: 'training',
    load: () =>
      import(/* webpackChunkName: "training" */ '../features/training/TrainingScreen').then(
        (screens) => screens.TrainingScreen,
      ),
  },
  'teams.list': {
    chunk: 'teams',
    load: () =>
      import(/* webpackChunkName: "teams" */ '../features/teams/TeamsScreen').then(
        (screens) => screens.TeamsScreen,
      ),
  },
  'teams.detail': {
    chunk: 'teams',
    load: () =>
      import(/* webpackChunkName: "teams" */ '../features/teams/TeamScreen').then(
        (screens) => screens.TeamScreen,
      ),
  },
  'committees.list': {
    chunk: 'committees',
    load: () =>
      import(/* webpackChunkName: "committees" */ '../features/committees/CommitteesScreen').then(
        (screens) => screens.CommitteesScreen,
      ),
  },
  'committees.detail': {
    chunk: 'committees',
    load: () =>
      import(/* webpackChunkName: "committees" */ '../features/committees/CommitteeScreen').then(
        (screens) => screens.CommitteeScreen,
      ),
  },
  'governance.list': {
    chunk: 'governance',
    load: () =>
      import(/* webpackChunkName: "governance" */ '../features/governance/GovernanceScreen').then(
        (screens) => screens.GovernanceScreen,
      ),
    queries: ({ locale, search }) => governanceLists(locale, search).map(list),
  },
  'governance.detail': {
    chunk: 'governance',
    load: () =>
      import(/* webpackChunkName: "governance" */ '../features/governance/EntryScreen').then(
        (screens) => screens.EntryScreen,
      ),
    queries: ({ params, locale }) => [
      content({ section: 'governance', slug: params.slug ?? '', locale }),
      list(allOfKind('body', locale)),
      list(allOfKind('commitment', locale)),
    ],
  },
  'events.list': {
    chunk: 'events',
    load: () =>
      import(/* webpackChunkName: "events" */ '../features/events/EventsScreen').then(
        (screens) => screens.EventsScreen,
      ),
  },
  'events.detail': {
    chunk: 'events',
    load: () =>
      import(/* webpackChunkName: "events" */ '../features/events/EventScreen').then(
        (screens) => screens.EventScreen,
      ),
  },
  'quizzes.list': {
    chunk: 'quizzes',
    load: () =>
      import(/* webpackChunkName: "quizzes" */ '../features/quizzes/QuizzesScreen').then(
        (screens) => screens.QuizzesScreen,
      ),
  },
  'quizzes.detail': {
    chunk: 'quizzes',
    load: () =>
      import(/* webpackChunkName: "quizzes" */ '../features/quizzes/QuizScreen').then(
        (screens) => screens.QuizScreen,
      ),
    queries: ({ params: { slug = '' }, locale }) => [
      content({ section: 'quizzes', slug, locale }),
      (dispatch) =>
        dispatch(quizStatisticsApi.endpoints.getQuizStatistics.initiate({ slug, locale })),
    ],
  },
  'quizzes.edit': {
    chunk: 'quiz-edit',
    load: () =>
      import(/* webpackChunkName: "quiz-edit" */ './quizEdit/QuizEditScreen').then(
        (screens) => screens.QuizEditScreen,
      ),
  },
  'faqs.list': {
    chunk: 'faqs',
    load: () =>
      import(/* webpackChunkName: "faqs" */ '../features/faqs/FaqsScreen').then(
        (screens) => screens.FaqsScreen,
      ),
    queries: ({ locale, search }) => [list({ ...listArg('faqs', locale, search), limit: '100' })],
  },
  'faqs.detail': {
    chunk: 'faqs',
    load: () =>
      import(/* webpackChunkName: "faqs" */ '../features/faqs/FaqScreen').then(
        (screens) => screens.FaqScreen,
      ),
  },
  me: {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/AccountScreen').then(
        (screens) => screens.AccountScreen,
      ),
  },
  'me.teams': mine,
  'me.committees': mine,
  'me.have-your-say': {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/MyPollsScreen').then(
        (screens) => screens.MyPollsScreen,
      ),
  },
  'me.notifications': {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/NoticesScreen').then(
        (screens) => screens.NoticesScreen,
      ),
  },
  'me.publications': mine,
  'me.blogs': mine,
  'me.dialogs': withMarkdown({
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/dialogs/MyDialogsScreen').then(
        (screens) => screens.MyDialogsScreen,
      ),
  }),
  'me.events': mine,
  'me.security': {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/SecurityScreen').then(
        (screens) => screens.SecurityScreen,
      ),
  },
  profile: {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/ProfileScreen').then(
        (screens) => screens.ProfileScreen,
      ),
  },
  'profile.edit': {
    chunk: 'profile-edit',
    load: () =>
      import(/* webpackChunkName: "profile-edit" */ '../features/me/ProfileEditScreen').then(
        (screens) => screens.ProfileEditScreen,
      ),
  },
  'me.settings': {
    chunk: 'profile-edit',
    load: () =>
      import(/* webpackChunkName: "profile-edit" */ '../features/me/SettingsScreen').then(
        (screens) => screens.SettingsScreen,
      ),
  },
  'me.data': {
    chunk: 'profile-edit',
    load: () =>
      import(/* webpackChunkName: "profile-edit" */ '../features/me/DataScreen').then(
        (screens) => screens.DataScreen,
      ),
  },
  'legal.version': {
    ...legal,
    queries: ({ params: { slug = '' }, locale }) => [content({ section: 'legal', slug, locale })],
  },
  user: {
    chunk: 'user',
    load: () =>
      import(/* webpackChunkName: "user" */ '../features/user/UserScreen').then(
        (screens) => screens.UserScreen,
      ),
    queries: ({ params: { slug = '' }, locale }) => [
      (dispatch) => dispatch(userApi.endpoints.getUser.initiate({ id: slug, locale })),
    ],
  },
  admin: {
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/PeopleScreen').then(
        (screens) => screens.PeopleScreen,
      ),
  },
  'admin.person': {
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/PersonScreen').then(
        (screens) => screens.PersonScreen,
      ),
  },
  'admin.audit': {
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/AuditScreen').then(
        (screens) => screens.AuditScreen,
      ),
  },
  'sign-in': access(() =>
    import(/* webpackChunkName: "sign-in" */ '../features/sign-in/SignInScreen').then(
      (screens) => screens.SignInScreen,
    ),
  ),
  register: access(() =>
    import(/* webpackChunkName: "sign-in" */ '../features/register/RegisterScreen').then(
      (screens) => screens.RegisterScreen,
    ),
  ),
  'confirm-email': access(() =>
    import(/* webpackChunkName: "sign-in" */ '../features/confirm-email/ConfirmEmailScreen').then(
      (screens) => screens.ConfirmEmailScreen,
    ),
  ),
  'forgot-password': access(() =>
    import(
      /* webpackChunkName: "sign-in" */ '../features/forgot-password/ForgotPasswordScreen'
    ).then((screens) => screens.ForgotPasswordScreen),
  ),
  'reset-password': access(() =>
    import(/* webpackChunkName: "sign-in" */ '../features/reset-password/ResetPasswordScreen').then(
      (screens) => screens.ResetPasswordScreen,
    ),
  ),
  'undo-password-change': access(() =>
    import(
      /* webpackChunkName: "sign-in" */ '../features/undo-password-change/UndoPasswordChangeScreen'
    ).then((screens) => screens.UndoPasswordChangeScreen),
  ),
  search: {
    chunk: 'search',
    load: () =>
      import(/* webpackChunkName: "search" */ '../features/search/SearchScreen').then(
        (screens) => screens.SearchScreen,
      ),
    queries: ({ locale, search }) => {
      const arg = searchArg(locale, search);
      return arg ? [(dispatch) => dispatch(searchApi.endpoints.search.initiate(arg))] : [];
    },
  },
  feedback: {
    chunk: 'feedback',
    load: () =>
      import(/* webpackChunkName: "feedback" */ '../features/feedback/FeedbackScreen').then(
        (screens) => screens.FeedbackScreen,
      ),
  },
  'admin.moderation': withMarkdown({
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/moderation/ModerationScreen').then(
        (screens) => screens.ModerationScreen,
      ),
  }),
  moderation: {
    chunk: 'moderation',
    load: () =>
      import(/* webpackChunkName: "moderation" */ '../features/moderation/LogScreen').then(
        (screens) => screens.LogScreen,
      ),
    queries: ({ locale, search }) => [
      (dispatch) => dispatch(logApi.endpoints.listModerationLog.initiate(logArg(locale, search))),
    ],
  },
  'admin.feedback': {
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/FeedbackListScreen').then(
        (screens) => screens.FeedbackListScreen,
      ),
  },
  offline: {
    chunk: 'errors',
    load: () =>
      import(/* webpackChunkName: "errors" */ '../features/errors/OfflineScreen').then(
        (screens) => screens.OfflineScreen,
      ),
  },
  workbench: {
    chunk: 'workbench',
    load: () =>
      import(/* webpackChunkName: "workbench" */ '../workbench/WorkbenchScreen').then(
        (screens) => screens.WorkbenchScreen,
      ),
  },
  forbidden: {
    chunk: 'errors',
    load: () =>
      import(/* webpackChunkName: "errors" */ '../features/errors/ForbiddenScreen').then(
        (screens) => screens.ForbiddenScreen,
      ),
  },
  unauthorized: {
    chunk: 'errors',
    load: () =>
      import(/* webpackChunkName: "errors" */ '../features/errors/UnauthorizedScreen').then(
        (screens) => screens.UnauthorizedScreen,
      ),
  },
  callback: {
    chunk: 'errors',
    load: () =>
      import(/* webpackChunkName: "errors" */ '../features/errors/CallbackScreen').then(
        (screens) => screens.CallbackScreen,
      ),
  },
};

const SCREEN_OF_KIND: Partial<Record<Route['kind'], ScreenEntry>> = {
  list: sectionList,
  detail: sectionDetail,
  create,
  edit: change,
  legal,
};

export function screenOf(route: Route): ScreenEntry {
  return SCREENS[route.name] ?? SCREEN_OF_KIND[route.kind] ?? notFound;
}

export function queriesOf(context: ScreenContext): readonly Query[] {
  const queries = screenOf(context.route).queries ?? QUERIES_OF_KIND[context.route.kind];
  return queries?.(context) ?? [];
}
