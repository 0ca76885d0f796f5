import type { Selectable } from 'kysely';
import type { RegistrationRefusal } from '../../shared/contract/registrations';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../../shared/sections';
import { isSectionWritable } from '../../shared/settings';
import { getSettings } from '../city/currentSettings';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { toRegistrationTerms } from './registrationTerms';

/** Place and time for which people can say that they will come. */
export interface RegistrableContent {
  readonly id: string;
  readonly section: RegisteredSection;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isCancelled: boolean;
  readonly isHere: boolean;
  /** People and their guests; null: as many as come. */
  readonly capacity: number | null;
  readonly guests: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

type Columns = 'id' | 'opens_at' | 'closes_at' | 'details';
type PlaceRow = Pick<Selectable<Tables['contents']>, Columns> & {
  readonly section: RegisteredSection;
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Reads what the row of an event or a training says of its places. */
export function toRegistrableContent({
  id,
  section,
  opens_at,
  closes_at,
  details,
}: PlaceRow): RegistrableContent {
  const { registration, capacity, isCancelled } = toRegistrationTerms(section, details);
  const { way, guests, opensAt, closesAt } = registration;
  return {
    id,
    section,
    startsAt: opens_at,
    endsAt: closes_at ?? opens_at,
    guests,
    capacity,
    isCancelled,
    isHere: way === 'here',
    opensAt: dateOf(opensAt),
    closesAt: dateOf(closesAt),
  };
}

/**
 * Returns the reason that registration is refused at `now`; null where people can register. The
 * first reason in the order of the rows counts.
 */
export function findRegistrationRefusal(
  place: RegistrableContent,
  now: Date,
): RegistrationRefusal | null {
  const { section, isHere, isCancelled, endsAt, opensAt, closesAt } = place;
  const reasons: readonly (readonly [RegistrationRefusal, boolean])[] = [
    ['notHere', !isHere],
    ['cancelled', isCancelled],
    ['over', endsAt !== null && endsAt <= now],
    ['notOpenYet', opensAt !== null && now < opensAt],
    ['closed', closesAt !== null && closesAt <= now],
    ['sectionClosed', !isSectionWritable(getSettings(), section)],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}

/**
 * Locks the content’s row until the transaction ends, so that changes of who has a place come one
 * after the other.
 * @throws Problem notFound when it has gone since
 */
export async function lockRegistrableContent(
  trx: Database,
  contentId: string,
): Promise<RegistrableContent> {
  const row = await trx
    .selectFrom('contents')
    .select(['id', 'section', 'opens_at', 'closes_at', 'details'])
    .where('id', '=', contentId)
    .where('section', 'in', REGISTRATION_SECTIONS)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return toRegistrableContent({ ...row, section: row.section as RegisteredSection });
}
