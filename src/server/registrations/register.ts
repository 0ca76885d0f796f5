import type { Selectable } from 'kysely';
import type { RegistrationRequest } from '../../shared/contract/registrations';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { announceNewVersion } from '../live/newVersion';
import { createRegistrationCode } from './registrationCode';
import {
  lockRegistrableContent,
  findRegistrationRefusal,
  type RegistrableContent,
} from './registrationWindow';
import { fillPlaces, countFreePlaces } from './capacity';

/** Person who wants to come, and when that was said. */
export interface Registrant {
  readonly contentId: string;
  readonly personId: string;
  readonly at: Date;
}

type Row = Selectable<Tables['registrations']>;

const findOwn = (db: Database, { contentId, personId }: Registrant): Promise<Row | undefined> =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('person_id', '=', personId)
    .executeTakeFirst();

async function nextNumber(trx: Database, contentId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('registrations')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** @throws Problem registrationClosed; its detail says why */
function refuseClosed(place: RegistrableContent, now: Date): void {
  const refusal = findRegistrationRefusal(place, now);
  if (refusal) throw new Problem('registrationClosed', refusal);
}

/** Refuses more guests than one person can bring, or than there are places at all. */
function refuseCrowd(
  { guests: most, capacity }: RegistrableContent,
  { guests }: RegistrationRequest,
): void {
  if (guests > most || (capacity !== null && 1 + guests > capacity))
    throw new Problem('tooManyGuests');
}

/**
 * Gives the person a place where there is one, otherwise the end of the line. A person who comes
 * back begins anew.
 */
async function enter(
  trx: Database,
  place: RegistrableContent,
  comer: Registrant,
  wanted: RegistrationRequest,
) {
  refuseClosed(place, comer.at);
  refuseCrowd(place, wanted);
  const fits = 1 + wanted.guests <= (await countFreePlaces(trx, place));
  const columns = {
    guests: wanted.guests,
    is_public: wanted.isPublic,
    code: createRegistrationCode(),
    state: fits ? ('registered' as const) : ('waiting' as const),
    number: await nextNumber(trx, place.id),
    registered_at: comer.at,
    checked_in_at: null,
  };
  await trx
    .insertInto('registrations')
    .values({ content_id: place.id, person_id: comer.personId, ...columns })
    .onConflict((conflict) => conflict.columns(['content_id', 'person_id']).doUpdateSet(columns))
    .execute();
}

/** @throws Problem noPlacesLeft where more guests than before have no place */
async function change(
  trx: Database,
  place: RegistrableContent,
  { own, at }: { readonly own: Row; readonly at: Date },
  wanted: RegistrationRequest,
) {
  const more = wanted.guests - own.guests;
  if (more > 0) {
    refuseClosed(place, at);
    refuseCrowd(place, wanted);
    if (own.state === 'registered' && more > (await countFreePlaces(trx, place)))
      throw new Problem('noPlacesLeft');
  }
  await trx
    .updateTable('registrations')
    .set({ guests: wanted.guests, is_public: wanted.isPublic })
    .where('id', '=', own.id)
    .execute();
  // Fewer guests leave a place to others, or let who waits fit in.
  if (more < 0) await fillPlaces(trx, place, at);
}

/**
 * Gives a person a place, or the end of the line; of who has one already, changes guests and
 * whether others see it. The same again changes nothing.
 * @throws Problem registrationClosed, tooManyGuests, noPlacesLeft, notPossibleNow for who has been
 *   at the door
 */
export async function register(
  trx: Database,
  comer: Registrant,
  wanted: RegistrationRequest,
): Promise<void> {
  const place = await lockRegistrableContent(trx, comer.contentId);
  const own = await findOwn(trx, comer);
  if (own?.state === 'attended' || own?.state === 'noShow') throw new Problem('notPossibleNow');
  if (
    own?.guests === wanted.guests &&
    own.is_public === wanted.isPublic &&
    own.state !== 'cancelled'
  )
    return;
  if (own && own.state !== 'cancelled') await change(trx, place, { own, at: comer.at }, wanted);
  else await enter(trx, place, comer, wanted);
  await announceNewVersion(trx, place.id);
}

/**
 * Gives a place back, to the first who waits and fits in. Again changes nothing.
 * @throws Problem notPossibleNow for who has been at the door
 */
export async function cancelRegistration(trx: Database, comer: Registrant): Promise<void> {
  const place = await lockRegistrableContent(trx, comer.contentId);
  const own = await findOwn(trx, comer);
  if (!own || own.state === 'cancelled') return;
  if (own.state === 'attended' || own.state === 'noShow') throw new Problem('notPossibleNow');
  await trx
    .updateTable('registrations')
    .set({ state: 'cancelled', is_public: false })
    .where('id', '=', own.id)
    .execute();
  await fillPlaces(trx, place, comer.at);
  await announceNewVersion(trx, place.id);
}
