import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accountRoutes';
import { accountInvitationRoutes } from './accounts/invitations/invitationRoutes';
import { adminRoutes } from './admin/adminRoutes';
import { sortitionRoutes } from './committees/draws/sortitionRoutes';
import { meetingRoutes } from './committees/meetings/meetingRoutes';
import { seatRoutes } from './committees/seats/seatRoutes';
import { commentRoutes } from './comments/commentRoutes';
import { commentWriteRoutes } from './comments/commentWriteRoutes';
import { mentionableRoutes } from './comments/mentionableRoutes';
import { myCommentRoutes } from './comments/myCommentRoutes';
import { calendarRoutes } from './calendar/calendarRoutes';
import { feedAddressRoutes } from './calendar/feedAddressRoutes';
import { organiserRoutes } from './registrations/organiserRoutes';
import { certificateRoutes } from './training/certificateRoutes';
import { courseRoutes } from './training/courseRoutes';
import { courseWritingRoutes } from './training/writing/courseWritingRoutes';
import { registrationRoutes } from './registrations/registrationRoutes';
import { postRoutes } from './blogs/postRoutes';
import { alikeRoutes } from './dialogs/opinions/alikeRoutes';
import { opinionDownloadRoutes } from './dialogs/opinions/downloadRoutes';
import { opinionRoutes } from './dialogs/opinions/opinionRoutes';
import { seedRoutes } from './dialogs/statements/seedRoutes';
import { statementRoutes } from './dialogs/statements/statementRoutes';
import { statementWriteRoutes } from './dialogs/statements/statementWriteRoutes';
import { importRoutes } from './events/importing/importRoutes';
import { feedbackRoutes } from './feedback/feedbackRoutes';
import { followRoutes } from './follows/followRoutes';
import { ballotRoutes } from './have-your-say/ballotRoutes';
import { downloadRoutes } from './have-your-say/results/downloadRoutes';
import { resultRoutes } from './have-your-say/results/resultRoutes';
import { pollCreationRoutes } from './have-your-say/writing/pollCreationRoutes';
import { dialogWritingRoutes } from './dialogs/writing/dialogWritingRoutes';
import { paperRoutes } from './have-your-say/writing/paperRoutes';
import { governanceRoutes } from './governance/governanceRoutes';
import { indicatorRoutes } from './governance/indicators/indicatorRoutes';
import { fileRoutes } from './files/fileRoutes';
import { detailRoutes } from './editing/details/detailRoutes';
import { earlierFactsRoutes } from './editing/earlier-facts/earlierFactsRoutes';
import { editingRoutes } from './editing/editingRoutes';
import { streamRoutes } from './live/streamRoutes';
import { legalRoutes } from './legal/legalRoutes';
import { jobRoutes } from './jobs/jobRoutes';
import { doorRoutes } from './me/doorRoutes';
import { exportAndDeletionRoutes } from './me/exportAndDeletionRoutes';
import { meRoutes } from './me/meRoutes';
import { myStatementRoutes } from './me/myStatementRoutes';
import { pictureRoutes } from './me/pictureRoutes';
import { profileRoutes } from './me/profileRoutes';
import { passkeyRoutes } from './me/passkeyRoutes';
import { secondFactorRoutes } from './me/secondFactorRoutes';
import { securityRoutes } from './me/securityRoutes';
import { termsRoutes } from './me/termsRoutes';
import { moderationRoutes } from './moderation/moderationRoutes';
import { ownModerationRoutes } from './moderation/ownModerationRoutes';
import { notificationRoutes } from './notifications/notificationRoutes';
import { digestRoutes } from './notifications/digest/digestRoutes';
import { unsubscribeRoutes } from './notifications/digest/unsubscribeRoutes';
import { pushRoutes } from './notifications/push/pushRoutes';
import { openDataRoutes } from './open-data/openDataRoutes';
import { attemptRoutes } from './quizzes/attemptRoutes';
import { quizWritingRoutes } from './quizzes/writing/quizWritingRoutes';
import { helpfulnessRoutes } from './faqs/helpfulnessRoutes';
import { reactionRoutes } from './reactions/reactionRoutes';
import { searchRoutes } from './search/searchRoutes';
import { publicationRoutes } from './publications/publicationRoutes';
import { statisticsRoutes } from './statistics/statisticsRoutes';
import { teamRoutes } from './teams/teamRoutes';
import { translationRoutes } from './translations/translationRoutes';
import { userRoutes } from './user/userRoutes';
import { brandRoutes } from './look/brandRoutes';
import { settingsRoutes } from './settings/settingsRoutes';
import { setupRoutes } from './setup/setupRoutes';
import { vocabularyRoutes } from './settings/vocabularyRoutes';
import { workRoutes } from './work/workRoutes';
import type { HostContext } from './hostContext';

/** All routes below `/v1`, besides the lists and pages of the sections. */
export const ROUTES: readonly ((app: FastifyInstance, context: HostContext) => void)[] = [
  commentRoutes,
  commentWriteRoutes,
  mentionableRoutes,
  myCommentRoutes,
  statementRoutes,
  statementWriteRoutes,
  seedRoutes,
  opinionRoutes,
  opinionDownloadRoutes,
  alikeRoutes,
  translationRoutes,
  myStatementRoutes,
  followRoutes,
  notificationRoutes,
  reactionRoutes,
  helpfulnessRoutes,
  postRoutes,
  moderationRoutes,
  ownModerationRoutes,
  ballotRoutes,
  downloadRoutes,
  resultRoutes,
  paperRoutes,
  pollCreationRoutes,
  attemptRoutes,
  quizWritingRoutes,
  dialogWritingRoutes,
  publicationRoutes,
  registrationRoutes,
  courseRoutes,
  courseWritingRoutes,
  certificateRoutes,
  calendarRoutes,
  feedAddressRoutes,
  organiserRoutes,
  importRoutes,
  teamRoutes,
  sortitionRoutes,
  meetingRoutes,
  seatRoutes,
  detailRoutes,
  editingRoutes,
  fileRoutes,
  statisticsRoutes,
  governanceRoutes,
  indicatorRoutes,
  searchRoutes,
  feedbackRoutes,
  accountRoutes,
  accountInvitationRoutes,
  meRoutes,
  workRoutes,
  profileRoutes,
  pictureRoutes,
  termsRoutes,
  legalRoutes,
  securityRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  doorRoutes,
  exportAndDeletionRoutes,
  userRoutes,
  adminRoutes,
  streamRoutes,
  openDataRoutes,
  jobRoutes,
  settingsRoutes,
  earlierFactsRoutes,
  setupRoutes,
  vocabularyRoutes,
  brandRoutes,
  digestRoutes,
  unsubscribeRoutes,
  pushRoutes,
];
