// Features add their endpoints where they are used; a replay has no screens, and needs all of them.
// A test compares this list with the tree.
import '../../client/api/accountsApi';
import '../../client/api/contentEndpoints';
import '../../client/api/editingApi';
import '../../client/api/feedbackApi';
import '../../client/api/filesApi';
import '../../client/api/identityApi';
import '../../client/api/opinionsApi';
import '../../client/api/pollFiles';
import '../../client/api/profileApi';
import '../../client/api/settingsApi';
import '../../client/api/sortitionApi';
import '../../client/api/watchContentApi';
import '../../client/features/admin/adminApi';
import '../../client/features/admin/contents/editorialQueueApi';
import '../../client/features/admin/contents/legalStatesApi';
import '../../client/features/admin/feedbackAdminApi';
import '../../client/features/admin/invitations/invitationsApi';
import '../../client/features/admin/jobs/jobsApi';
import '../../client/features/admin/moderation/moderationApi';
import '../../client/features/admin/settings/settingsAdminApi';
import '../../client/features/blogs/postsApi';
import '../../client/features/committees/draws/create/createSortitionApi';
import '../../client/features/committees/meetings/edit/meetingEditApi';
import '../../client/features/committees/meetings/meetingsApi';
import '../../client/features/dialogs/statements/statementWrites';
import '../../client/features/dialogs/statements/statementsApi';
import '../../client/features/dialogs/writing/dialogWritingApi';
import '../../client/features/edit/details/detailsApi';
import '../../client/features/edit/importing/importApi';
import '../../client/features/edit/state/previewApi';
import '../../client/features/edit/state/votersApi';
import '../../client/features/events/calendar/calendarApi';
import '../../client/features/faqs/helpfulnessApi';
import '../../client/features/governance/governanceApi';
import '../../client/features/have-your-say/builder/builderApi';
import '../../client/features/have-your-say/receipt/unvotedPollsApi';
import '../../client/features/history/versionsApi';
import '../../client/features/home/homeApi';
import '../../client/features/legal/freePagesApi';
import '../../client/features/legal/writing/legalWritingApi';
import '../../client/features/me/dialogs/myDialogsApi';
import '../../client/features/me/digest/digestApi';
import '../../client/features/me/meApi';
import '../../client/features/me/notifications/push/pushApi';
import '../../client/features/moderation/logApi';
import '../../client/features/open-data/openDataApi';
import '../../client/features/publications/publicationsApi';
import '../../client/features/quizzes/builder/quizBuilderApi';
import '../../client/features/quizzes/quizzesApi';
import '../../client/features/quizzes/statisticsApi';
import '../../client/features/training/builder/courseBuilderApi';
import '../../client/features/training/courses/coursesApi';
import '../../client/features/unsubscribe/unsubscribeApi';
import '../../client/features/user/userApi';
import '../../client/offline/ballotsApi';
import '../../client/offline/offlineApi';
import '../../client/parts/comments/commentTranslation';
import '../../client/parts/comments/commentWrites';
import '../../client/parts/comments/commentsApi';
import '../../client/parts/comments/mentionableApi';
import '../../client/parts/follow/followApi';
import '../../client/parts/meetings/meetingReplyApi';
import '../../client/parts/notifications/notificationsApi';
import '../../client/parts/reactions/reactionsApi';
import '../../client/parts/registration/registrationsApi';
import '../../client/parts/search/searchApi';
import '../../client/parts/seats/seatsApi';
import '../../client/parts/setup/setupApi';
import '../../client/parts/teams/teamsApi';
import '../../client/parts/vocabulary/vocabularyApi';
import '../../client/parts/work/workApi';
// eslint-disable-next-line no-duplicate-imports -- the list above has a line for each module
import { identityApi } from '../../client/api/identityApi';
import { portalApi } from '../../client/api/portalApi';

interface AnyEndpoint {
  readonly initiate: (arg: unknown, options?: object) => unknown;
}
type Endpoints = Readonly<Record<string, AnyEndpoint>>;

const APIS: Readonly<Record<string, { readonly endpoints: object }>> = { portalApi, identityApi };

/** Finds any endpoint that a page may call. */
export const findEndpoint = (api: string, name: string): AnyEndpoint | undefined =>
  (APIS[api]?.endpoints as Endpoints | undefined)?.[name];
