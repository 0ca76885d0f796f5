import { sql } from 'kysely';
import type { Phase } from '../../shared/contract/content';
import type { EventsFileQuery } from '../../shared/contract/calendar';
import { listContents, type ContentRow } from '../content/contentQueries';
import { LATER_SESSION, type TrainingSession } from '../../shared/contract/trainingSessions';
import { localize, textFor } from '../content/localize';
import type { OrderingName } from '../content/ordering';
import type { Reading } from '../content/section';
import { visibleTo } from '../content/visibility';
import { events, factsOf } from '../events/events';
import type { Meant } from '../registrations/findRegistered';
import type { CalendarEvent } from './calendar';

type EventRow = Pick<
  ContentRow,
  | 'id'
  | 'section'
  | 'slug'
  | 'title'
  | 'summary'
  | 'details'
  | 'original_locale'
  | 'opens_at'
  | 'closes_at'
  | 'updated_at'
> & { readonly revision: number };

export const EVENT_COLUMNS = [
  'contents.id',
  'contents.section',
  'contents.slug',
  'contents.title',
  'contents.summary',
  'contents.details',
  'contents.original_locale',
  'contents.opens_at',
  'contents.closes_at',
  'contents.updated_at',
  'contents.revision',
] as const;

/** Where a training is, in the fields of events. */
function sessionFacts(
  { locale }: Pick<Reading, 'locale'>,
  { details, original_locale }: EventRow,
): CalendarEvent['details'] {
  const { training } = localize(details, locale, original_locale) as {
    readonly training: TrainingSession | null;
  };
  const { timezone, onlineUrl, cancellation, location } = {
    ...{ location: null, ...LATER_SESSION },
    ...training,
  };
  const none = { address: null, position: null, organiser: null };
  return { timezone, onlineUrl, cancellation, location, ...none };
}

/** None for a draft that has no beginning yet. */
export function calendarEvent(
  reading: Pick<Reading, 'locale'>,
  row: EventRow,
): CalendarEvent | null {
  const { opens_at: startsAt, closes_at: endsAt, original_locale: original } = row;
  if (startsAt === null) return null;
  return {
    ...{ id: row.id, path: `${row.section}/${row.slug}` },
    ...{ startsAt, endsAt, revision: row.revision },
    title: textFor(row.title, reading.locale, original),
    summary: textFor(row.summary, reading.locale, original),
    details: row.section === 'training' ? sessionFacts(reading, row) : factsOf(reading, row),
    updatedAt: row.updated_at,
  };
}

/** One event or training that the reader may see; none where there is no such one. */
export async function findCalendarEvent(
  reading: Reading,
  { section, slug }: Meant,
): Promise<CalendarEvent | null> {
  const row = await reading.db
    .selectFrom('contents')
    .select(EVENT_COLUMNS)
    .where('section', '=', section)
    .where('kind', '<>', 'course')
    .where('slug', '=', slug)
    .where(visibleTo(reading.viewer, reading.now))
    .executeTakeFirst();
  return row ? calendarEvent(reading, row) : null;
}

/** What a calendar program keeps: everything to come, and of the past what was last. */
const PARTS: readonly (readonly [Phase, OrderingName, most: number])[] = [
  ['closed', 'closedLast', 100],
  ['open', 'openingSoon', 200],
  ['upcoming', 'openingSoon', 1_000],
];

async function revisionsOf({ db }: Reading, rows: readonly ContentRow[]) {
  const known = await db
    .selectFrom('contents')
    .select(['id', 'revision'])
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  return new Map(known.map(({ id, revision }) => [id, revision]));
}

/** The events of the list, as the query filters it: at most 1,300. */
export async function listCalendarEvents(
  reading: Reading,
  query: EventsFileQuery,
): Promise<CalendarEvent[]> {
  const parts = await Promise.all(
    PARTS.map(([phase, ordering, limit]) =>
      listContents(reading, events, { ...query, phase, limit }, ordering),
    ),
  );
  const rows = parts.flatMap((part) => part.rows);
  const revisions = await revisionsOf(reading, rows);
  return rows.flatMap((row) => {
    const event = calendarEvent(reading, { ...row, revision: revisions.get(row.id) ?? 1 });
    return event ? [event] : [];
  });
}
