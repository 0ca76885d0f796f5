import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { NotificationKind } from '../../shared/contract/notifications';
import { isPublished } from '../content/visibility';
import { isActive, isClosedGroup } from '../db/activeMembers';
import { OCCASION_CERTIFICATE, OCCASION_COMMENT_ID } from './occasions';
import { toCityDay } from '../city/currentSettings';

type Condition = RawBuilder<SqlBool>;

/** On `contents`: an event, a training or a poll that does not take place. */
export const isCancelled: Condition = sql<SqlBool>`(
  coalesce(contents.details ->> 'cancellation', contents.details #>> '{training,cancellation}', '') <> '')`;

/** The id that follows the first word of the occasion; null where the occasion names none. */
const NAMED_ID = sql`substring(notifications.occasion from '^[a-zA-Z]+ ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: |$)')::uuid`;
/** The id that follows that one. */
const SECOND_ID = sql`substring(notifications.occasion from '^[a-zA-Z]+ [0-9a-f-]{36} ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: |$)')::uuid`;

const either = (...conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/**
 * Builds the condition that is true where the occasion names an id and no row is left of this query
 * about it.
 */
const isMissing = (id: RawBuilder<unknown>, rows: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`(${id} is not null and not exists (${rows}))`;

const isGroupClosed = isClosedGroup('contents');

const isRetracted = sql<SqlBool>`contents.retraction is not null`;

/**
 * Builds the condition on `contents` that no reader reads it any more as it was told, though those
 * who may write it still find it.
 */
const isTakenBack = (now: Date) => either(isRetracted, sql<SqlBool>`not ${isPublished(now)}`);

const isOver = (now: Date) =>
  sql<SqlBool>`coalesce(contents.closes_at, contents.opens_at) <= ${now}::timestamptz`;

const isPollOver = (now: Date) =>
  either(isCancelled, isTakenBack(now), sql<SqlBool>`contents.closes_at <= ${now}`);

const SHOWN_COMMENT = sql`select from comments where comments.id = ${OCCASION_COMMENT_ID}::uuid and comments.state = 'shown'`;
const isCommentGone = isMissing(OCCASION_COMMENT_ID, SHOWN_COMMENT);

const isMember = (now: Date) => sql<SqlBool>`exists (
  select from memberships where memberships.content_id = contents.id
    and memberships.person_id = notifications.person_id and ${isActive(now)})`;

const hasLeft = (now: Date) =>
  either(isGroupClosed, sql<SqlBool>`(${NAMED_ID} is not null and not ${isMember(now)})`);

/**
 * Builds the condition that a person who was told of leaving a team, or of being refused, is a
 * member of it by now.
 */
const isInTeam = (now: Date) => sql<SqlBool>`(contents.section = 'teams' and ${isMember(now)})`;

/**
 * Builds the condition that every invitation to an address of the person is over, by the addresses
 * that `listPeopleByEmailKeys` finds people by.
 */
const isInvitationOver = (now: Date) => sql<SqlBool>`(
  select bool_and(ended_at is not null or used >= uses or expires_at <= ${now}) from team_invitations
  where team_invitations.content_id = notifications.content_id and email_key in (
    select lower(email) from people where people.id = notifications.person_id
    union
    select credentials.email_key from credentials
    where credentials.person_id = notifications.person_id and confirmed_at is not null
  ))`;

const TERM = sql`select from memberships where memberships.id = ${NAMED_ID}`;

const isTermOver = (now: Date) =>
  either(
    isGroupClosed,
    isMissing(
      NAMED_ID,
      sql`${TERM} and ended_as is null and (until is null or until >= ${toCityDay(now.getTime())}::date)`,
    ),
  );

/** The term ends on another day than the one that was told. */
const isTermMoved = isMissing(
  NAMED_ID,
  sql`${TERM} and until::text = substring(notifications.occasion from '(\\d{4}-\\d{2}-\\d{2}) \\d*$')`,
);

const isSeatFilled = (now: Date) => sql<SqlBool>`exists (
  select from memberships as former
  where former.id = ${NAMED_ID} and (
    select count(*) from memberships where memberships.content_id = former.content_id
      and memberships.seat = former.seat and ${isActive(now)}
  ) >= (
    select (entry ->> 'seats')::int from jsonb_array_elements(contents.details -> 'composition') as entry
    where entry ->> 'key' = former.seat
  ))`;

const MEETING = sql`select from meetings where meetings.id = ${NAMED_ID}`;

const isMeetingOff = (now: Date) =>
  either(
    isGroupClosed,
    isMissing(
      NAMED_ID,
      sql`${MEETING} and state = 'planned' and coalesce(ends_at, starts_at) > ${now}`,
    ),
  );

const DRAWN = sql`select from draw_volunteers
  where draw_id = ${NAMED_ID} and draw_volunteers.person_id = notifications.person_id`;

const isRegistered = (...states: readonly string[]) => sql<SqlBool>`exists (
  select from registrations where registrations.content_id = notifications.content_id
    and registrations.person_id = notifications.person_id and registrations.state = any(${[...states]}::text[]))`;

const hasCancelledPlace = isRegistered('cancelled');

/** Builds the condition that a place at an event or training, or news of it, is of no use. */
const isPlaceVoid = (now: Date) =>
  either(isCancelled, isTakenBack(now), isOver(now), hasCancelledPlace);

/** Builds the condition that the certificate that was told of is withdrawn, or is not. */
const isCertificateWithdrawn = (isWithdrawn: boolean) => sql<SqlBool>`exists (
  select from certificates where number = ${OCCASION_CERTIFICATE} and (withdrawn_at is not null) = ${isWithdrawn}::boolean)`;

/** No comment or statement that a decision was about is in one of these states. */
const isDecidedGone = (...states: readonly string[]) =>
  isMissing(
    SECOND_ID,
    sql`select from comments where comments.id = ${SECOND_ID} and comments.state = any(${[...states]}::text[])
      union all
      select from statements where statements.id = ${SECOND_ID} and statements.state = any(${[...states]}::text[])`,
  );

const isDecisionUndone = sql<SqlBool>`exists (
  select from moderations where decision_id = ${NAMED_ID} and target_id = ${SECOND_ID} and undone_at is not null)`;

/**
 * When what a kind of notification tells of does not hold any more, as conditions on
 * `notifications` and `contents`. Each asks for the thing itself, so what comes back is told as
 * before.
 */
const WITHDRAWN: Readonly<Record<NotificationKind, (now: Date) => Condition>> = {
  pollOpened: isPollOver,
  pollClosingSoon: isPollOver,
  optionWithdrawn: isPollOver,
  resultPublished: (now) => either(isCancelled, isTakenBack(now)),
  outcomePublished: (now) =>
    either(isCancelled, isTakenBack(now), sql<SqlBool>`contents.details -> 'outcome' = 'null'`),
  answered: () => isCommentGone,
  mentioned: () =>
    isMissing(
      OCCASION_COMMENT_ID,
      sql`${SHOWN_COMMENT} and exists (select from comment_mentions
        where comment_id = comments.id and comment_mentions.person_id = notifications.person_id)`,
    ),
  commented: () => isCommentGone,
  dialogConcluded: (now) =>
    either(isTakenBack(now), sql<SqlBool>`contents.details -> 'conclusions' = 'null'`),
  published: isTakenBack,
  corrected: isTakenBack,
  retracted: (now) =>
    either(sql<SqlBool>`not ${isRetracted}`, sql<SqlBool>`not ${isPublished(now)}`),
  submitted: () => sql<SqlBool>`contents.status <> 'in_review'`,
  returned: () => sql<SqlBool>`contents.status <> 'draft'`,
  invited: (now) =>
    either(
      sql<SqlBool>`contents.deleted_at is not null`,
      isGroupClosed,
      isMember(now),
      isInvitationOver(now),
    ),
  membershipRequested: () =>
    either(
      isGroupClosed,
      isMissing(
        SECOND_ID,
        sql`select from memberships where memberships.content_id = notifications.content_id
          and memberships.person_id = ${SECOND_ID} and memberships.state = 'requested'`,
      ),
    ),
  membershipAccepted: hasLeft,
  membershipDeclined: isInTeam,
  membershipEnded: isInTeam,
  roleChanged: hasLeft,
  seatGiven: isTermOver,
  termEnding: (now) => either(isTermOver(now), isTermMoved),
  memberTermEnding: (now) => either(isTermOver(now), isTermMoved),
  seatVacant: (now) => either(isGroupClosed, isSeatFilled(now)),
  meetingAnnounced: isMeetingOff,
  meetingChanged: isMeetingOff,
  meetingCancelled: () => isMissing(NAMED_ID, sql`${MEETING} and state = 'cancelled'`),
  minutesPublished: () => isMissing(NAMED_ID, sql`${MEETING} and minutes_state = 'published'`),
  drawnByLot: () =>
    either(isGroupClosed, isMissing(NAMED_ID, sql`${DRAWN} and state in ('asked', 'accepted')`)),
  notDrawn: () => sql<SqlBool>`exists (${DRAWN} and state in ('asked', 'accepted'))`,
  placeGiven: isPlaceVoid,
  eventSoon: (now) =>
    either(
      isCancelled,
      isTakenBack(now),
      sql<SqlBool>`contents.opens_at <= ${now}`,
      hasCancelledPlace,
      sql<SqlBool>`contents.opens_at
        <> substring(notifications.occasion from '^eventSoon [^ ]+ (\\d{4}-[0-9T:.-]+Z)$')::timestamptz`,
    ),
  eventChanged: isPlaceVoid,
  eventCancelled: () => sql<SqlBool>`not ${isCancelled}`,
  reportPublished: (now) =>
    either(isTakenBack(now), sql<SqlBool>`contents.details -> 'minutes' = 'null'`),
  courseCompleted: () => isCertificateWithdrawn(true),
  certificateWithdrawn: () => isCertificateWithdrawn(false),
  certificateReinstated: () => isCertificateWithdrawn(true),
  hidden: () => isDecidedGone('hidden'),
  appealDecided: () => either(isDecisionUndone, isDecidedGone('shown', 'held', 'hidden')),
};

/**
 * Builds the condition on `notifications` and `contents`, which may be absent, that what was told
 * still holds, or has been read. All that lists, counts, mails, pushes or marks notifications asks
 * it.
 */
export function isNotWithdrawn(now: Date): Condition {
  const cases = Object.entries(WITHDRAWN).map(
    ([kind, isWithdrawn]) => sql`when ${sql.lit(kind)} then ${isWithdrawn(now)}`,
  );
  return sql<SqlBool>`(notifications.read_at is not null
    or not coalesce(case notifications.kind ${sql.join(cases, sql` `)} end, false))`;
}
