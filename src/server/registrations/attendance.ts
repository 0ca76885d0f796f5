import type { Attendance, CheckedIn } from '../../shared/contract/registrations';
import { parseCode } from '../../shared/registrationCode';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { announceNewVersion } from '../live/newVersion';
import { lockRegistrableContent } from './registrationWindow';
import { fillPlaces } from './capacity';

const OUTCOMES = {
  registered: 'in',
  noShow: 'in',
  attended: 'alreadyIn',
  waiting: 'waiting',
  cancelled: 'cancelled',
} as const;

interface AtTheDoor {
  readonly contentId: string;
  readonly at: Date;
}

/**
 * Lets in whoever shows a code; the same code a second time says since when. @throws Problem
 * unknownCode
 */
export async function checkIn(
  trx: Database,
  { contentId, at }: AtTheDoor,
  typed: string,
): Promise<CheckedIn> {
  await lockRegistrableContent(trx, contentId);
  const row = await trx
    .selectFrom('registrations')
    .innerJoin('people', 'people.id', 'registrations.person_id')
    .select(['registrations.id', 'name', 'state', 'guests', 'checked_in_at'])
    .where('content_id', '=', contentId)
    .where('code', '=', parseCode(typed))
    .executeTakeFirst();
  if (!row) throw new Problem('unknownCode');
  const { id, name, guests, state } = row;
  const outcome = OUTCOMES[state];
  const since = outcome === 'in' ? at : row.checked_in_at;
  if (outcome === 'in')
    await trx
      .updateTable('registrations')
      .set({ state: 'attended', checked_in_at: at })
      .where('id', '=', id)
      .execute();
  return { outcome, name, guests, checkedInAt: since?.toISOString() ?? null };
}

/** States that are counted: people who wait or have left have no place to be counted. */
const COUNTED = ['registered', 'attended', 'noShow'] as const;

/**
 * Writes down who came and who did not, or that it was a mistake.
 * @throws Problem notFound; notPossibleNow for who has no place, and for who cannot have missed it
 *   yet
 */
export async function setAttendance(
  trx: Database,
  { contentId, at }: AtTheDoor,
  { id, state }: Attendance & { readonly id: string },
): Promise<void> {
  const place = await lockRegistrableContent(trx, contentId);
  const row = await trx
    .selectFrom('registrations')
    .select(['state', 'checked_in_at'])
    .where('content_id', '=', contentId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  if (!COUNTED.some((one) => one === row.state)) throw new Problem('notPossibleNow');
  const hasBegun = place.startsAt !== null && place.startsAt <= at;
  if (state === 'noShow' && !hasBegun) throw new Problem('notPossibleNow');
  await trx
    .updateTable('registrations')
    .set({ state, checked_in_at: state === 'attended' ? (row.checked_in_at ?? at) : null })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives places that were left without a word, as by people who deleted their accounts, to those who
 * wait.
 */
export async function fillLeftPlaces(trx: Database, contentId: string, now: Date): Promise<void> {
  const place = await lockRegistrableContent(trx, contentId);
  const filled = await fillPlaces(trx, place, now);
  if (filled > 0) await announceNewVersion(trx, place.id);
}
