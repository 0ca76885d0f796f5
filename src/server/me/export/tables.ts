import { sql, type RawBuilder } from 'kysely';
import { COMMENT_EXPORTS } from './commentTables';
import { EVENT_EXPORTS } from './eventTables';
import { selectReaderText, joinReader, type ExportTable } from './exportTable';
import { NOTIFICATION_EXPORTS } from './notificationTables';
import { PUBLISHING_EXPORTS } from './publishingTables';
import { SESSION_EXPORTS } from './sessionTables';
import { STATEMENT_EXPORTS } from './statementTables';

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
      select contents.section, contents.slug, ${selectReaderText('contents.title')} as title, role, ${selectReaderText('memberships.title')} as office,
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
      select slug, ${selectReaderText('contents.title')} as title, team_invitations.email, team_invitations.created_at,
        expires_at, uses, used, ended_at
      from team_invitations join contents on contents.id = team_invitations.content_id ${joinReader(owner)}
      where team_invitations.invited_by = ${owner.personId}
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
      select slug, ${selectReaderText('contents.title')} as title, receipt, cast_at, ${answersInWords(selectReaderText)} as answers
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
      select quiz_attempts.*, slug, ${selectReaderText('contents.title')} as title
      from quiz_attempts join contents on contents.id = quiz_attempts.quiz_id ${joinReader(owner)}
      where quiz_attempts.person_id = ${owner.personId}
    ) as found order by started_at, id`,
  },
  {
    name: 'quiz-extra-times',
    by: ['quiz_extra_times.person_id'],
    fields: ['slug', 'title', 'timing', 'given_at'],
    from: (owner) => sql`(
      select slug, ${selectReaderText('contents.title')} as title, timing, given_at
      from quiz_extra_times join contents on contents.id = quiz_extra_times.quiz_id ${joinReader(owner)}
      where quiz_extra_times.person_id = ${owner.personId}
    ) as found order by given_at, slug`,
  },
  {
    name: 'voter-lists',
    by: ['poll_census.voter_id'],
    fields: ['slug', 'title', 'opened_at'],
    from: (owner) => sql`(
      select slug, ${selectReaderText('contents.title')} as title, opened_at
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
