import { ADMIN_STORIES } from '../features/admin/admin.stories';
import { FEEDBACK_ADMIN_STORIES } from '../features/admin/feedback.stories';
import { JOB_STORIES } from '../features/admin/jobs/jobs.stories';
import { SETTINGS_STORIES } from '../features/admin/settings/settings.stories';
import { SETUP_STORIES } from '../features/setup/setup.stories';
import { UNSUBSCRIBE_STORIES } from '../features/unsubscribe/unsubscribe.stories';
import { EDITORIAL_QUEUE_STORIES } from '../features/admin/contents/editorialQueue.stories';
import { MODERATION_STORIES } from '../features/admin/moderation/moderation.stories';
import { POST_STORIES } from '../features/blogs/PostScreen.stories';
import { MEETING_STORIES } from '../features/committees/meetings/meetings.stories';
import { MEETING_EDIT_STORIES } from '../features/committees/meetings/edit/meetingEdit.stories';
import { RECORD_STORIES } from '../features/committees/meetings/record/record.stories';
import { COMMITTEE_STORIES } from '../features/committees/CommitteeScreen.stories';
import { DIALOG_STORIES } from '../features/dialogs/DialogScreen.stories';
import { DIALOG_WRITING_STORIES } from '../features/dialogs/writing/dialogWriting.stories';
import { STATEMENT_STORIES } from '../features/dialogs/statements/statements.stories';
import { REPORT_STORIES } from '../features/dialogs/report/report.stories';
import { DETAIL_STORIES } from '../features/edit/details/details.stories';
import { EDIT_STORIES } from '../features/edit/edit.stories';
import { EDIT_FILE_STORIES } from '../features/edit/files/files.stories';
import { ERROR_STORIES } from '../features/errors/errors.stories';
import { EVENT_STORIES } from '../features/events/EventScreen.stories';
import { FAQ_STORIES } from '../features/faqs/FaqScreen.stories';
import { FEEDBACK_STORIES } from '../features/feedback/FeedbackScreen.stories';
import { GOVERNANCE_STORIES } from '../features/governance/EntryScreen.stories';
import { POLL_STORIES } from '../features/have-your-say/PollScreen.stories';
import { BUILDER_STORIES } from '../features/have-your-say/builder/builder.stories';
import { HISTORY_STORIES } from '../features/history/history.stories';
import { HOME_STORIES } from '../features/home/HomeScreen.stories';
import { LEGAL_WRITING_STORIES } from '../features/legal/writing/legalWriting.stories';
import { LEGAL_STORIES } from '../features/legal/LegalScreen.stories';
import { ME_STORIES } from '../features/me/MyContentsScreen.stories';
import { NOTIFICATION_STORIES } from '../features/me/notifications/notifications.stories';
import { MY_POLLS_STORIES } from '../features/me/MyPollsScreen.stories';
import { PROFILE_STORIES } from '../features/me/ProfileScreen.stories';
import { DATA_STORIES } from '../features/me/DataScreen.stories';
import { MY_DIALOGS_STORIES } from '../features/me/dialogs/dialogs.stories';
import { OPEN_DATA_STORIES } from '../features/open-data/OpenDataScreen.stories';
import { LOG_STORIES } from '../features/moderation/log.stories';
import { PUBLICATION_STORIES } from '../features/publications/PublicationScreen.stories';
import { QUIZ_STORIES } from '../features/quizzes/QuizScreen.stories';
import { COURSE_BUILDER_STORIES } from '../features/training/builder/courseBuilder.stories';
import { QUIZ_BUILDER_STORIES } from '../features/quizzes/builder/quizBuilder.stories';
import { SECURITY_STORIES } from '../features/me/SecurityScreen.stories';
import { REGISTER_STORIES } from '../features/register/RegisterScreen.stories';
import { ACCESS_STORIES } from '../features/sign-in/SignInScreen.stories';
import { SORTITION_STORIES } from '../features/committees/draws/Sortitions.stories';
import { CREATE_SORTITION_STORIES } from '../features/committees/draws/create/createSortition.stories';
import { TEAM_STORIES } from '../features/teams/TeamScreen.stories';
import { TRAINING_STORIES } from '../features/training/TrainingScreen.stories';
import { USER_STORIES } from '../features/user/UserScreen.stories';
import { TERMS_STORIES } from '../app/layout/TermsNotice.stories';
import { OFFLINE_STORIES } from '../features/have-your-say/offline.stories';
import { SEARCH_STORIES } from '../features/search/SearchScreen.stories';
import type { Story } from './story';

/** All screens in the order of the navigation. */
export const STORIES: readonly Story[] = [
  ...HOME_STORIES,
  ...POLL_STORIES,
  ...BUILDER_STORIES,
  ...DIALOG_STORIES,
  ...STATEMENT_STORIES,
  ...DIALOG_WRITING_STORIES,
  ...REPORT_STORIES,
  ...POST_STORIES,
  ...PUBLICATION_STORIES,
  ...TRAINING_STORIES,
  ...TEAM_STORIES,
  ...SORTITION_STORIES,
  ...CREATE_SORTITION_STORIES,
  ...COMMITTEE_STORIES,
  ...MEETING_STORIES,
  ...MEETING_EDIT_STORIES,
  ...RECORD_STORIES,
  ...GOVERNANCE_STORIES,
  ...EVENT_STORIES,
  ...QUIZ_STORIES,
  ...QUIZ_BUILDER_STORIES,
  ...COURSE_BUILDER_STORIES,
  ...FAQ_STORIES,
  ...PROFILE_STORIES,
  ...ME_STORIES,
  ...NOTIFICATION_STORIES,
  ...MY_POLLS_STORIES,
  ...MY_DIALOGS_STORIES,
  ...SECURITY_STORIES,
  ...USER_STORIES,
  ...ACCESS_STORIES,
  ...LEGAL_STORIES,
  ...LEGAL_WRITING_STORIES,
  ...ERROR_STORIES,
  ...FEEDBACK_STORIES,
  ...ADMIN_STORIES,
  ...FEEDBACK_ADMIN_STORIES,
  ...EDITORIAL_QUEUE_STORIES,
  ...JOB_STORIES,
  ...SETTINGS_STORIES,
  ...SETUP_STORIES,
  ...UNSUBSCRIBE_STORIES,
  ...MODERATION_STORIES,
  ...LOG_STORIES,
  ...OPEN_DATA_STORIES,
  ...DATA_STORIES,
  ...REGISTER_STORIES,
  ...EDIT_STORIES,
  ...DETAIL_STORIES,
  ...EDIT_FILE_STORIES,
  ...HISTORY_STORIES,
  ...TERMS_STORIES,
  ...SEARCH_STORIES,
  ...OFFLINE_STORIES,
];
