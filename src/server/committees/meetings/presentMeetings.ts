import { sql } from 'kysely';
import type { MeetingList, MeetingPage, MeetingSummary } from '../../../shared/contract/meetings';
import type { Localized } from '../../../shared/contract/text';
import { MAX_PAST_MEETINGS } from '../../../shared/meetings/meetingRules';
import { can } from '../../../shared/permissions/can';
import { OPEN_VISIBILITIES } from '../../../shared/permissions/contentRules';
import { cutPage, isMoment, readCursor } from '../../content/cursor';
import { toText, toTitledSlug } from '../../content/localize';
import { isVisibleTo } from '../../content/visibility';
import { shownAgenda } from './agendaRows';
import { readAttendance } from './holders';
import { mayAt, OVER_AT, selectMeetings, type AtCommittee, type AtMeeting } from './meeting';
import { readDecisions, votesOf } from './meetingSource';
import { presentReplies } from './replies';

/** No committee announces more at a time. */
const MOST_UPCOMING = 100;

const textIn =
  ({ reading: { locale }, committee }: AtCommittee) =>
  (text: Localized) =>
    toText(text, locale, committee.original_locale);

const selectSummaries = ({ reading: { db }, committee }: AtCommittee) =>
  selectMeetings(db, committee.id)
    .select(sql<string>`meetings.starts_at::text`.as('sort_key'))
    .select((eb) =>
      eb
        .selectFrom('meeting_decisions')
        .whereRef('meeting_decisions.meeting_id', '=', 'meetings.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('decisions'),
    );
type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

function summaryOf(at: AtCommittee, row: SummaryRow): MeetingSummary {
  const isOpen = mayAt(at, 'meeting.read', row.is_public);
  const text = textIn(at);
  const place = Object.keys(row.place).length > 0;
  const isTold = row.minutes_state === 'published';
  return {
    id: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    timezone: row.time_zone,
    isPublic: row.is_public,
    title: isOpen ? text(row.title) : null,
    place: isOpen && place ? text(row.place) : null,
    state: row.state,
    hasMinutes: isOpen && isTold,
    decisions: isOpen && isTold ? (row.decisions ?? 0) : 0,
  };
}

/**
 * Meetings of a committee: on the first page those that are not over, the next one first, and then
 * those that are, the latest first.
 * @throws Problem invalidCursor
 */
export async function listMeetings(
  at: AtCommittee,
  cursor: string | undefined,
): Promise<MeetingList> {
  const { now } = at.reading;
  const after = readCursor(cursor, isMoment);
  const upcoming = after
    ? []
    : await selectSummaries(at)
        .where(OVER_AT, '>', now)
        .orderBy('starts_at')
        .orderBy('id')
        .limit(MOST_UPCOMING)
        .execute();
  const past = await selectSummaries(at)
    .where(OVER_AT, '<=', now)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(starts_at, id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAST_MEETINGS + 1)
    .execute();
  const { rows, next } = cutPage(past, MAX_PAST_MEETINGS);
  return {
    upcoming: upcoming.map((row) => summaryOf(at, row)),
    past: rows.map((row) => summaryOf(at, row)),
    next,
    mayWrite: mayAt(at, 'meeting.write', true),
  };
}

async function neighbour(at: AtMeeting, way: 'previous' | 'next'): Promise<MeetingPage['next']> {
  const { meeting, reading, committee } = at;
  const isNext = way === 'next';
  const row = await selectMeetings(reading.db, committee.id)
    .where(
      sql<boolean>`(starts_at, id) ${sql.raw(isNext ? '>' : '<')} (${meeting.starts_at}::timestamptz, ${meeting.id}::uuid)`,
    )
    .orderBy('starts_at', isNext ? 'asc' : 'desc')
    .orderBy('id', isNext ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const isOpen = mayAt(at, 'meeting.read', row.is_public);
  const title = isOpen ? textIn(at)(row.title) : null;
  return { id: row.id, startsAt: row.starts_at.toISOString(), title };
}

async function entriesOf(
  { reading: { db, viewer, now, locale } }: AtMeeting,
  ids: readonly string[],
) {
  const rows = await db
    .selectFrom('contents')
    .select(['contents.id', 'contents.slug', 'contents.title', 'contents.original_locale'])
    .where('contents.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isVisibleTo(viewer, now))
    .execute();
  return new Map(rows.map((row) => [row.id, toTitledSlug(row, locale)]));
}

async function decisionsOf(at: AtMeeting): Promise<MeetingPage['decisions']> {
  const rows = await readDecisions(at.reading.db, at.meeting.id);
  const ids = rows.flatMap(({ entry_id }) => (entry_id === null ? [] : [entry_id]));
  const entries = await entriesOf(at, ids);
  return rows.map((row) => ({
    id: row.id,
    itemId: row.agenda_item_id,
    number: row.number,
    text: textIn(at)(row.text),
    method: row.method,
    votes: votesOf(row),
    result: row.result,
    entry: entries.get(row.entry_id ?? '') ?? null,
  }));
}

/**
 * Reads what is said and done there: of a closed meeting for members, and what came of it once the
 * minutes are out.
 */
async function insideOf(at: AtMeeting) {
  const { meeting, committee, reading } = at;
  const { db, locale } = reading;
  const text = textIn(at);
  const publishedAt = meeting.minutes_published_at;
  const [agenda, attendance, decisions] = await Promise.all([
    shownAgenda(db, meeting.id, { locale, original: committee.original_locale }),
    publishedAt === null ? [] : readAttendance(db, meeting.id),
    publishedAt === null ? [] : decisionsOf(at),
  ]);
  return {
    title: text(meeting.title),
    place: Object.keys(meeting.place).length > 0 ? text(meeting.place) : null,
    onlineUrl: meeting.online_url,
    reason: meeting.reason && text(meeting.reason),
    minutes: publishedAt && {
      text: text(meeting.minutes),
      publishedAt: publishedAt.toISOString(),
    },
    agenda,
    attendance,
    decisions,
  };
}

const NOTHING = {
  title: null,
  place: null,
  onlineUrl: null,
  reason: null,
  minutes: null,
  agenda: [],
  attendance: [],
  decisions: [],
};

/** Tells whether who asks may enter decisions of this committee into the city's register. */
export const mayEnterAt = ({ reading: { viewer, now }, committee }: AtCommittee): boolean =>
  can(
    viewer,
    'official.publish',
    { section: 'governance', districts: [], groupId: committee.id },
    now.getTime(),
  );

/** Reads one meeting, as far as it is for the eyes of the person who asks. */
export async function readMeetingPage(at: AtMeeting): Promise<MeetingPage> {
  const { meeting, committee } = at;
  const isOpen = mayAt(at, 'meeting.read', meeting.is_public);
  const mayWrite = mayAt(at, 'meeting.write', meeting.is_public);
  const [inside, previous, next, replies] = await Promise.all([
    isOpen ? insideOf(at) : NOTHING,
    neighbour(at, 'previous'),
    neighbour(at, 'next'),
    presentReplies(at, mayWrite),
  ]);
  return {
    id: meeting.id,
    committee: { slug: committee.slug, title: textIn(at)(committee.title) },
    startsAt: meeting.starts_at.toISOString(),
    endsAt: meeting.ends_at?.toISOString() ?? null,
    timezone: meeting.time_zone,
    isPublic: meeting.is_public,
    state: meeting.state,
    ...inside,
    previous,
    next,
    ...replies,
    hasFile: meeting.is_public && OPEN_VISIBILITIES.includes(committee.visibility),
    mayWrite,
    mayEnter: isOpen && meeting.minutes_state === 'published' && mayEnterAt(at),
  };
}
