import type { ComponentType } from 'react';
import type { Poll } from '../features/have-your-say/poll';
import { isSectionOn } from '../../shared/settings';
import { toDetailArg, toListArg } from '../api/contentEndpoints';
import {
  toKindArg,
  toBodyDecisionsArg,
  listGovernanceQueries,
} from '../features/governance/governanceQueries';
import { sortitionApi } from '../api/sortitionApi';
import { seatsApi } from '../parts/seats/seatsApi';
import { meetingsApi } from '../features/committees/meetings/meetingsApi';
import { calendarApi, isMonthView, toMonthArg } from '../features/events/calendar/calendarApi';
import { postsApi } from '../features/blogs/postsApi';
import { freePagesApi } from '../features/legal/freePagesApi';
import { logApi, logArg } from '../features/moderation/logApi';
import { publicationsApi } from '../features/publications/publicationsApi';
import { openDataApi } from '../features/open-data/openDataApi';
import { quizStatisticsApi } from '../features/quizzes/statisticsApi';
import { coursesApi } from '../features/training/courses/coursesApi';
import { userApi } from '../features/user/userApi';
import { loadMarkdown } from '../ui/Markdown';
import { isEmptySearch, searchApi, toClosingSoonArg, toSearchArg } from '../parts/search/searchApi';
import type { DetailPage } from '../../shared/contract/content';
import type { PortalSettings } from '../../shared/contract/settings';
import type { DialogDetails } from '../../shared/contract/dialogs';
import { getLessons, type TrainingDetails } from '../../shared/contract/training';
import type { Route, RouteMatch, RouteName } from '../../shared/routes';
import {
  queryContent,
  queryList,
  type Queries,
  type Query,
  type ScreenContext,
} from './contentQueries';
import { homeScreen } from './homeScreen';
import {
  queryComments,
  queryDialogParts,
  QUERIES_OF_KIND,
  queryReportParts,
} from './screenQueries';

export interface ScreenEntry {
  /** The webpack chunk of the feature: the host preloads its files. */
  readonly chunk: string;
  readonly load: () => Promise<ComponentType>;
  /** Chunks that the page wants a moment after it has come: the host sends them along. */
  readonly ahead?: readonly string[];
  /**
   * Requests to send before the screen is shown. By default the list or the content that the route
   * names.
   */
  readonly queries?: Queries;
  /**
   * Whether what the address names besides the content is in it; otherwise the page is not there.
   */
  readonly isThere?: (content: unknown, match: RouteMatch) => boolean;
  /**
   * Loads what the screen shows at once and is not in its chunk, by the answer of its first request
   * (the content) and by the settings. @returns the names of those chunks
   */
  readonly parts?: (content: unknown, settings: PortalSettings) => Promise<readonly string[]>;
  /** Tells whether it shows Markdown with these settings, unlike most pages of its kind. */
  readonly readsMarkdown?: (settings: PortalSettings) => boolean;
}

const sectionList = {
  chunk: 'section',
  load: () =>
    import(/* webpackChunkName: "section" */ '../parts/content/SectionScreens').then(
      (screens) => screens.SectionListScreen,
    ),
};
const sectionDetail = {
  chunk: 'section',
  load: () =>
    import(/* webpackChunkName: "section" */ '../parts/content/SectionScreens').then(
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

/** Creates an entry in the chunk of the one editor for all sections' shared fields. */
const edit = (load: ScreenEntry['load']): ScreenEntry => ({ chunk: 'edit', load });
const create = edit(() =>
  import(/* webpackChunkName: "edit" */ '../features/edit/CreateScreen').then(
    (screens) => screens.CreateScreen,
  ),
);
const change = edit(() =>
  import(/* webpackChunkName: "edit" */ './contentEdit/ContentEditScreen').then(
    (screens) => screens.ContentEditScreen,
  ),
);

/**
 * Creates an entry for a page about getting into an account: they share their fields, and one
 * chunk.
 */
const access = (load: ScreenEntry['load']): ScreenEntry => ({ chunk: 'sign-in', load });

/**
 * Shows what people wrote though it is no page of a content: brings the reader of Markdown along.
 */
const withMarkdown = ({ chunk, load }: ScreenEntry): ScreenEntry => ({
  chunk,
  load: async () => (await Promise.all([load(), loadMarkdown()]))[0],
});

const settingsArea = {
  chunk: 'admin-settings',
  load: () =>
    import(/* webpackChunkName: "admin-settings" */ './settingsArea/SettingsAreaScreen').then(
      (screens) => screens.SettingsAreaScreen,
    ),
};

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
  home: homeScreen,
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
      import(
        /* webpackChunkName: "have-your-say" */ '../features/have-your-say/loadPollParts'
      ).then(({ loadPollParts: loadPartsOf }) => loadPartsOf(poll as Poll)),
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
    queries: ({ locale, search }) => [
      queryList(toListArg('blogs', locale, search)),
      (dispatch) => dispatch(postsApi.endpoints.getPostFacets.initiate(locale)),
    ],
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
        ? [
            queryContent(toDetailArg({ section: 'dialogs', slug, locale }, search)),
            queryDialogParts({ locale, search }, slug),
          ]
        : [],
    parts: (dialog) =>
      import(/* webpackChunkName: "dialogs" */ '../features/dialogs/opinions/lazyOpinions').then(
        ({ loadOpinionParts: loadPartsOf }) => loadPartsOf(dialog as DetailPage<DialogDetails>),
      ),
  },
  'dialogs.report': {
    chunk: 'opinions',
    load: () =>
      import(/* webpackChunkName: "opinions" */ '../features/dialogs/report/ReportScreen').then(
        (screens) => screens.ReportScreen,
      ),
    queries: ({ params: { slug = '' }, locale, search }) => [
      queryContent({ section: 'dialogs', slug, locale }),
      ...queryReportParts({ slug, locale }, search),
    ],
  },
  'dialogs.edit': {
    chunk: 'dialog-edit',
    load: () =>
      import(/* webpackChunkName: "dialog-edit" */ './dialogEdit/DialogEditScreen').then(
        (screens) => screens.DialogEditScreen,
      ),
  },
  'publications.list': {
    chunk: 'publications',
    load: () =>
      import(
        /* webpackChunkName: "publications" */ '../features/publications/PublicationsScreen'
      ).then((screens) => screens.PublicationsScreen),
    queries: ({ locale, search }) => [
      queryList(toListArg('publications', locale, search)),
      (dispatch) => dispatch(publicationsApi.endpoints.getPublicationFacets.initiate(locale)),
    ],
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
  'training.edit': {
    chunk: 'training-edit',
    load: () =>
      import(/* webpackChunkName: "training-edit" */ './trainingEdit/TrainingEditScreen').then(
        (screens) => screens.TrainingEditScreen,
      ),
  },
  'training.lesson': {
    chunk: 'training',
    load: () =>
      import(/* webpackChunkName: "training" */ '../features/training/courses/LessonScreen').then(
        (screens) => screens.LessonScreen,
      ),
    isThere: (course, { params: { id } }) =>
      getLessons((course as DetailPage<TrainingDetails>).details).some(({ key }) => key === id),
  },
  'training.certificate': {
    chunk: 'certificate',
    load: () =>
      import(
        /* webpackChunkName: "certificate" */ '../features/training/courses/CertificateScreen'
      ).then((screens) => screens.CertificateScreen),
    queries: ({ params: { slug: number = '' }, locale }) => [
      (dispatch) => dispatch(coursesApi.endpoints.getCertificate.initiate({ number, locale })),
    ],
  },
  'training.certificates': {
    chunk: 'certificate',
    load: () =>
      import(
        /* webpackChunkName: "certificate" */ '../features/training/courses/CertificatesScreen'
      ).then((screens) => screens.CertificatesScreen),
  },
  'me.training': {
    chunk: 'training',
    load: () =>
      import(
        /* webpackChunkName: "training" */ '../features/training/courses/MyCoursesScreen'
      ).then((screens) => screens.MyCoursesScreen),
  },
  'training.ticket': {
    chunk: 'training-door',
    load: () =>
      import(/* webpackChunkName: "training-door" */ '../features/training/TicketScreen').then(
        (screens) => screens.TicketScreen,
      ),
  },
  'training.door': {
    chunk: 'training-door',
    load: () =>
      import(/* webpackChunkName: "training-door" */ '../features/training/CheckInScreen').then(
        (screens) => screens.CheckInScreen,
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
  invitation: {
    chunk: 'teams',
    load: () =>
      import(/* webpackChunkName: "teams" */ '../features/teams/InvitationScreen').then(
        (screens) => screens.InvitationScreen,
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
    queries: ({ route, params, locale, search }) => [
      queryContent(toDetailArg({ section: 'committees', slug: params.slug ?? '', locale }, search)),
      (dispatch) =>
        dispatch(meetingsApi.endpoints.listMeetings.initiate({ slug: params.slug ?? '', locale })),
      ...queryComments({ route, params, search }),
    ],
  },
  'committees.vacancies': {
    chunk: 'committees',
    load: () =>
      import(/* webpackChunkName: "committees" */ '../features/committees/VacanciesScreen').then(
        (screens) => screens.VacanciesScreen,
      ),
    queries: ({ locale }) => [
      (dispatch) => dispatch(seatsApi.endpoints.listVacancies.initiate(locale)),
    ],
  },
  'committees.draws': {
    chunk: 'draws',
    load: () =>
      import(/* webpackChunkName: "draws" */ '../features/committees/draws/SortitionsScreen').then(
        (screens) => screens.SortitionsScreen,
      ),
    queries: ({ params: { slug = '' }, locale }) => [
      (dispatch) => dispatch(sortitionApi.endpoints.listDraws.initiate({ slug, locale })),
    ],
  },
  'committees.draw.create': {
    chunk: 'draw-edit',
    load: () =>
      import(
        /* webpackChunkName: "draw-edit" */ '../features/committees/draws/create/CreateSortitionScreen'
      ).then((screens) => screens.CreateSortitionScreen),
  },
  'committees.draw': {
    chunk: 'draws',
    load: () =>
      import(/* webpackChunkName: "draws" */ '../features/committees/draws/SortitionScreen').then(
        (screens) => screens.SortitionScreen,
      ),
    queries: ({ params: { slug = '', id = '' }, locale }) => [
      (dispatch) => dispatch(sortitionApi.endpoints.getDraw.initiate({ slug, id, locale })),
    ],
  },
  'committees.meeting.create': {
    chunk: 'meeting-edit',
    load: () =>
      import(
        /* webpackChunkName: "meeting-edit" */ '../features/committees/meetings/edit/CreateMeetingScreen'
      ).then((screens) => screens.CreateMeetingScreen),
  },
  'committees.meeting.edit': {
    chunk: 'meeting-edit',
    load: () =>
      import(
        /* webpackChunkName: "meeting-edit" */ '../features/committees/meetings/edit/EditMeetingScreen'
      ).then((screens) => screens.EditMeetingScreen),
  },
  'committees.meeting.record': {
    chunk: 'meeting-edit',
    load: () =>
      import(
        /* webpackChunkName: "meeting-edit" */ '../features/committees/meetings/record/RecordScreen'
      ).then((screens) => screens.RecordScreen),
  },
  'committees.meeting': {
    chunk: 'committees',
    load: () =>
      import(
        /* webpackChunkName: "committees" */ '../features/committees/meetings/MeetingScreen'
      ).then((screens) => screens.MeetingScreen),
    queries: ({ params: { slug = '', id = '' }, locale }) => [
      (dispatch) => dispatch(meetingsApi.endpoints.getMeeting.initiate({ slug, id, locale })),
    ],
  },
  'governance.list': {
    chunk: 'governance',
    load: () =>
      import(/* webpackChunkName: "governance" */ '../features/governance/GovernanceScreen').then(
        (screens) => screens.GovernanceScreen,
      ),
    queries: ({ locale, search }) => listGovernanceQueries(locale, search),
  },
  'governance.detail': {
    chunk: 'governance',
    load: () =>
      import(/* webpackChunkName: "governance" */ '../features/governance/EntryScreen').then(
        (screens) => screens.EntryScreen,
      ),
    queries: ({ route, params, locale, search }) => [
      queryContent(toDetailArg({ section: 'governance', slug: params.slug ?? '', locale }, search)),
      queryList(toKindArg('body', locale)),
      queryList(toBodyDecisionsArg(params.slug ?? '', locale)),
      ...queryComments({ route, params, search }),
    ],
  },
  'events.list': {
    chunk: 'events',
    load: () =>
      import(/* webpackChunkName: "events" */ '../features/events/EventsScreen').then(
        (screens) => screens.EventsScreen,
      ),
    queries: ({ locale, search }) => [
      isMonthView(search)
        ? (dispatch) =>
            dispatch(calendarApi.endpoints.getMonth.initiate(toMonthArg(locale, search)))
        : queryList(toListArg('events', locale, search)),
    ],
  },
  'events.detail': {
    chunk: 'events',
    load: () =>
      import(/* webpackChunkName: "events" */ '../features/events/EventScreen').then(
        (screens) => screens.EventScreen,
      ),
  },
  'events.import': {
    chunk: 'event-import',
    load: () =>
      import(/* webpackChunkName: "event-import" */ '../features/edit/importing/ImportScreen').then(
        (screens) => screens.ImportScreen,
      ),
  },
  'events.ticket': {
    chunk: 'event-door',
    load: () =>
      import(/* webpackChunkName: "event-door" */ '../features/events/TicketScreen').then(
        (screens) => screens.TicketScreen,
      ),
  },
  'events.door': {
    chunk: 'event-door',
    load: () =>
      import(/* webpackChunkName: "event-door" */ '../features/events/CheckInScreen').then(
        (screens) => screens.CheckInScreen,
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
    queries: ({ params: { slug = '' }, locale, search }) => [
      queryContent(toDetailArg({ section: 'quizzes', slug, locale }, search)),
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
  'me.teams': {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/teams/MyTeamsScreen').then(
        (screens) => screens.MyTeamsScreen,
      ),
  },
  'me.committees': {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/committees/MySeatsScreen').then(
        (screens) => screens.MySeatsScreen,
      ),
  },
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
      import(/* webpackChunkName: "me" */ '../features/me/notifications/NotificationsScreen').then(
        (screens) => screens.NotificationsScreen,
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
  'me.events': {
    chunk: 'me',
    load: () =>
      import(/* webpackChunkName: "me" */ '../features/me/events/MyEventsScreen').then(
        (screens) => screens.MyEventsScreen,
      ),
  },
  'me.security': {
    chunk: 'security',
    load: () =>
      import(/* webpackChunkName: "security" */ '../features/me/SecurityScreen').then(
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
    queries: ({ params: { slug = '' }, locale }) => [
      queryContent({ section: 'legal', slug, locale }),
    ],
  },
  'legal.edit': {
    chunk: 'legal-edit',
    load: () =>
      import(
        /* webpackChunkName: "legal-edit" */ '../features/legal/writing/LegalWritingScreen'
      ).then((screens) => screens.LegalWritingScreen),
  },
  pages: {
    chunk: 'legal',
    load: () =>
      import(/* webpackChunkName: "legal" */ '../features/legal/FreePageScreen').then(
        (screens) => screens.FreePageScreen,
      ),
    queries: ({ params: { slug = '' }, locale, settings: { number } }) => [
      (dispatch) => dispatch(freePagesApi.endpoints.getFreePage.initiate({ slug, locale, number })),
    ],
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
      import(/* webpackChunkName: "admin" */ '../features/admin/WorkScreen').then(
        (screens) => screens.WorkScreen,
      ),
  },
  'admin.people': {
    chunk: 'admin-people',
    load: () =>
      import(/* webpackChunkName: "admin-people" */ '../features/admin/PeopleScreen').then(
        (screens) => screens.PeopleScreen,
      ),
  },
  'admin.person': {
    chunk: 'admin-people',
    load: () =>
      import(/* webpackChunkName: "admin-people" */ '../features/admin/PersonScreen').then(
        (screens) => screens.PersonScreen,
      ),
  },
  'admin.invitations': {
    chunk: 'admin-people',
    load: () =>
      import(
        /* webpackChunkName: "admin-people" */ '../features/admin/invitations/InvitationsScreen'
      ).then((screens) => screens.InvitationsScreen),
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
  register: {
    ...access(() =>
      import(/* webpackChunkName: "sign-in" */ '../features/register/RegisterScreen').then(
        (screens) => screens.RegisterScreen,
      ),
    ),
    // A quick person has accepted the terms as well.
    queries: ({ locale }) => [
      queryContent({ section: 'legal', slug: 'terms-and-conditions', locale }),
    ],
  },
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
  'confirm-new-email': access(() =>
    import(/* webpackChunkName: "sign-in" */ '../features/email-change/ConfirmNewEmailScreen').then(
      (screens) => screens.ConfirmNewEmailScreen,
    ),
  ),
  'undo-email-change': access(() =>
    import(/* webpackChunkName: "sign-in" */ '../features/email-change/UndoEmailChangeScreen').then(
      (screens) => screens.UndoEmailChangeScreen,
    ),
  ),
  'accept-invitation': access(() =>
    import(
      /* webpackChunkName: "sign-in" */ '../features/accept-invitation/AcceptInvitationScreen'
    ).then((screens) => screens.AcceptInvitationScreen),
  ),
  search: {
    chunk: 'search',
    load: () =>
      import(/* webpackChunkName: "search" */ '../features/search/SearchScreen').then(
        (screens) => screens.SearchScreen,
      ),
    queries: ({ locale, search, settings }) => {
      const arg = toSearchArg(locale, search);
      const found: Query = (dispatch) => dispatch(searchApi.endpoints.search.initiate(arg));
      if (!isEmptySearch(arg) || !isSectionOn(settings, 'have-your-say')) return [found];
      return [found, queryList(toClosingSoonArg(locale))];
    },
  },
  feedback: {
    chunk: 'feedback',
    load: () =>
      import(/* webpackChunkName: "feedback" */ '../features/feedback/FeedbackScreen').then(
        (screens) => screens.FeedbackScreen,
      ),
  },
  'admin.contents': {
    chunk: 'admin',
    load: () =>
      import(
        /* webpackChunkName: "admin" */ '../features/admin/contents/EditorialQueueScreen'
      ).then((screens) => screens.EditorialQueueScreen),
  },
  'admin.moderation': withMarkdown({
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/moderation/ModerationScreen').then(
        (screens) => screens.ModerationScreen,
      ),
  }),
  'admin.jobs': {
    chunk: 'admin',
    load: () =>
      import(/* webpackChunkName: "admin" */ '../features/admin/jobs/JobsScreen').then(
        (screens) => screens.JobsScreen,
      ),
  },
  'admin.settings': {
    chunk: 'admin-settings',
    load: () =>
      import(
        /* webpackChunkName: "admin-settings" */ '../features/admin/settings/SettingsScreen'
      ).then((screens) => screens.SettingsScreen),
  },
  'admin.settings.area': settingsArea,
  'admin.pages': settingsArea,
  setup: {
    chunk: 'setup',
    load: () =>
      import(/* webpackChunkName: "setup" */ '../features/setup/SetupScreen').then(
        (screens) => screens.SetupScreen,
      ),
  },
  'admin.settings.districts': {
    chunk: 'admin-vocabulary',
    load: () =>
      import(
        /* webpackChunkName: "admin-vocabulary" */ '../features/admin/settings/vocabulary/VocabularyScreen'
      ).then((screens) => screens.DistrictsScreen),
  },
  'admin.settings.topics': {
    chunk: 'admin-vocabulary',
    load: () =>
      import(
        /* webpackChunkName: "admin-vocabulary" */ '../features/admin/settings/vocabulary/VocabularyScreen'
      ).then((screens) => screens.TopicsScreen),
  },
  unsubscribe: {
    chunk: 'unsubscribe',
    load: () =>
      import(
        /* webpackChunkName: "unsubscribe" */ '../features/unsubscribe/UnsubscribeScreen'
      ).then((screens) => screens.UnsubscribeScreen),
  },
  'open-data': {
    chunk: 'open-data',
    load: () =>
      import(/* webpackChunkName: "open-data" */ '../features/open-data/OpenDataScreen').then(
        (screens) => screens.OpenDataScreen,
      ),
    queries: ({ locale }) => [
      (dispatch) => dispatch(openDataApi.endpoints.getOpenData.initiate(locale)),
    ],
  },
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
    ahead: ['session', 'token-validation'],
  },
};

const history: ScreenEntry = {
  chunk: 'history',
  load: () =>
    import(/* webpackChunkName: "history" */ '../features/history/HistoryScreen').then(
      (screens) => screens.HistoryScreen,
    ),
};

const SCREEN_OF_KIND: Partial<Record<Route['kind'], ScreenEntry>> = {
  list: sectionList,
  detail: sectionDetail,
  create,
  edit: change,
  history,
  legal,
};

/** Returns the screen of a route, with its requests. */
export function getScreen(route: Route): ScreenEntry {
  const queries = QUERIES_OF_KIND[route.kind];
  const screen = SCREENS[route.name] ?? SCREEN_OF_KIND[route.kind] ?? notFound;
  return { ...(queries && { queries }), ...screen };
}

export function listQueries(context: ScreenContext): readonly Query[] {
  return getScreen(context.route).queries?.(context) ?? [];
}
