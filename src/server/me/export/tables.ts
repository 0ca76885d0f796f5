import { sql, type RawBuilder } from 'kysely';
import { fromOwn, joinReader, selectReaderText, type ExportTable } from './exportTable';

const TITLE = sql`${selectReaderText('contents.title')} as title`;

/** Tables of where the person is signed in, and what happened to the account. */
const SESSION_EXPORTS = [
  {
    name: 'sessions',
    by: ['sessions.person_id'],
    fields: [
      'kind',
      'device',
      'started_at',
      'authenticated_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'is_ended_by_wish',
      'door_issuer',
      'door_sid',
      'door_signed_in_at',
      'door_second_factor',
    ],
    from: ({ personId }) => sql`sessions where person_id = ${personId} order by started_at`,
  },
  {
    name: 'renewals',
    by: ['refresh_tokens.person_id'],
    fields: ['scope', 'issued_at', 'used_at', 'expires_at'],
    from: ({ personId }) => sql`refresh_tokens where person_id = ${personId} order by issued_at`,
  },
  {
    name: 'security-events',
    by: ['security_events.person_id'],
    fields: ['at', 'kind', 'device'],
    from: ({ personId }) => sql`security_events where person_id = ${personId} order by id`,
  },
] as const satisfies readonly ExportTable[];

/** Tables of what a person wrote, sent and shared as one of those who publish here. */
const PUBLISHING_EXPORTS = [
  {
    name: 'changes-by-you',
    by: ['content_versions.person_id'],
    fields: ['section', 'slug', 'title', 'revision', 'at', 'act', 'note'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, content_versions.revision, at, act, note
      ${fromOwn(owner, 'content_versions')}
    ) as found order by at, slug, revision`,
  },
  {
    // Without what stands in the link.
    name: 'preview-links',
    by: ['preview_links.created_by'],
    fields: ['section', 'slug', 'title', 'created_at', 'expires_at'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, preview_links.created_at, expires_at
      ${fromOwn(owner, 'preview_links', 'created_by')}
    ) as found order by created_at, slug`,
  },
  {
    name: 'legal-drafts',
    by: ['legal_drafts.updated_by', 'legal_drafts.signed_off_by'],
    fields: ['kind', 'revision', 'updated_at', 'signed_off_at'],
    from: ({ personId }) =>
      sql`legal_drafts where ${personId} in (updated_by, signed_off_by) order by kind`,
  },
  {
    name: 'files',
    by: ['files.uploaded_by'],
    fields: ['name', 'bytes', 'media_type', 'sha256', 'state', 'refusal', 'created_at'],
    from: (owner) => sql`files where uploaded_by = ${owner.personId} order by created_at, id`,
  },
] as const satisfies readonly ExportTable[];

/** Tables of what a person was told, and how they want to be told. */
const NOTIFICATION_EXPORTS = [
  {
    name: 'notifications',
    by: ['notifications.person_id'],
    fields: ['at', 'kind', 'because', 'section', 'slug', 'title', 'read_at', 'deleted_at'],
    from: (owner) => sql`(
      select notifications.id, at, notifications.kind, because, section, slug, ${TITLE},
        read_at, notifications.deleted_at
      from notifications ${joinReader(owner)} left join contents on contents.id = notifications.content_id
      where notifications.person_id = ${owner.personId}
    ) as found order by at, id`,
  },
  {
    // The receivers of a notification are data of their own.
    name: 'notifications-by-you',
    by: ['notifications.actor_id'],
    fields: ['at', 'kind'],
    from: ({ personId }) => sql`(
      select distinct at, kind, occasion from notifications where actor_id = ${personId}
    ) as found order by at, occasion`,
  },
  {
    name: 'notification-settings',
    by: ['notification_settings.person_id'],
    fields: ['category', 'shown', 'mail', 'push'],
    from: ({ personId }) =>
      sql`notification_settings where person_id = ${personId} order by category`,
  },
  {
    name: 'notification-plan',
    by: ['notification_plans.person_id'],
    fields: [
      'time_zone',
      'hour',
      'weekday',
      'daily_until',
      'weekly_until',
      'digest_at',
      'unanswered',
      'each_until',
      'each_at',
      'each_mails',
    ],
    from: ({ personId }) => sql`notification_plans where person_id = ${personId}`,
  },
  {
    // With the endpoint and the keys anyone can send to the browser.
    name: 'notification-devices',
    by: ['push_subscriptions.person_id'],
    fields: ['service', 'locale', 'created_at', 'expires_at'],
    from: ({ personId }) => sql`(
      select substring(endpoint from '^[a-z]+://([^/:]+)') as service, locale, created_at, expires_at, id
      from push_subscriptions where person_id = ${personId}
    ) as found order by created_at, id`,
  },
] as const satisfies readonly ExportTable[];

/** Tables of what a person wrote, voted on, reported and decided about under contents. */
const COMMENT_EXPORTS = [
  {
    name: 'comments',
    by: ['comments.author_id'],
    fields: [
      'section',
      'slug',
      'title',
      'body',
      'lang',
      'alignment',
      'state',
      'held_for',
      'hidden_for',
      'votes_up',
      'votes_down',
      'created_at',
      'edited_at',
      'deleted_at',
      'before',
      'moderation',
    ],
    from: (owner) => sql`(
      select comments.*, section, slug, ${TITLE},
        (select jsonb_agg(jsonb_build_object('at', at, 'lang', comment_versions.lang, 'body', comment_versions.body) order by revision)
          from comment_versions where comment_id = comments.id) as before,
        (select jsonb_agg(jsonb_build_object('at', at, 'decision', decision, 'reason', reason, 'feedback', feedback, 'appeal', appeal) order by number)
          from moderations where kind = 'comment' and target_id = comments.id) as moderation
      ${fromOwn(owner, 'comments', 'author_id')}
    ) as found order by created_at, id`,
  },
  {
    name: 'comment-votes',
    by: ['comment_votes.person_id'],
    fields: ['section', 'slug', 'title', 'comment_id', 'value'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, comment_id, value
      from comment_votes join comments on comments.id = comment_votes.comment_id
      join contents on contents.id = comments.content_id ${joinReader(owner)}
      where comment_votes.person_id = ${owner.personId}
    ) as found order by slug, comment_id`,
  },
  {
    // Comments that others wrote there are theirs.
    name: 'mentions',
    by: ['comment_mentions.person_id'],
    fields: ['section', 'slug', 'title', 'comment_id', 'created_at'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, comment_id, comments.created_at
      from comment_mentions join comments on comments.id = comment_mentions.comment_id
      join contents on contents.id = comments.content_id ${joinReader(owner)}
      where comment_mentions.person_id = ${owner.personId}
    ) as found order by created_at, comment_id`,
  },
  {
    name: 'reports',
    by: ['reports.reporter_id'],
    fields: ['section', 'slug', 'title', 'kind', 'target_id', 'reason', 'note', 'at'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, reports.kind, target_id, reason, note, at
      ${fromOwn(owner, 'reports', 'reporter_id')}
    ) as found order by at, target_id`,
  },
  {
    name: 'moderation-by-you',
    by: ['moderations.by_id'],
    fields: [
      'section',
      'slug',
      'kind',
      'target_id',
      'decision',
      'reason',
      'feedback',
      'at',
      'undone_at',
    ],
    from: ({ personId }) => sql`(
      select section, slug, moderations.kind, target_id, decision, reason, feedback, at, undone_at, number
      from moderations join contents on contents.id = moderations.content_id
      where by_id = ${personId}
    ) as found order by number`,
  },
] as const satisfies readonly ExportTable[];

/** Tables of what a person registered for, and that calendar programs read it. */
const EVENT_EXPORTS = [
  {
    name: 'registrations',
    by: ['registrations.person_id'],
    fields: [
      'section',
      'slug',
      'title',
      'state',
      'guests',
      'code',
      'is_public',
      'registered_at',
      'checked_in_at',
    ],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, state, guests, code, is_public, registered_at, checked_in_at
      ${fromOwn(owner, 'registrations')}
    ) as found order by registered_at, slug`,
  },
  {
    name: 'courses',
    by: ['enrollments.person_id'],
    fields: [
      'slug',
      'title',
      'state',
      'last_lesson',
      'lessons_done',
      'enrolled_at',
      'completed_at',
      'certificate',
      'issued_at',
      'withdrawn_at',
      'withdrawal_reason',
    ],
    from: (owner) => sql`(
      select slug, ${TITLE}, enrollments.state, last_lesson, enrolled_at, completed_at,
        (select array_agg(lesson order by done_at, lesson) from lesson_progress where enrollment_id = enrollments.id) as lessons_done,
        certificates.number as certificate, issued_at, certificates.withdrawn_at, withdrawal_reason
      from enrollments join contents on contents.id = enrollments.course_id ${joinReader(owner)}
      left join certificates on certificates.enrollment_id = enrollments.id
      where enrollments.person_id = ${owner.personId}
    ) as found order by enrolled_at, slug`,
  },
  {
    name: 'meetings-attended',
    by: ['meeting_attendance.person_id'],
    fields: ['committee', 'slug', 'meeting', 'starts_at', 'state'],
    from: (owner) => sql`(
      select ${selectReaderText('contents.title')} as committee, slug, ${selectReaderText('meetings.title')} as meeting, starts_at,
        meeting_attendance.state
      from meeting_attendance join meetings on meetings.id = meeting_attendance.meeting_id
      join contents on contents.id = meetings.content_id ${joinReader(owner)}
      where meeting_attendance.person_id = ${owner.personId}
    ) as found order by starts_at`,
  },
  {
    name: 'meeting-replies',
    by: ['meeting_replies.person_id'],
    fields: ['committee', 'slug', 'meeting', 'starts_at', 'reply', 'replied_at'],
    from: (owner) => sql`(
      select ${selectReaderText('contents.title')} as committee, slug, ${selectReaderText('meetings.title')} as meeting, starts_at, reply, replied_at
      from meeting_replies join meetings on meetings.id = meeting_replies.meeting_id
      join contents on contents.id = meetings.content_id ${joinReader(owner)}
      where meeting_replies.person_id = ${owner.personId}
    ) as found order by starts_at`,
  },
  {
    name: 'calendar-address',
    by: ['calendar_feeds.person_id'],
    fields: ['created_at'],
    from: ({ personId }) => sql`calendar_feeds where person_id = ${personId}`,
  },
  {
    name: 'draws',
    by: ['draw_volunteers.person_id'],
    fields: [
      'slug',
      'title',
      'stratum',
      'is_public',
      'id',
      'salt',
      'commitment',
      'ticket',
      'place',
      'state',
      'volunteered_at',
      'answer_until',
    ],
    from: (owner) => sql`(
      select slug, ${TITLE}, stratum, is_public, draw_volunteers.id, salt, commitment, ticket, place, state,
        volunteered_at, answer_until
      from draw_volunteers join draws on draws.id = draw_volunteers.draw_id join contents on contents.id = draws.content_id ${joinReader(owner)}
      where draw_volunteers.person_id = ${owner.personId}
    ) as found order by volunteered_at`,
  },
  {
    name: 'draws-by-you',
    by: ['draws.created_by', 'draws.seed_by', 'draws.confirmed_by'],
    fields: ['slug', 'id', 'has_created', 'has_entered', 'has_confirmed', 'created_at', 'drawn_at'],
    from: ({ personId }) => sql`(
      select slug, draws.id, draws.created_by = ${personId} as has_created, seed_by = ${personId} as has_entered,
        confirmed_by = ${personId} as has_confirmed, draws.created_at, drawn_at
      from draws join contents on contents.id = draws.content_id
      where ${personId} in (draws.created_by, seed_by, confirmed_by)
    ) as found order by created_at`,
  },
] as const satisfies readonly ExportTable[];

/** Tables of what a person wrote and answered in dialogs of statements, and what they follow. */
const STATEMENT_EXPORTS = [
  {
    name: 'statements',
    by: ['statements.author_id'],
    fields: [
      'slug',
      'title',
      'number',
      'body',
      'lang',
      'state',
      'held_for',
      'hidden_for',
      'is_seed',
      'is_meta',
      'agrees',
      'disagrees',
      'seen',
      'created_at',
      'deleted_at',
      'moderation',
    ],
    from: (owner) => sql`(
      select statements.*, slug, ${TITLE},
        (select body from statement_texts where statement_id = statements.id and statement_texts.lang = statements.lang) as body,
        (select jsonb_agg(jsonb_build_object('at', at, 'decision', decision, 'reason', reason, 'feedback', feedback, 'appeal', appeal) order by moderations.number)
          from moderations where kind = 'statement' and target_id = statements.id) as moderation
      ${fromOwn(owner, 'statements', 'author_id')}
    ) as found order by created_at, id`,
  },
  {
    // Every answer that was ever given; the last one to a statement counts. The statements
    // themselves are those of others.
    name: 'statement-answers',
    by: ['statement_participants.person_id'],
    fields: ['slug', 'title', 'participant', 'joined_at', 'statement', 'vote', 'at'],
    from: (owner) => sql`(
      select slug, ${TITLE}, participants.number as participant, joined_at,
        votes.statement, votes.vote, votes.at, votes.number
      from statement_participants as participants join contents on contents.id = participants.content_id ${joinReader(owner)}
      left join statement_votes as votes
        on votes.content_id = participants.content_id and votes.participant = participants.number
      where participants.person_id = ${owner.personId}
    ) as found order by slug, number`,
  },
  {
    name: 'follows',
    by: ['follows.person_id'],
    fields: ['section', 'slug', 'title', 'is_following', 'at'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, is_following, at
      ${fromOwn(owner, 'follows')}
    ) as found order by at, slug`,
  },
  {
    name: 'answers-rated',
    by: ['faq_votes.person_id'],
    fields: ['slug', 'title', 'is_helpful'],
    from: (owner) => sql`(
      select slug, ${TITLE}, is_helpful
      ${fromOwn(owner, 'faq_votes')}
    ) as found order by slug`,
  },
  {
    name: 'reactions',
    by: ['reactions.person_id'],
    fields: ['section', 'slug', 'title', 'kind', 'at'],
    from: (owner) => sql`(
      select section, slug, ${TITLE}, reactions.kind, at
      ${fromOwn(owner, 'reactions')}
    ) as found order by at, slug`,
  },
] as const satisfies readonly ExportTable[];

type InWords = (column: string) => RawBuilder<unknown>;

/**
 * Options that an answer names: with their rank, or what they were given; without either where they
 * were marked.
 */
const marks = (words: InWords) => sql`
  select string_agg(concat_ws(': ', ${words('poll_options.label')}, mark), ', ' order by place, position) from (
    select place, option, null as mark from jsonb_array_elements_text(answer -> 'chosen') with ordinality as chosen (option, place)
    union all
    select place, option, place::text from jsonb_array_elements(answer -> 'ranking') with ordinality as ranks (equals, place),
      jsonb_array_elements_text(equals) as option
    union all
    select 0, key, value from jsonb_each_text(coalesce(answer -> 'scores', answer -> 'dots', answer -> 'dates'))
  ) as named join poll_options on poll_options.id = named.option::uuid`;

/**
 * Selects on a row of `ballots` its answers as one line for each question, in the language that
 * `words` takes a text in. What cannot be said in the words of the paper stays JSON.
 */
const answersInWords = (words: InWords): RawBuilder<unknown> => sql`(
  select string_agg(concat_ws(': ', ${words('poll_questions.prompt')},
    coalesce(nullif(concat_ws(', ', (${marks(words)}), answer ->> 'own', answer ->> 'value', answer ->> 'text'), ''), answer::text)),
    E'\\n' order by poll_questions.position)
  from poll_questions cross join lateral (select ballots.answers -> poll_questions.id::text as answer) as given
  where poll_questions.poll_id = ballots.poll_id and answer is not null
)`;

/**
 * Tables of all that the portal knows about a person: one row for each kind of data. A new section
 * adds its row.
 */
export const EXPORTS = [
  {
    name: 'person',
    by: ['people.voter_id'],
    fields: [
      'id',
      'voter_id',
      'name',
      'has_own_name',
      'email',
      'locale',
      'about',
      'website',
      'profile_visibility',
      'terms_version',
      'terms_accepted_at',
      'blocked_at',
      'blocked_reason',
      'created_at',
      'updated_at',
    ],
    from: ({ personId }) => sql`people where id = ${personId}`,
  },
  {
    name: 'rights',
    by: [],
    fields: [
      'given_roles',
      'given_verified',
      'verified_at',
      'verified_until',
      'district',
      'born_from',
      'born_to',
      'roles',
      'verified',
    ],
    from: ({ personId }) => sql`(
      select people.roles as given_roles, people.verified as given_verified, verified_at, verified_until,
        people.district, people.born_from, people.born_to, rights.roles, home.verified
      from people join rights on rights.person_id = people.id cross join residence_of(people.id, now()) as home
      where people.id = ${personId}
    ) as found`,
  },
  {
    name: 'logins',
    by: ['identities.person_id'],
    fields: [
      'issuer',
      'subject',
      'linked_at',
      'signed_in_at',
      'roles',
      'verified',
      'verified_at',
      'verified_until',
      'district',
      'born_from',
      'born_to',
    ],
    from: ({ personId }) => sql`identities where person_id = ${personId} order by linked_at`,
  },
  {
    name: 'password',
    by: ['credentials.person_id'],
    fields: ['email', 'email_key', 'confirmed_at', 'changed_at', 'former_until'],
    from: ({ personId }) => sql`credentials where person_id = ${personId}`,
  },
  {
    name: 'address-changes',
    by: ['email_changes.person_id'],
    fields: ['former_email', 'email', 'asked_at', 'confirm_until', 'confirmed_at', 'undo_until'],
    from: ({ personId }) => sql`email_changes where person_id = ${personId} order by asked_at`,
  },
  {
    name: 'second-factor',
    by: ['second_factors.person_id'],
    fields: ['created_at', 'confirmed_at', 'last_step'],
    from: ({ personId }) => sql`second_factors where person_id = ${personId}`,
  },
  {
    name: 'passkeys',
    by: ['passkeys.person_id'],
    fields: ['name', 'transports', 'sign_count', 'created_at', 'last_used_at'],
    from: ({ personId }) => sql`passkeys where person_id = ${personId} order by created_at`,
  },
  {
    name: 'passkey-challenges',
    by: ['passkey_challenges.person_id'],
    fields: ['created_at', 'expires_at'],
    from: ({ personId }) =>
      sql`passkey_challenges where person_id = ${personId} order by created_at`,
  },
  {
    name: 'recovery-codes',
    by: ['recovery_codes.person_id'],
    fields: ['created_at'],
    from: ({ personId }) => sql`recovery_codes where person_id = ${personId} order by created_at`,
  },
  {
    name: 'waiting-sign-ins',
    by: ['sign_in_challenges.person_id'],
    fields: ['scope', 'created_at', 'expires_at'],
    from: ({ personId }) =>
      sql`sign_in_challenges where person_id = ${personId} order by created_at`,
  },
  {
    name: 'mailed-links',
    by: ['one_time_tokens.person_id'],
    fields: ['purpose', 'created_at', 'expires_at'],
    from: ({ personId }) => sql`one_time_tokens where person_id = ${personId} order by created_at`,
  },
  {
    name: 'waiting-mails',
    by: ['mails.receiver'],
    fields: ['receiver', 'template', 'locale', 'created_at', 'next_at'],
    from: ({ personId }) => sql`mails where receiver in (
      select email from people where id = ${personId} union select email from credentials where person_id = ${personId}
      union select email from email_changes where person_id = ${personId} and confirmed_at is null
    ) order by id`,
  },
  ...SESSION_EXPORTS,
  {
    name: 'memberships',
    by: ['memberships.person_id'],
    fields: [
      'section',
      'slug',
      'title',
      'role',
      'office',
      'state',
      'note',
      'since',
      'until',
      'seat',
      'ended_as',
      'elected_by',
      'interests',
      'interests_at',
      'joined_at',
    ],
    from: (owner) => sql`(
      select contents.section, contents.slug, ${TITLE}, role, ${selectReaderText('memberships.title')} as office,
        memberships.state, memberships.note, since::text, until::text, seat, ended_as, polls.slug as elected_by, interests, interests_at, joined_at
      from memberships join contents on contents.id = memberships.content_id left join contents as polls on polls.id = elected_by ${joinReader(owner)}
      where memberships.person_id = ${owner.personId}
    ) as found order by since, slug`,
  },
  {
    name: 'invited-by-you',
    by: ['memberships.invited_by', 'team_invitations.invited_by'],
    fields: ['slug', 'title', 'email', 'created_at', 'expires_at', 'uses', 'used', 'ended_at'],
    from: (owner) => sql`(
      select slug, ${TITLE}, team_invitations.email, team_invitations.created_at,
        expires_at, uses, used, ended_at
      ${fromOwn(owner, 'team_invitations', 'invited_by')}
    ) as found order by created_at, slug`,
  },
  {
    name: 'people-invited-by-you',
    by: ['account_invitations.invited_by'],
    fields: ['email', 'name', 'roles', 'locale', 'sent_at', 'expires_at', 'accepted_at'],
    from: ({ personId }) =>
      sql`account_invitations where invited_by = ${personId} order by sent_at, email`,
  },
  {
    name: 'own-invitation',
    by: ['account_invitations.accepted_by'],
    fields: ['email', 'name', 'roles', 'locale', 'sent_at', 'expires_at', 'accepted_at'],
    from: ({ personId }) =>
      sql`account_invitations where accepted_by = ${personId} order by accepted_at`,
  },
  {
    name: 'contributions',
    by: ['contents.author_person_id', 'contents.created_by'],
    fields: [
      'section',
      'kind',
      'ref',
      'slug',
      'original_locale',
      'title',
      'summary',
      'body',
      'details',
      'topics',
      'area',
      'status',
      'visibility',
      'published_at',
      'opens_at',
      'closes_at',
      'hidden_at',
      'withdrawn_at',
      'deleted_at',
      'created_at',
      'updated_at',
    ],
    from: ({ personId }) =>
      sql`contents where author_person_id = ${personId} or created_by = ${personId} order by created_at, ref`,
  },
  ...COMMENT_EXPORTS,
  ...STATEMENT_EXPORTS,
  ...PUBLISHING_EXPORTS,
  ...NOTIFICATION_EXPORTS,
  ...EVENT_EXPORTS,
  {
    // Choices are stored in open polls alone; a secret ballot has nothing that leads to its voter.
    name: 'ballots',
    by: ['poll_voters.voter_id', 'ballots.voter_id', 'poll_keys.voter_id'],
    fields: ['slug', 'title', 'receipt', 'cast_at', 'answers'],
    from: (owner) => sql`(
      select slug, ${TITLE}, receipt, cast_at, ${answersInWords(selectReaderText)} as answers
      from poll_voters join contents on contents.id = poll_voters.poll_id ${joinReader(owner)}
      left join ballots on ballots.poll_id = poll_voters.poll_id and ballots.voter_id = poll_voters.voter_id
      where poll_voters.voter_id = ${owner.voterId}
    ) as found order by cast_at, slug`,
  },
  {
    name: 'quiz-attempts',
    by: ['quiz_attempts.person_id'],
    fields: [
      'slug',
      'title',
      'number',
      'timing',
      'started_at',
      'ends_at',
      'answers',
      'saved_at',
      'submitted_at',
      'points',
      'percent',
      'has_passed',
    ],
    from: (owner) => sql`(
      select quiz_attempts.*, slug, ${TITLE}
      ${fromOwn(owner, 'quiz_attempts', 'person_id', 'quiz_id')}
    ) as found order by started_at, id`,
  },
  {
    name: 'quiz-extra-times',
    by: ['quiz_extra_times.person_id'],
    fields: ['slug', 'title', 'timing', 'given_at'],
    from: (owner) => sql`(
      select slug, ${TITLE}, timing, given_at
      ${fromOwn(owner, 'quiz_extra_times', 'person_id', 'quiz_id')}
    ) as found order by given_at, slug`,
  },
  {
    name: 'voter-lists',
    by: ['poll_census.voter_id'],
    fields: ['slug', 'title', 'opened_at'],
    from: (owner) => sql`(
      select slug, ${TITLE}, opened_at
      from poll_census join contents on contents.id = poll_census.poll_id
      left join polls on polls.poll_id = poll_census.poll_id ${joinReader(owner)}
      where poll_census.voter_id = ${owner.voterId}
    ) as found order by opened_at, slug`,
  },
  {
    name: 'messages',
    by: ['feedback.person_id'],
    fields: [
      'created_at',
      'kind',
      'body',
      'page',
      'reference',
      'sought',
      'locale',
      'email',
      'answer',
      'answered_at',
      'done_at',
    ],
    from: ({ personId }) => sql`feedback where person_id = ${personId} order by number`,
  },
  {
    name: 'former-logins',
    by: ['departed_voters.voter_id'],
    fields: ['departed_at'],
    from: ({ voterId }) => sql`departed_voters where voter_id = ${voterId} order by departed_at`,
  },
  {
    name: 'administration-about-you',
    by: ['audit_log.person_id'],
    fields: ['at', 'action', 'before', 'after', 'reason'],
    from: ({ personId }) => sql`audit_log where person_id = ${personId} order by id`,
  },
  {
    // The person it was done to, and what they were before, is that person's data. Each change of
    // the settings has its line here.
    name: 'administration-by-you',
    by: ['audit_log.actor_id', 'settings.changed_by'],
    fields: ['at', 'action', 'reason'],
    from: ({ personId }) => sql`audit_log where actor_id = ${personId} order by id`,
  },
  {
    name: 'picture',
    by: ['pictures.person_id'],
    fields: ['media_type', 'created_at'],
    from: ({ personId }) => sql`pictures where person_id = ${personId}`,
  },
] as const satisfies readonly ExportTable[];

export type ExportName = (typeof EXPORTS)[number]['name'];
