import { sql, type RawBuilder } from 'kysely';
import { MIN_SECRET_BALLOTS } from '../../shared/ballots/fewBallots';
import type { ReportReason } from '../../shared/contract/comments';
import { NOTICE_KINDS, type NoticeKind } from '../../shared/contract/me';
import type { NotificationCategory } from '../../shared/contract/notifications';
import { REGISTRATION_SECTIONS } from '../../shared/sections';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import type { ReadContext } from '../content/section';
import { hasRolesOver } from '../content/roleScopes';
import { isListedFor } from '../content/visibility';
import { loadSettings } from '../notifications/notificationSettings';
import { isCancelled } from '../notifications/withdrawn';
import { mayVote } from '../content/mayVote';

export type NoticeRow = ContentRow & {
  readonly notice: NoticeKind;
  readonly at: Date;
  readonly reason: ReportReason | null;
};

const CLOSING_WITHIN_DAYS = 7;
const EVENT_WITHIN_DAYS = 3;
const MOST = 50;

const within = (now: Date, days: number) =>
  sql`${now}::timestamptz + ${days}::int * interval '1 day'`;

const writesConclusions = (viewer: Viewer) =>
  sql`(${hasRolesOver(viewer, ['editor', 'admin'])} or author_content_id = any(${[...viewer.leaderOf]}::uuid[]))`;

/**
 * Queries that select the content worth a notice to this person: the content's id, which notice,
 * the moment it is about, and a reason where there is one.
 */
const NOTICES: readonly ((viewer: Viewer, now: Date) => RawBuilder<unknown>)[] = [
  (viewer, now) => sql`
    select id, 'pollClosingSoon' as notice, closes_at as at, null as reason from contents
    where section = 'have-your-say' and closes_at > ${now} and closes_at <= ${within(now, CLOSING_WITHIN_DAYS)}
      and (opens_at is null or opens_at <= ${now}) and not ${isCancelled} and ${mayVote(viewer, now)}`,
  // Until the city says what it makes of it: that is told instead.
  (viewer) => sql`
    select contents.id, 'resultPublished' as notice, sealed_at as at, null as reason from contents
    join poll_voters on poll_voters.poll_id = contents.id and poll_voters.voter_id = ${viewer.voterId}::uuid
    join polls on polls.poll_id = contents.id
    where section = 'have-your-say' and sealed_at is not null and details -> 'outcome' = 'null'::jsonb
      and (details ->> 'secrecy' = 'open' or ballots = 0 or ballots >= ${MIN_SECRET_BALLOTS})
      and case details ->> 'resultsVisibility' when 'staff_only' then false
        when 'members_only' then details ->> 'group' = any(${[...viewer.memberOf]}::text[]) else true end`,
  (viewer, now) => sql`
    select contents.id, 'outcomePublished' as notice, closes_at as at, null as reason from contents
    join poll_voters on poll_voters.poll_id = contents.id and poll_voters.voter_id = ${viewer.voterId}::uuid
    where section = 'have-your-say' and closes_at <= ${now} and details -> 'outcome' <> 'null'::jsonb`,
  (_viewer, now) => sql`
    select id, 'eventSoon' as notice, opens_at as at, null as reason from contents
    where section = any(${[...REGISTRATION_SECTIONS]}::text[]) and opens_at > ${now} and opens_at <= ${within(now, EVENT_WITHIN_DAYS)}
      and not ${isCancelled}`,
  // The last one of each content; all of them stand on a page of their own.
  (viewer) => sql`
    select distinct on (written.content_id) written.content_id, 'hidden' as notice, moderations.at, written.hidden_for
    from (
      select 'comment' as kind, id, content_id, hidden_for from comments where author_id = ${viewer.id} and state = 'hidden'
      union all
      select 'statement', id, content_id, hidden_for from statements where author_id = ${viewer.id} and state = 'hidden'
    ) as written
    join moderations on moderations.kind = written.kind and target_id = written.id
    where decision = 'hidden' and undone_at is null
    order by written.content_id, number desc`,
  (viewer, now) => sql`
    select id, 'conclusionsDue' as notice, closes_at as at, null as reason from contents
    where section = 'dialogs' and status = 'published' and closes_at <= ${now}
      and details -> 'conclusions' = 'null'::jsonb and ${writesConclusions(viewer)}`,
];

/**
 * Categories of notifications by notice: people who do not want to see a category do not see these
 * either.
 */
const CATEGORIES = {
  pollClosingSoon: 'polls',
  resultPublished: 'polls',
  outcomePublished: 'polls',
  eventSoon: 'events',
  hidden: 'moderation',
  conclusionsDue: 'discussion',
} as const satisfies Record<NoticeKind, NotificationCategory>;

/**
 * Lists what asks for this person's attention, the nearest moment first, but for what they do not
 * want to see; at most 50.
 */
export async function listNotices({ db, now }: ReadContext, viewer: Viewer): Promise<NoticeRow[]> {
  const settings = await loadSettings(db, viewer.id);
  const shown = NOTICE_KINDS.filter((kind) => settings[CATEGORIES[kind]].shown);
  const all = sql.join(
    NOTICES.map((notice) => sql`(${notice(viewer, now)})`),
    sql` union all `,
  );
  const { rows } = await sql<NoticeRow>`
    select contents.*, author.name as author_name, author_content.title as author_title, noticed.notice, noticed.at, noticed.reason
    from (${all}) as noticed
    join contents on contents.id = noticed.id
    left join people as author on author.id = contents.author_person_id
    left join contents as author_content on author_content.id = contents.author_content_id
    where ${isListedFor(viewer, now)}
      and noticed.notice = any(${shown}::text[])
    order by abs(extract(epoch from noticed.at - ${now}::timestamptz)), contents.id
    limit ${MOST}`.execute(db);
  return rows;
}
