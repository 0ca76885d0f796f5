import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isListed } from '../../content/visibility';
import { readNow, type DatabaseNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import { openPoll } from '../openPoll';
import { sealPoll, freeRoom, type Closed } from './sealing';

const LOOK_EVERY_MS = 2_000;
/** How long a poll belongs to the host that counts it. After that another one takes it: the first is dead, or both count. */
const LEASE_MS = 120_000;

export interface SweeperOptions {
  readonly db: Database;
  readonly databaseNow: DatabaseNow;
  readonly log: { error(facts: object, text: string): void };
}

/** Published, and not called off. */
const isOn = (now: Date) => sql`${isListed(now)} and details ->> 'cancellation' is null`;

/** Polls whose time has come and that nobody has opened. */
async function listUnopened(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select contents.id from contents left join polls on polls.poll_id = contents.id
    where section = 'have-your-say' and opened_at is null
      and (opens_at is null or opens_at <= ${now}) and ${isOn(now)}
    order by opens_at, contents.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes the closed poll that has waited longest, for `LEASE_MS`; two hosts never get the same one. */
async function takeClosed(db: Database, now: Date): Promise<Closed | undefined> {
  const { rows } = await sql<Closed>`
    with taken as (
      select polls.poll_id, details from polls join contents on contents.id = polls.poll_id
      where sealed_at is null and opened_at is not null and closes_at <= ${now}
        and (leased_until is null or leased_until <= ${now}) and ${isOn(now)}
      order by closes_at, polls.poll_id limit 1 for update of polls skip locked
    )
    update polls set leased_until = ${new Date(now.getTime() + LEASE_MS)}
    from taken where taken.poll_id = polls.poll_id
    returning taken.poll_id as id, (details -> 'quorum')::int as quorum, details ->> 'secrecy' as secrecy`.execute(
    db,
  );
  return rows[0];
}

/** One poll that cannot be opened or counted does not keep the others from it. */
async function attempt<Value>(
  { log }: SweeperOptions,
  pollId: string,
  text: string,
  task: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await task();
  } catch (error) {
    log.error({ pollId, err: error }, text);
    return undefined;
  }
}

/** Opens every poll whose time has come and seals every one that has closed. @returns how many were sealed */
export async function sweep(options: SweeperOptions, end?: AbortSignal): Promise<number> {
  const { db } = options;
  const now = await readNow(db, options.databaseNow);
  for (const id of await listUnopened(db, now)) {
    if (end?.aborted) return 0;
    await attempt(options, id, 'a poll could not be opened', () => openPoll(db, id, now));
  }
  let [sealed, mixed] = [0, 0];
  while (!end?.aborted) {
    const closed = await takeClosed(db, now);
    if (!closed) break;
    const isSealed = await attempt(options, closed.id, 'a poll could not be counted', () =>
      sealPoll(db, closed, now),
    );
    sealed += Number(isSealed === true);
    mixed += Number(isSealed === true && closed.secrecy === 'secret');
  }
  if (mixed > 0) await freeRoom(db);
  return sealed;
}

/**
 * Opens, counts and publishes polls on time, on every host: from the moment it listens it looks every two seconds, until it closes.
 * The database's clock decides, and its leases who does what.
 */
export function openSweeper(app: FastifyInstance, options: SweeperOptions): void {
  const closing = new AbortController();
  let swept: Promise<unknown> = Promise.resolve();
  const run = async () => {
    while (!closing.signal.aborted) {
      swept = sweep(options, closing.signal).catch((error: unknown) =>
        options.log.error({ err: error }, 'polls could not be looked through'),
      );
      await swept;
      await sleep(LOOK_EVERY_MS, undefined, { ref: false, signal: closing.signal }).catch(
        () => undefined,
      );
    }
  };
  app.addHook('onListen', async () => void run());
  app.addHook('onClose', async () => {
    closing.abort();
    await swept;
  });
}
