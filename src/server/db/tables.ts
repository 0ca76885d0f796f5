import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { SecurityEvent, SessionInfo } from '../../shared/contract/accounts';
import type { AuditAction } from '../../shared/contract/admin';
import type { FeedbackKind } from '../../shared/contract/feedback';
import type { Profile } from '../../shared/contract/profile';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { MailEntry } from './mailEntry';
import type { SETTINGS_ORIGINS } from '../../shared/contract/settings';
import type { Answers } from '../../shared/ballots/answers';
import type { Opening } from '../../shared/ballots/opening';
import type { Condition, Method, QuestionType, QuestionSettings } from '../../shared/ballots/paper';
import type { CountedQuestion } from '../../shared/contract/have-your-say';
import type { StoredQuestion } from '../../shared/contract/quizzes';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import type { Timing } from '../../shared/quizzes/timing';
import type { CommentState, ReportReason } from '../../shared/contract/comments';
import type {
  ModeratedKind,
  ModerationDecision,
  QueueCause,
} from '../../shared/contract/moderation';
import type { OpinionMap } from '../../opinions/opinionMap';
import type { Stability } from '../../opinions/stability';
import type {
  SortitionAnswer,
  StoredSource,
  StoredStratum,
} from '../../shared/contract/sortitions';
import type { MemberState } from '../../shared/contract/teams';
import type { TermEnding } from '../../shared/seatRules';
import type { JobCounts } from '../../shared/contract/jobs';
import type { LegalPage } from '../../shared/routes';
import type {
  AttendanceStatus,
  DecisionMethod,
  DecisionResult,
  MeetingReply,
  MeetingState,
} from '../../shared/meetings/meetingRules';
import type {
  MailRhythm,
  NotificationCategory,
  NotificationKind,
  NotificationReason,
} from '../../shared/contract/notifications';
import type { Static } from 'typebox';
import type { CaptionFault } from '../../shared/captions';
import type { createCoverSchema, FileRefusal, FileState } from '../../shared/contract/files';
import type { StoredDataFile } from '../../shared/contract/openData';
import type { ReactionKind } from '../../shared/contract/reactions';
import type { RegistrationState } from '../../shared/contract/registrations';
import type { EnrollmentState } from '../../shared/contract/courses';
import type { Translation } from '../../shared/contract/translations';

/** Columns as they are read, and as they may be written. */
type TimeColumn = ColumnType<Date, Date | string, Date | string>;
type NullableTimeColumn = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
type JsonColumn<T extends object> = JSONColumnType<T>;

/** Columns of a verification: the staff's in `people`, a provider's in `identities`. */
interface VerificationColumns {
  verified_at: NullableTimeColumn;
  verified_until: NullableTimeColumn;
  /** Key of a district. */
  district: ColumnType<string | null, string | null | undefined, string | null>;
  /** First and last day on which the person can have been born. */
  born_from: ColumnType<string | null, string | null | undefined, string | null>;
  born_to: ColumnType<string | null, string | null | undefined, string | null>;
}

interface AccountTables {
  email_changes: {
    id: Generated<string>;
    person_id: string;
    former_email: string;
    email: string;
    confirm_hash: Buffer;
    /** Token of the first mail to the former address; `undo_hash`: of the second. */
    stop_hash: Buffer;
    undo_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    session_id: string | null;
    asked_at: TimeColumn;
    confirm_until: TimeColumn;
    confirmed_at: NullableTimeColumn;
    undo_until: TimeColumn;
  };
  account_invitations: {
    id: Generated<string>;
    email: string;
    email_key: string;
    name: string;
    roles: string[];
    locale: Locale;
    invited_by: string | null;
    token_hash: Buffer;
    sent_at: TimeColumn;
    expires_at: TimeColumn;
    expiry_before_withdrawal: NullableTimeColumn;
    accepted_by: ColumnType<string | null, string | null | undefined, string>;
    accepted_at: NullableTimeColumn;
  };
}

interface SettingsTables {
  /** Rows are added, never changed: the highest revision of an area counts. */
  readonly settings: {
    readonly area: string;
    readonly revision: number;
    readonly value: ColumnType<object, string, never>;
    readonly changed_by: ColumnType<string | null, string | null | undefined, never>;
    readonly origin: (typeof SETTINGS_ORIGINS)[number];
    readonly note: ColumnType<string, string | undefined, never>;
    readonly changed_at: Date;
  };
  /** Pictures of the look, named by the SHA-256 of their bytes. */
  readonly brand_files: {
    readonly id: string;
    readonly media_type: string;
    readonly bytes: Buffer;
    readonly width: number;
    readonly height: number;
    readonly weak_on: string[];
    readonly sent_at: Date;
  };
}

interface TermTable {
  /** Contents name it by this. */
  readonly key: string;
  readonly name: ColumnType<Localized, string, string>;
  readonly position: number;
  readonly retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The one that took its place. */
  readonly merged_into: ColumnType<string | null, string | null | undefined, string | null>;
}

interface VocabularyTables {
  readonly topics: TermTable;
  readonly districts: TermTable & {
    /** The district that it lies in. */
    readonly parent: ColumnType<string | null, string | null | undefined, string | null>;
    /** GeoJSON, WGS 84. */
    readonly shape: ColumnType<object | null, string | null | undefined, string | null>;
  };
}

/** Papers, who voted, what was chosen, and the count. */
interface PollTables {
  poll_questions: {
    id: Generated<string>;
    poll_id: string;
    position: number;
    type: QuestionType;
    method: Method;
    prompt: JsonColumn<Localized>;
    help: JSONColumnType<Localized> | null;
    required: Generated<boolean>;
    settings: JsonColumn<QuestionSettings>;
    conditions: JsonColumn<readonly Condition[]>;
  };
  poll_options: {
    id: Generated<string>;
    poll_id: string;
    question_id: string;
    position: number;
    label: JsonColumn<Localized>;
    description: JSONColumnType<Localized> | null;
    /** Whole units of the currency. The driver gives `bigint` as text. */
    cost: ColumnType<string | number | null, number | null | undefined>;
    starts_at: NullableTimeColumn;
  };
  polls: {
    poll_id: string;
    ballots: Generated<number>;
    links: Generated<number>;
    first_head: string | null;
    head: string | null;
    census: number | null;
    opened_at: NullableTimeColumn;
    sealed_at: NullableTimeColumn;
    counts: JSONColumnType<readonly CountedQuestion[]> | null;
    /** Opening of the poll as it was put to the voters. */
    opening: JSONColumnType<Opening> | null;
    leased_until: NullableTimeColumn;
  };
  poll_links: { poll_id: string; position: number; receipt: string; replaces: string | null };
  poll_census: { poll_id: string; voter_id: string };
  poll_tokens: { poll_id: string; token_hash: Buffer };
  poll_voters: {
    poll_id: string;
    voter_id: string;
    idempotency_key: string;
    receipt: string;
    cast_at: TimeColumn;
  };
  /** Logins that have voted in polls for verified residents. */
  poll_logins: { poll_id: string; login_key: Buffer };
  /** Keys of ballots that were replaced. */
  poll_keys: { poll_id: string; voter_id: string; key: string };
  ballots: {
    id: Generated<string>;
    poll_id: string;
    voter_id: string | null;
    answers: JsonColumn<Answers>;
  };
}

/** Questions of quizzes as they were asked, and attempts at them. */
interface QuizTables {
  quiz_papers: {
    id: Generated<string>;
    quiz_id: string;
    questions: JsonColumn<readonly StoredQuestion[]>;
    digest: ColumnType<string, never, never>;
  };
  quiz_attempts: {
    id: Generated<string>;
    quiz_id: string;
    paper_id: string;
    person_id: string;
    number: number;
    timing: Timing;
    started_at: TimeColumn;
    ends_at: NullableTimeColumn;
    answers: JSONColumnType<QuizAnswers, string | undefined>;
    saved_at: NullableTimeColumn;
    submitted_at: NullableTimeColumn;
    is_late: Generated<boolean>;
    points: JSONColumnType<readonly number[], string | undefined> | null;
    percent: ColumnType<number | null, number | undefined>;
    has_passed: ColumnType<boolean | null, boolean | undefined>;
  };
  quiz_extra_times: {
    quiz_id: string;
    person_id: string;
    timing: Exclude<Timing, 'usual'>;
    given_at: TimeColumn;
  };
}

/** Reason why something is held before anybody has seen it. */
export type HeldFor = Exclude<QueueCause, 'reports' | 'appeal'>;

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of what people write under a content, and what moderation decides about it. */
interface CommentTables {
  comments: {
    id: Generated<string>;
    content_id: string;
    parent_id: string | null;
    root_id: string;
    depth: number;
    author_id: string | null;
    body: string;
    lang: Locale;
    alignment: number;
    votes_up: Generated<number>;
    votes_down: Generated<number>;
    created_at: TimeColumn;
    edited_at: NullableTimeColumn;
    deleted_at: NullableTimeColumn;
    state: Generated<CommentState>;
    held_for: Optional<HeldFor>;
    hidden_for: Optional<ReportReason>;
    replies: Generated<number>;
    revision: Generated<number>;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    moderation_revision: Generated<number>;
    /** The database makes it from the votes. */
    best: ColumnType<number, never, never>;
  };
  comment_votes: { comment_id: string; person_id: string; value: number };
  comment_versions: {
    comment_id: string;
    revision: number;
    body: string;
    lang: Locale;
    at: TimeColumn;
  };
  comment_mentions: { comment_id: string; person_id: string };
  reports: {
    kind: ModeratedKind;
    target_id: string;
    content_id: string;
    reporter_id: string;
    reason: ReportReason;
    note: Generated<string>;
    at: TimeColumn;
    decision_id: Optional<string>;
  };
  moderations: {
    id: Generated<string>;
    number: Generated<number>;
    decision_id: string;
    kind: ModeratedKind;
    target_id: string;
    content_id: string;
    decision: ModerationDecision;
    before: Exclude<CommentState, 'deleted'>;
    before_for: Optional<HeldFor | ReportReason>;
    reason: Optional<ReportReason>;
    feedback: Generated<string>;
    by_id: string | null;
    automatic: boolean;
    at: TimeColumn;
    undone_at: NullableTimeColumn;
    appeal: Optional<string>;
    appealed_at: NullableTimeColumn;
  };
}

/** Tables of what people say in dialogs of statements, and how others answer. */
interface StatementTables {
  statement_dialogs: {
    content_id: string;
    statements: Generated<number>;
    participants: Generated<number>;
    shown: Generated<number>;
    votes: Generated<number>;
    revision: Generated<number>;
    order_key: Generated<string>;
  };
  statements: {
    id: Generated<string>;
    content_id: string;
    number: number;
    author_id: string | null;
    lang: Locale;
    state: Generated<CommentState>;
    held_for: ColumnType<HeldFor | null, HeldFor | null | undefined, HeldFor | null>;
    hidden_for: ColumnType<
      ReportReason | null,
      ReportReason | null | undefined,
      ReportReason | null
    >;
    is_seed: Generated<boolean>;
    is_meta: Generated<boolean>;
    agrees: Generated<number>;
    disagrees: Generated<number>;
    seen: Generated<number>;
    agreed: ColumnType<number, never, never>;
    disagreed: ColumnType<number, never, never>;
    created_at: TimeColumn;
    deleted_at: NullableTimeColumn;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    moderation_revision: Generated<number>;
  };
  statement_texts: {
    statement_id: string;
    content_id: string;
    lang: Locale;
    body: string;
    letters: string;
  };
  statement_participants: {
    content_id: string;
    number: number;
    person_id: string | null;
    joined_at: TimeColumn;
  };
  statement_votes: {
    content_id: string;
    number: number;
    participant: number;
    statement: number;
    vote: -1 | 0 | 1;
    at: TimeColumn;
    is_own: Generated<boolean>;
  };
  opinion_maps: {
    content_id: string;
    version: number;
    votes: number;
    revision: number;
    at: TimeColumn;
    map: JsonColumn<OpinionMap>;
    priorities: number[];
    places: Buffer;
    memory: JsonColumn<Record<string, unknown>>;
    stability: JsonColumn<Stability> | null;
    stability_version: number | null;
  };
  opinion_leases: {
    content_id: string;
    host: string;
    leased_until: TimeColumn;
  };
}

/** Statements that the same people answered in the same way. */
interface AlikeTables {
  statement_alikes: {
    content_id: string;
    statement_id: string;
    other_id: string;
    found_at: TimeColumn;
    stands: boolean;
  };
  alike_looks: { content_id: string; votes: number };
}

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Draws by lot for committees, and who put themselves forward. */
interface SortitionTables {
  draws: {
    id: Generated<string>;
    content_id: string;
    title: JsonColumn<Localized>;
    strata: ColumnType<readonly StoredStratum[], string, never>;
    sources: ColumnType<readonly StoredSource[], string, never>;
    for_verified: boolean;
    opens_at: TimeColumn;
    closes_at: TimeColumn;
    answer_days: number;
    frozen_at: NullableTimeColumn;
    list_digest: ColumnType<string | null, string | null | undefined, string | null>;
    seed: NullableJson<readonly (readonly number[])[]>;
    seed_by: ColumnType<string | null, string | null | undefined, string | null>;
    confirmed_by: ColumnType<string | null, string | null | undefined, string | null>;
    drawn_at: NullableTimeColumn;
    cancelled_at: NullableTimeColumn;
    cancel_reason: NullableJson<Localized>;
    created_by: string | null;
    created_at: TimeColumn;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
  };
  draw_volunteers: {
    id: Generated<string>;
    draw_id: string;
    person_id: string | null;
    stratum: string;
    is_public: boolean;
    salt: string;
    commitment: string;
    volunteered_at: TimeColumn;
    ticket: ColumnType<number | null, number | null | undefined, number>;
    place: ColumnType<number | null, number | null | undefined, number>;
    state: ColumnType<SortitionAnswer, SortitionAnswer | undefined, SortitionAnswer>;
    answer_until: NullableTimeColumn;
  };
  /** The logins that an entry of a draw among verified residents stands for. */
  draw_logins: { draw_id: string; login_key: Buffer; volunteer_id: string };
}

/** Tables of who belongs to teams and committees, and who is about to. */
interface TeamTables {
  memberships: {
    content_id: string;
    person_id: string;
    role: string;
    title: JSONColumnType<Localized> | null;
    since: string;
    until: string | null;
    state: Generated<MemberState>;
    joined_at: NullableTimeColumn;
    invited_by: Generated<string | null>;
    note: Generated<string>;
    id: Generated<string>;
    /** The how-manieth of this person in a committee; in a team always the first. */
    term: Generated<number>;
    /** The key of a category in the committee's composition. */
    seat: Generated<string | null>;
    ended_as: Generated<TermEnding | null>;
    /** A poll. */
    elected_by: Generated<string | null>;
    /** In the words of the person; empty: nothing to declare; null: not declared yet. */
    interests: Generated<string | null>;
    interests_locale: Generated<Locale | null>;
    interests_at: NullableTimeColumn;
  };
  team_invitations: {
    id: Generated<string>;
    content_id: string;
    email: string | null;
    email_key: string | null;
    invited_by: string | null;
    created_at: TimeColumn;
    expires_at: TimeColumn;
    uses: number;
    used: Generated<number>;
    ended_at: NullableTimeColumn;
    request_key: Generated<Buffer | null>;
  };
}

/** Tables of what people follow. */
interface FollowTables {
  follows: { content_id: string; person_id: string; is_following: boolean; at: TimeColumn };
}

/** Tables of what people say of answers to questions. */
interface FaqTables {
  faq_votes: {
    content_id: string;
    /** Null: a visitor. */
    person_id: string | null;
    visitor: Buffer | null;
    is_helpful: boolean;
  };
}

/** Tables of what is done again and again, and how it went the last time. */
interface JobTables {
  jobs: {
    name: string;
    next_at: TimeColumn;
    leased_until: NullableTimeColumn;
    leased_by: string | null;
    started_at: NullableTimeColumn;
    finished_at: NullableTimeColumn;
    done_at: NullableTimeColumn;
    failures: Generated<number>;
    fault: string | null;
    done: JsonColumn<JobCounts>;
  };
}

/** The next versions of legal texts while they are written. */
interface LegalTables {
  legal_drafts: {
    kind: LegalPage;
    title: JsonColumn<Localized>;
    summary: JsonColumn<Localized>;
    body: JsonColumn<Localized>;
    what_changed: JsonColumn<Localized>;
    original_locale: Locale;
    revision: Generated<number>;
    change_key: Buffer | null;
    updated_at: TimeColumn;
    updated_by: string | null;
    from_template: Generated<boolean>;
    signed_off_at: NullableTimeColumn;
    signed_off_by: string | null;
  };
}

/** Meetings of committees, and what came of them. */
interface MeetingTables {
  meetings: {
    id: Generated<string>;
    content_id: string;
    starts_at: TimeColumn;
    ends_at: NullableTimeColumn;
    time_zone: string;
    title: JsonColumn<Localized>;
    place: JsonColumn<Localized>;
    online_url: string | null;
    is_public: boolean;
    state: Generated<MeetingState>;
    reason: ColumnType<Localized | null, string | null | undefined, string | null>;
    minutes: ColumnType<Localized, string | undefined, string>;
    minutes_state: Generated<'draft' | 'published'>;
    minutes_published_at: NullableTimeColumn;
    version: Generated<number>;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    change_key: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
    updated_at: TimeColumn;
  };
  agenda_items: {
    id: string;
    meeting_id: string;
    parent_id: string | null;
    position: number;
    title: JsonColumn<Localized>;
    minutes: number;
    note: JsonColumn<Localized>;
  };
  meeting_attendance: { meeting_id: string; person_id: string | null; state: AttendanceStatus };
  meeting_replies: {
    meeting_id: string;
    person_id: string;
    reply: MeetingReply;
    replied_at: TimeColumn;
  };
  meeting_decisions: {
    id: string;
    meeting_id: string;
    agenda_item_id: string | null;
    number: number;
    text: JsonColumn<Localized>;
    method: DecisionMethod;
    votes_for: number | null;
    votes_against: number | null;
    votes_abstained: number | null;
    result: DecisionResult;
    entry_id: Generated<string | null>;
  };
}

interface NotificationsTable {
  readonly id: Generated<string>;
  readonly person_id: string;
  readonly kind: NotificationKind;
  readonly because: NotificationReason;
  readonly content_id: string | null;
  readonly actor_id: string | null;
  readonly occasion: string;
  readonly at: Date;
  readonly read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Taken from the list by the person; still there for them to bring back. */
  readonly deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface NotificationTables {
  readonly notifications: NotificationsTable;
  readonly notification_settings: {
    readonly person_id: string;
    readonly category: NotificationCategory;
    readonly shown: boolean;
    readonly mail: MailRhythm;
    readonly push: boolean;
  };
  readonly notification_plans: {
    readonly person_id: string;
    /** Null: never chosen; the city's zone holds. */
    readonly time_zone: string | null;
    readonly hour: number;
    readonly weekday: number;
    readonly daily_until: NullableTimeColumn;
    readonly weekly_until: NullableTimeColumn;
    readonly unanswered: Generated<number>;
    readonly digest_at: NullableTimeColumn;
    readonly each_until: NullableTimeColumn;
    readonly each_mails: Generated<number>;
    readonly each_at: NullableTimeColumn;
  };
  readonly push_subscriptions: {
    readonly id: Generated<string>;
    readonly person_id: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    readonly locale: Locale;
    readonly expires_at: NullableTimeColumn;
    readonly created_at: Date;
    readonly next_at: ColumnType<Date, Date, Date>;
    readonly attempts: Generated<number>;
    readonly session_id: ColumnType<string | null, string | null, string | null>;
  };
  readonly pushes: {
    readonly subscription_id: string;
    readonly notification_id: string;
    readonly at: Date;
  };
}

export type StoredCover = Static<ReturnType<typeof createCoverSchema<typeof Localized>>>;
export interface StoredRetraction {
  /** The day in the city. */
  readonly on: string;
  readonly reason: Localized;
}

/** Tables of how contents are written, kept and illustrated. */
interface PublishingTables {
  content_versions: {
    content_id: string;
    revision: number;
    at: TimeColumn;
    person_id: string | null;
    is_public: boolean;
    note: Generated<string>;
    status: string;
    title: JsonColumn<Localized>;
    summary: JsonColumn<Localized>;
    body: JsonColumn<Localized>;
    details: JsonColumn<object>;
    act: Generated<string>;
    visibility: Generated<string>;
    is_autosave: Generated<boolean>;
  };
  fitting_translations: { content_id: string; name: string; revision: number };
  preview_links: {
    id: Generated<string>;
    content_id: string;
    token_hash: Buffer;
    created_by: string | null;
    created_at: TimeColumn;
    expires_at: TimeColumn;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
  };
  files: {
    id: Generated<string>;
    uploaded_by: string | null;
    name: string;
    bytes: number;
    received: Generated<number>;
    media_type: string | null;
    sha256: string | null;
    width: number | null;
    height: number | null;
    state: FileState;
    refusal: FileRefusal | null;
    /** Faults of captions, line by line. */
    faults: ColumnType<CaptionFault[] | null, string | null | undefined, string | null>;
    created_at: TimeColumn;
    received_at: TimeColumn;
    creation_key: Buffer | null;
  };
  file_parts: {
    file_id: string;
    starts_at: number;
    bytes: number;
    part: string;
  };
  attachments: {
    id: Generated<string>;
    content_id: string;
    file_id: string;
    position: number;
    title: JsonColumn<Localized>;
    description: JsonColumn<Localized>;
    locale: Locale | null;
    added_at: TimeColumn;
  };
}

/** When the public data were written to files, and which they are. */
interface OpenDataTables {
  open_data_runs: {
    id: Generated<string>;
    started_at: TimeColumn;
    leased_until: TimeColumn;
    finished_at: NullableTimeColumn;
    failed: Generated<boolean>;
    files: JsonColumn<StoredDataFile[]>;
  };
}

/** Tables of what people say of contents without words. */
interface ReactionTables {
  reactions: { content_id: string; person_id: string; kind: ReactionKind; at: TimeColumn };
}

/** Tables of who comes to what takes place, and where calendar programs read it. */
interface RegistrationTables {
  registrations: {
    id: Generated<string>;
    content_id: string;
    person_id: string;
    state: RegistrationState;
    guests: number;
    code: string;
    number: number;
    is_public: boolean;
    registered_at: TimeColumn;
    checked_in_at: NullableTimeColumn;
  };
  calendar_feeds: { person_id: string; token_hash: Buffer; created_at: TimeColumn };
}

/** Tables of migrations 043 and 050. */
interface CourseTables {
  enrollments: {
    id: Generated<string>;
    course_id: string;
    person_id: string;
    state: EnrollmentState;
    last_lesson: string | null;
    enrolled_at: Date;
    completed_at: Date | null;
  };
  lesson_progress: { enrollment_id: string; lesson: string; done_at: Date };
  certificates: {
    enrollment_id: string;
    number: string;
    salt: Buffer;
    name_hash: Buffer;
    issued_at: Date;
    withdrawn_at: Date | null;
    withdrawal_reason: string | null;
  };
}

/** Tables of what people wrote, in other languages. */
interface TranslationTables {
  translations: {
    kind: ModeratedKind;
    target_id: string;
    revision: number;
    lang: Locale;
    content_id: string;
    body: string;
    source: Translation['source'];
    at: TimeColumn;
  };
}

/** The tables as the migrations leave them; column names are the database's. */
export interface Tables
  extends
    AccountTables,
    PollTables,
    QuizTables,
    CommentTables,
    SettingsTables,
    VocabularyTables,
    SortitionTables,
    StatementTables,
    TeamTables,
    AlikeTables,
    FollowTables,
    FaqTables,
    JobTables,
    LegalTables,
    MeetingTables,
    NotificationTables,
    PublishingTables,
    OpenDataTables,
    ReactionTables,
    RegistrationTables,
    CourseTables,
    TranslationTables {
  people: VerificationColumns & {
    id: Generated<string>;
    name: string;
    email: string | null;
    locale: ColumnType<Locale, Locale | undefined, Locale>;
    roles: ColumnType<string[], string[] | undefined, string[]>;
    verified: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: ColumnType<Date, Date | undefined, never>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    blocked_at: NullableTimeColumn;
    blocked_reason: ColumnType<string | null, string | null | undefined, string | null>;
    /** Ballots are cast under it; it outlives the person. */
    voter_id: Generated<string>;
    about: Generated<string>;
    website: ColumnType<string | null, string | null | undefined, string | null>;
    has_own_name: Generated<boolean>;
    profile_visibility: Generated<Profile['visibility']>;
    terms_version: ColumnType<number | null, number | null | undefined, number | null>;
    terms_accepted_at: NullableTimeColumn;
  };
  /**
   * A view: what was given here and what the doors say, together. Who is verified at a moment is
   * said by the function `residence`.
   */
  rights: { person_id: string; roles: string[] };
  /** A view: the verifications of the staff and of providers, also those that have ended. */
  verifications: { person_id: string; district: string | null };
  pictures: {
    id: Generated<string>;
    person_id: string;
    media_type: string;
    bytes: Buffer;
    created_at: TimeColumn;
  };
  departed_voters: { login_key: Buffer; voter_id: string; departed_at: TimeColumn };
  audit_log: {
    id: Generated<number>;
    at: TimeColumn;
    actor_id: string | null;
    person_id: string | null;
    action: AuditAction;
    before: JsonColumn<Record<string, unknown>>;
    after: JsonColumn<Record<string, unknown>>;
    reason: string;
  };
  credentials: {
    person_id: string;
    email: string;
    email_key: string;
    password_hash: string;
    former_hash: ColumnType<string | null, string | null | undefined, string | null>;
    former_until: NullableTimeColumn;
    confirmed_at: NullableTimeColumn;
    changed_at: TimeColumn;
  };
  one_time_tokens: {
    token_hash: Buffer;
    purpose: 'confirmEmail' | 'resetPassword' | 'undoPassword';
    person_id: string;
    created_at: TimeColumn;
    expires_at: TimeColumn;
  };
  second_factors: {
    person_id: string;
    secret: Buffer;
    last_step: Generated<number>;
    created_at: TimeColumn;
    confirmed_at: NullableTimeColumn;
  };
  recovery_codes: { code_hash: Buffer; person_id: string; created_at: TimeColumn };
  passkeys: {
    id: string;
    person_id: string;
    name: string;
    credential_id: Buffer;
    public_key: Buffer;
    transports: string[];
    /** The driver gives `bigint` as text. */
    sign_count: ColumnType<string, number, number>;
    created_at: TimeColumn;
    last_used_at: NullableTimeColumn;
  };
  passkey_challenges: {
    holder_hash: Buffer;
    person_id: string;
    challenge: Buffer;
    created_at: TimeColumn;
    expires_at: TimeColumn;
  };
  sign_in_challenges: {
    token_hash: Buffer;
    person_id: string;
    scope: string;
    created_at: TimeColumn;
    expires_at: TimeColumn;
  };
  attempts: { key: Buffer; count: number; since: TimeColumn; last_at: TimeColumn };
  sessions: {
    family_id: string;
    person_id: string;
    kind: SessionInfo['kind'];
    device: string;
    started_at: TimeColumn;
    authenticated_at: TimeColumn;
    last_used_at: TimeColumn;
    expires_at: TimeColumn;
    ended_at: NullableTimeColumn;
    is_ended_by_wish: Generated<boolean>;
    door_issuer: ColumnType<string | null, string | null | undefined, never>;
    door_sid: ColumnType<string | null, string | null | undefined, never>;
    /** By the door's own clock. */
    door_signed_in_at: NullableTimeColumn;
    door_second_factor: ColumnType<boolean, boolean | undefined, never>;
  };
  /** The key is a keyed hash; the empty one is everybody. */
  sign_in_ends: { key: Buffer; ended_at: TimeColumn; seen_at: NullableTimeColumn };
  /** Mails that have not left yet. */
  mails: {
    id: Generated<number>;
    message_id: Generated<string>;
    receiver: string;
    locale: Locale;
    template: string;
    template_values: JsonColumn<Readonly<Record<string, string>>>;
    entries: ColumnType<MailEntry[], string | undefined, never>;
    is_bulk: Generated<boolean>;
    created_at: TimeColumn;
    attempts: Generated<number>;
    next_at: NullableTimeColumn;
    leased_until: NullableTimeColumn;
  };
  security_events: {
    id: Generated<number>;
    person_id: string;
    kind: SecurityEvent['kind'];
    at: TimeColumn;
    device: string;
  };
  identities: VerificationColumns & {
    issuer: string;
    subject: string;
    person_id: string;
    linked_at: ColumnType<Date, Date | undefined, never>;
    roles: ColumnType<string[], string[] | undefined, string[]>;
    verified: ColumnType<boolean, boolean | undefined, boolean>;
    /** The latest sign-in that was seen here, by the door's own clock. */
    signed_in_at: NullableTimeColumn;
  };
  signing_keys: {
    kid: string;
    algorithm: string;
    private_jwk: JsonColumn<Record<string, unknown>>;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  refresh_tokens: {
    token_hash: Buffer;
    family_id: string;
    person_id: string;
    scope: string;
    issued_at: TimeColumn;
    expires_at: TimeColumn;
    used_at: NullableTimeColumn;
  };
  feedback: {
    id: Generated<string>;
    reference_prefix: ColumnType<string, string | undefined, never>;
    number: Generated<number>;
    idempotency_key: string;
    created_at: TimeColumn;
    kind: FeedbackKind;
    body: string;
    page: string;
    reference: ColumnType<string | null, string | null | undefined, never>;
    sought: ColumnType<string | null, string | null | undefined, never>;
    locale: Locale;
    person_id: string | null;
    email: ColumnType<string | null, string | null | undefined, never>;
    note: Generated<string>;
    answer: ColumnType<string | null, string | null | undefined, string | null>;
    answered_at: NullableTimeColumn;
    done_at: NullableTimeColumn;
  };
  installation: { key: string; value: JsonColumn<Record<string, unknown>> };
  contents: {
    id: Generated<string>;
    section: string;
    kind: string;
    ref: string;
    slug: string;
    title: JsonColumn<Localized>;
    summary: JsonColumn<Localized>;
    body: JsonColumn<Localized>;
    details: JsonColumn<Record<string, unknown>>;
    original_locale: Locale;
    status: string;
    visibility: string;
    author_kind: string;
    author_person_id: string | null;
    author_content_id: string | null;
    topics: string[];
    area: string | null;
    published_at: NullableTimeColumn;
    opens_at: NullableTimeColumn;
    closes_at: NullableTimeColumn;
    hidden_at: NullableTimeColumn;
    withdrawn_at: NullableTimeColumn;
    deleted_at: NullableTimeColumn;
    cover: ColumnType<StoredCover | null, string | null | undefined, string | null>;
    retraction: ColumnType<StoredRetraction | null, string | null | undefined, string | null>;
    version: Generated<number>;
    comments_count: Generated<number>;
    follows_count: Generated<number>;
    reactions_count: Generated<number>;
    revision: Generated<number>;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    change_key: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
    search_text: ColumnType<string, string | undefined, string>;
    /** Folded titles, one per line; the database makes them. */
    folded_titles: ColumnType<string, never, never>;
    /** The same by the rules of 0.1.0, for hosts of it alone. */
    search_title: ColumnType<string, never, never>;
    /** Pictures in what is written; the database finds them. */
    shown_files: ColumnType<string[], never, never>;
    /** Files of the lessons of a course; the database finds them. */
    lesson_files: ColumnType<string[], never, never>;
    created_at: ColumnType<Date, Date | string | undefined, never>;
    created_by: string | null;
    updated_at: ColumnType<Date, Date | string | undefined, Date>;
  };
}
