import { sql } from 'kysely';
import type { MyEvents } from '../../shared/contract/registrations';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../../shared/sections';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isInOpenSection } from '../content/visibility';
import { isActive } from '../db/activeMembers';
import { toRegistrableContent } from '../registrations/registrationWindow';
import {
  WAITING_LIST_POSITION,
  presentOwnRegistration,
} from '../registrations/presentRegistration';
import type { CalendarEvent } from './calendar';
import { toCalendarEvent } from './calendarEvents';
import { DATED_COLUMNS } from './dated';

const MOST = 500;

/**
 * Selects what a person registered for and may still read, the next one first and what is over at
 * the end.
 */
function selectOwn({ db, now }: Pick<ReadContext, 'db' | 'now'>, personId: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('contents', 'contents.id', 'registrations.content_id')
    .select(DATED_COLUMNS)
    .select(['state', 'guests', 'is_public', 'code', 'registered_at', 'checked_in_at'])
    .select(WAITING_LIST_POSITION.as('place_in_line'))
    .where('person_id', '=', personId)
    .where('section', 'in', REGISTRATION_SECTIONS)
    .where(isInOpenSection())
    .where('state', '!=', 'cancelled')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('status', 'in', ['published', 'archived'])
    .where(
      sql<boolean>`(contents.visibility <> 'members' or exists (
        select from memberships where memberships.content_id = contents.author_content_id
          and memberships.person_id = ${personId} and ${isActive(now)}
      ))`,
    )
    .orderBy(sql`coalesce(contents.closes_at, contents.opens_at) < ${now}`)
    .orderBy(sql`abs(extract(epoch from contents.opens_at - ${now}::timestamptz))`)
    .limit(MOST);
}

/**
 * Lists the person's registrations as calendar events; where the person waits, the event is not
 * sure yet.
 */
export async function listOwnCalendar(
  reading: Pick<ReadContext, 'db' | 'now' | 'locale'>,
  personId: string,
): Promise<CalendarEvent[]> {
  const rows = await selectOwn(reading, personId).execute();
  return rows.flatMap((row) => {
    const event = toCalendarEvent(reading, row);
    return event ? [{ ...event, isTentative: row.state === 'waiting' }] : [];
  });
}

/** Lists the person's events with the registrations. */
export async function listOwnEvents(reading: ReadContext, personId: string): Promise<MyEvents> {
  const rows = await selectOwn(reading, personId).execute();
  const items = rows.map((row) => {
    const section = row.section as RegisteredSection;
    const { endsAt, isCancelled } = toRegistrableContent({ ...row, section });
    return {
      section,
      slug: row.slug,
      title: toText(row.title, reading.locale, row.original_locale),
      opensAt: row.opens_at?.toISOString() ?? null,
      closesAt: row.closes_at?.toISOString() ?? null,
      isCancelled,
      isOver: endsAt !== null && endsAt <= reading.now,
      registration: presentOwnRegistration(row),
    };
  });
  return { items };
}
