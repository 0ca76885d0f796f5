import type { CalendarFileQuery } from '../../shared/contract/calendar';
import {
  createSessionDefaults,
  type TrainingSession,
} from '../../shared/contract/trainingSessions';
import { localize, toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { toEventFacts } from '../events/events';
import type { RegisteredContentKey } from '../registrations/findRegistered';
import type { CalendarEvent } from './calendar';
import { DATED_COLUMNS, listDated, type DatedPart, type DatedRow } from './dated';
import { getCityZone } from '../city/currentSettings';

/** Reads where a training is, in the fields of events. */
function sessionFacts(
  { locale }: Pick<ReadContext, 'locale'>,
  { details, original_locale }: DatedRow,
): CalendarEvent['details'] {
  const { training } = localize(details, locale, original_locale) as {
    readonly training: TrainingSession | null;
  };
  const { timezone, onlineUrl, cancellation, location } = {
    location: null,
    ...createSessionDefaults(getCityZone()),
    ...training,
  };
  const none = { address: null, position: null, organiser: null };
  return { timezone, onlineUrl, cancellation, location, ...none };
}

/** None for a draft that has no beginning yet. */
export function toCalendarEvent(
  reading: Pick<ReadContext, 'locale'>,
  row: DatedRow,
): CalendarEvent | null {
  const { opens_at: startsAt, closes_at: endsAt, original_locale: original } = row;
  if (startsAt === null) return null;
  return {
    id: row.id,
    path: `${row.section}/${row.slug}`,
    startsAt,
    endsAt,
    revision: row.revision,
    title: toText(row.title, reading.locale, original),
    summary: toText(row.summary, reading.locale, original),
    details: row.section === 'training' ? sessionFacts(reading, row) : toEventFacts(reading, row),
    updatedAt: row.updated_at,
  };
}

/** Finds one event or training that the reader may see; none where there is no such one. */
export async function findCalendarEvent(
  reading: ReadContext,
  { section, slug }: RegisteredContentKey,
): Promise<CalendarEvent | null> {
  const row = await reading.db
    .selectFrom('contents')
    .select(DATED_COLUMNS)
    .where('section', '=', section)
    .where('kind', '<>', 'course')
    .where('slug', '=', slug)
    .where(isVisibleTo(reading.viewer, reading.now))
    .executeTakeFirst();
  return row ? toCalendarEvent(reading, row) : null;
}

/** Parts that a calendar program keeps: everything to come, and of the past what was last. */
const PARTS: readonly DatedPart[] = [
  { phase: 'closed', ordering: 'closedLast', limit: 100 },
  { phase: 'open', ordering: 'openingSoon', limit: 200 },
  { phase: 'upcoming', ordering: 'openingSoon', limit: 1_000 },
];

/**
 * Lists the events and trainings that the reader may see, as the query filters them: at most 1,300.
 */
export async function listCalendarEvents(
  reading: ReadContext,
  query: CalendarFileQuery,
): Promise<CalendarEvent[]> {
  const parts = await Promise.all(PARTS.map((part) => listDated(reading, query, part)));
  return parts.flat().flatMap((row) => {
    const event = toCalendarEvent(reading, row);
    return event ? [event] : [];
  });
}
