import type { ColumnType, Generated } from 'kysely';
import type { SecurityEvent, SessionInfo } from '../../shared/contract/accounts';
import type { AuditAction } from '../../shared/contract/admin';
import type { FeedbackKind } from '../../shared/contract/feedback';
import type { Profile } from '../../shared/contract/profile';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';
import type { AccountTables, VerificationColumns } from './accountTables';
import type { AlikeTables } from './alikeTables';
import type { SettingsTables, VocabularyTables } from './settingsTables';
import type { SortitionTables } from './sortitionTables';
import type { CommentTables } from './commentTables';
import type { FaqTables } from './faqTables';
import type { FollowTables } from './followTables';
import type { JobTables } from './jobTables';
import type { MailEntry } from './mailEntry';
import type { MeetingTables } from './meetingTables';
import type { LegalTables } from './legalTables';
import type { NotificationTables } from './notificationTables';
import type { OpenDataTables } from './openDataTables';
import type { PollTables } from './pollTables';
import type { PublishingTables, StoredCover, StoredRetraction } from './publishingTables';
import type { QuizTables } from './quizTables';
import type { ReactionTables } from './reactionTables';
import type { CourseTables } from './courseTables';
import type { RegistrationTables } from './registrationTables';
import type { StatementTables } from './statementTables';
import type { TeamTables } from './teamTables';
import type { TranslationTables } from './translationTables';

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
