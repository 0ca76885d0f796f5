import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { hashLoginKey, openLoginHash, type DoorLogin } from '../../identity/loginKeys';
import { isVerified } from '../../identity/residence';
import { announceNewVersion } from '../../live/newVersion';
import type { SortitionRow } from './sortition';

interface Resident {
  readonly personId: string;
  readonly verified: boolean;
  readonly logins: readonly DoorLogin[];
}

async function readResidents(
  trx: Database,
  personIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Resident>> {
  const { rows } = await sql<Resident>`
    select id as "personId", ${isVerified(now)} as verified, coalesce((
        select jsonb_agg(jsonb_build_object('issuer', issuer, 'subject', subject))
        from identities where identities.person_id = people.id
      ), '[]') as logins
    from people where id = any(${[...personIds]}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.personId, row]));
}

/**
 * Keeps for which logins an entry stands, as its person has them now; the person is locked. An
 * entry that another account has made with one of them ends: a login has one ticket.
 * @throws Problem verificationRequired
 */
export async function storeEntryLogins(
  trx: Database,
  draw: SortitionRow,
  entry: { readonly id: string; readonly personId: string },
  now: Date,
): Promise<void> {
  const resident = (await readResidents(trx, [entry.personId], now)).get(entry.personId);
  if (!resident?.verified) throw new Problem('verificationRequired');
  const hash = await openLoginHash(trx);
  const keys = resident.logins.map((login) => hashLoginKey(draw.id, login, hash));
  await trx.deleteFrom('draw_logins').where('volunteer_id', '=', entry.id).execute();
  if (keys.length === 0) return;
  await deleteEntries(trx, draw.id, keys);
  await trx
    .insertInto('draw_logins')
    .values(keys.map((login_key) => ({ draw_id: draw.id, login_key, volunteer_id: entry.id })))
    .execute();
}

/** @returns whether there were any */
async function deleteEntries(
  trx: Database,
  drawId: string,
  keys: readonly Buffer[],
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('draw_volunteers')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('draw_logins')
        .select('volunteer_id')
        .where('draw_id', '=', drawId)
        .where('login_key', 'in', keys),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends the entries that a login has made in draws whose lists are open: it is about to leave its
 * account. In a list that is closed they stay, and are passed over when their turn comes.
 */
export async function endEntries(trx: Database, login: DoorLogin, now: Date): Promise<void> {
  const draws = await trx
    .selectFrom('draws')
    .select(['id', 'content_id'])
    .where('for_verified', '=', true)
    .where('frozen_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('closes_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (draws.length === 0) return;
  const hash = await openLoginHash(trx);
  for (const { id, content_id } of draws)
    if (await deleteEntries(trx, id, [hashLoginKey(id, login, hash)]))
      await announceNewVersion(trx, content_id);
}

/** An entry in a list, as its row has it. */
export interface Entry {
  readonly id: string;
  readonly person_id: string | null;
}

/**
 * Finds the entries whose person can have a place now. Among verified residents: who is verified
 * still, and has each login that the entry stands for. Nobody can answer for an account that has
 * gone.
 */
export async function listEntitled<E extends Entry>(
  trx: Database,
  draw: SortitionRow,
  entries: readonly E[],
  now: Date,
): Promise<E[]> {
  const present = entries.filter(({ person_id }) => person_id !== null);
  if (!draw.for_verified || present.length === 0) return present;
  const residents = await readResidents(
    trx,
    present.flatMap(({ person_id }) => person_id ?? []),
    now,
  );
  const kept = await trx
    .selectFrom('draw_logins')
    .select(['volunteer_id', 'login_key'])
    .where('draw_id', '=', draw.id)
    .where('volunteer_id', '=', sql<string>`any(${present.map(({ id }) => id)}::uuid[])`)
    .execute();
  const hash = await openLoginHash(trx);
  const linked = new Set(
    [...residents.values()].flatMap(({ personId, logins }) =>
      logins.map((login) => `${personId} ${hashLoginKey(draw.id, login, hash).toString('hex')}`),
    ),
  );
  const people = new Map(present.map(({ id, person_id }) => [id, person_id]));
  const left = new Set(
    kept
      .filter(
        ({ volunteer_id: id, login_key }) =>
          !linked.has(`${people.get(id)} ${login_key.toString('hex')}`),
      )
      .map(({ volunteer_id }) => volunteer_id),
  );
  return present.filter(
    ({ id, person_id }) => residents.get(person_id!)?.verified === true && !left.has(id),
  );
}
