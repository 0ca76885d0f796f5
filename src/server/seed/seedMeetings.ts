import { sumMinutes } from '../../shared/meetings/agenda';
import type { AttendanceStatus } from '../../shared/meetings/meetingRules';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Demonstration } from './readDemonstration';
import type { SeedMeeting, SeedMember } from './schemas';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

const MINUTE_MS = 60_000;
/** Minutes come out so long after their meeting. */
const UNTIL_OUT_MS = 5 * 1_440 * MINUTE_MS;

interface Placed {
  readonly id: string;
  readonly slug: string;
  readonly meeting: SeedMeeting;
  readonly members: readonly SeedMember[];
}

/**
 * Returns the id of a meeting of the demonstration, by the day that it takes place on, counted from
 * the first start.
 */
export const meetingId = (slug: string, days: number): string => stableId('meeting', slug, days);

const itemId = (meeting: string, place: string): string => stableId('agenda', meeting, place);

const listMeetings = ({ contents }: Demonstration): Placed[] =>
  contents.committees.flatMap(({ slug, members, meetings = [] }) =>
    meetings.map((meeting) => ({
      id: meetingId(slug, meeting.at.days),
      slug,
      meeting,
      members,
    })),
  );

const json = JSON.stringify;

function meetingRow({ id, slug, meeting }: Placed, { demo, calendar, now }: Seeding) {
  const { at, title, place, agenda, minutes, isClosed = false, cancelled } = meeting;
  const starts_at = calendar.dateTime(at);
  const ends_at = new Date(starts_at.getTime() + sumMinutes(agenda) * MINUTE_MS);
  const out = { minutes_state: 'published', state: 'held' } as const;
  return {
    id,
    content_id: toContentId('committees', slug),
    starts_at,
    ends_at,
    online_url: null,
    time_zone: demo.settings.time.zone,
    title: json(title),
    place: json(place),
    is_public: !isClosed,
    updated_at: now,
    minutes: json(minutes ?? {}),
    ...(minutes && { ...out, minutes_published_at: new Date(ends_at.getTime() + UNTIL_OUT_MS) }),
    ...(cancelled && { state: 'cancelled' as const, reason: json(cancelled) }),
  };
}

function itemRows({ id, meeting }: Placed) {
  const rows = meeting.agenda.flatMap((item, index) => {
    const parent = itemId(id, `${index}`);
    const below = (item.items ?? []).map(({ title, minutes }, at) => ({
      id: itemId(id, `${index}.${at}`),
      parent_id: parent,
      title,
      minutes,
    }));
    return [{ id: parent, parent_id: null, title: item.title, minutes: item.minutes }, ...below];
  });
  return rows.map((row, position) => ({
    ...row,
    position,
    meeting_id: id,
    title: json(row.title),
    note: json({}),
  }));
}

/** Makes a row for everybody who held a seat on that day. */
function attendanceRows({ id, meeting, members }: Placed) {
  if (!meeting.minutes) return [];
  const { days } = meeting.at;
  const { excused = [], absent = [] } = meeting;
  const stateOf = (person: SeedMember['person']): AttendanceStatus => {
    if (excused.includes(person)) return 'excused';
    return absent.includes(person) ? 'absent' : 'present';
  };
  return members
    .filter(({ since, until }) => since.days <= days && (!until || until.days >= days))
    .map(({ person }) => ({
      meeting_id: id,
      person_id: toPersonId(person),
      state: stateOf(person),
    }));
}

const decisionRows = ({ id, meeting }: Placed) =>
  (meeting.decisions ?? []).map(({ item, text, method, votes, result, entry }, index) => ({
    id: stableId('decision', id, index),
    meeting_id: id,
    number: index + 1,
    method,
    result,
    agenda_item_id: itemId(id, `${item}`),
    text: json(text),
    votes_for: votes?.[0] ?? null,
    votes_against: votes?.[1] ?? null,
    votes_abstained: votes?.[2] ?? null,
    entry_id: entry ? toContentId('governance', entry) : null,
  }));

/** Meetings of the committees of the demonstration, with what came of those that are past. */
export async function seedMeetings(seeding: Seeding): Promise<void> {
  const { db, demo } = seeding;
  const placed = listMeetings(demo);
  await insertAll(
    db,
    'meetings',
    placed.map((one) => meetingRow(one, seeding)),
  );
  await insertAll(db, 'agenda_items', placed.flatMap(itemRows));
  await insertAll(db, 'meeting_attendance', placed.flatMap(attendanceRows));
  await insertAll(db, 'meeting_decisions', placed.flatMap(decisionRows));
}
