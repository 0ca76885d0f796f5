import { sql } from 'kysely';
import { REGISTRATION_SECTIONS } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import { notify } from '../notifications/notify';
import { isCancelled } from '../notifications/withdrawn';
import { fillLeftPlaces } from './attendance';

/** Time before the beginning at which people are reminded, in milliseconds. */
const BEFORE_MS = 48 * 3_600_000;

interface Soon {
  readonly contentId: string;
  readonly opensAt: Date;
  readonly people: string[];
}

/** Lists what begins soon, and the people who registered before it was soon. */
const listSoon = (trx: Database, now: Date) =>
  sql<Soon>`
    select contents.id as "contentId", opens_at as "opensAt", array_agg(person_id::text) as people
    from contents join registrations on registrations.content_id = contents.id
    where section = any(${[...REGISTRATION_SECTIONS]}) and deleted_at is null and hidden_at is null and withdrawn_at is null
      and status = 'published' and not ${isCancelled}
      and opens_at > ${now} and opens_at <= ${new Date(now.getTime() + BEFORE_MS)}
      and state = 'registered' and registered_at < opens_at - make_interval(secs => ${BEFORE_MS / 1_000}::int)
    group by contents.id`.execute(trx);

/** Lists what is to come and people wait for. */
const listAwaited = (trx: Database, now: Date) =>
  trx
    .selectFrom('contents')
    .select('id')
    .where('section', 'in', REGISTRATION_SECTIONS)
    .where('opens_at', '>', now)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('registrations')
          .select('registrations.id')
          .whereRef('content_id', '=', 'contents.id')
          .where('state', '=', 'waiting'),
      ),
    )
    .execute();

/**
 * Reminds people of what they registered for, 48 hours before it begins: once of each beginning,
 * however often it is asked. Places that deleted accounts have left are given to those who wait.
 */
export async function remindOfRegistered(trx: Database, now: Date): Promise<void> {
  for (const { id } of await listAwaited(trx, now)) await fillLeftPlaces(trx, id, now);
  const { rows } = await listSoon(trx, now);
  for (const { contentId, opensAt, people } of rows)
    await notify(
      trx,
      {
        kind: 'eventSoon',
        because: 'registered',
        contentId,
        actorId: null,
        at: now,
        occasion: `eventSoon ${contentId} ${opensAt.toISOString()}`,
      },
      people,
    );
}
