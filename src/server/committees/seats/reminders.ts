import { sql } from 'kysely';
import type { NotificationKind } from '../../../shared/contract/notifications';
import { isActive } from '../../db/activeMembers';
import type { Database } from '../../db/openDatabase';
import { notify, type NewNotification } from '../../notifications/notify';
import { toCityDay } from '../../city/currentSettings';

/**
 * Numbers of days before a term ends at which people are reminded: of the nearest of these that has
 * been reached.
 */
const REMINDED_DAYS = [14, 60] as const;
/**
 * Number of days after which nobody is told that a term has ended: the host was away, or the term
 * was written down afterwards.
 */
const TOLD_DAYS = 7;

interface Ending {
  readonly id: string;
  readonly contentId: string;
  readonly personId: string;
  readonly until: string;
  /** Officers who keep the committee’s list. */
  readonly officers: string[];
}

const listed = (now: Date) => sql`
  select terms.id, terms.content_id as "contentId", terms.person_id as "personId", terms.until::text,
    array(select memberships.person_id::text from memberships
      where memberships.content_id = terms.content_id and memberships.person_id <> terms.person_id
        and memberships.role in ('chair', 'secretary') and ${isActive(now)}) as officers
  from memberships as terms join contents on contents.id = terms.content_id
  where contents.section = 'committees' and contents.deleted_at is null and contents.status = 'published'
    and contents.details ->> 'dissolution' is null and terms.state = 'active'`;

type Said = Pick<NewNotification, 'kind' | 'because' | 'occasion' | 'at'>;

const tell = (trx: Database, { contentId }: Ending, said: Said, people: readonly string[]) =>
  notify(trx, { ...said, contentId, actorId: null }, people);

const occasionOf = (kind: NotificationKind, { id, until }: Ending, days: number | '' = '') =>
  `${kind} ${id} ${until} ${days}`;

async function remindBefore(trx: Database, now: Date, index: 0 | 1): Promise<void> {
  const today = toCityDay(now.getTime());
  const days = REMINDED_DAYS[index];
  const nearer = index === 0 ? -1 : REMINDED_DAYS[0];
  const { rows } = await sql<Ending>`${listed(now)}
    and terms.until - ${today}::date > ${nearer}::int and terms.until - ${today}::date <= ${days}::int
    and terms.ended_as is null and terms.since <= ${today}::date and terms.until - terms.since > ${days}::int`.execute(
    trx,
  );
  for (const ending of rows) {
    const occasion = occasionOf('termEnding', ending, days);
    await tell(trx, ending, { kind: 'termEnding', because: 'member', occasion, at: now }, [
      ending.personId,
    ]);
    const said = { kind: 'memberTermEnding', because: 'leader', occasion, at: now } as const;
    await tell(trx, ending, said, ending.officers);
  }
}

/** Terms that ended without somebody who holds the seat by now. */
async function tellVacant(trx: Database, now: Date): Promise<void> {
  const today = toCityDay(now.getTime());
  const { rows } = await sql<Ending>`${listed(now)}
    and terms.seat is not null and terms.until < ${today}::date and terms.until >= ${today}::date - ${TOLD_DAYS}::int
    and (select count(*) from memberships where memberships.content_id = terms.content_id
        and memberships.seat = terms.seat and ${isActive(now)})
      < (select (entry ->> 'seats')::int from jsonb_array_elements(contents.details -> 'composition') as entry
        where entry ->> 'key' = terms.seat)`.execute(trx);
  for (const ending of rows) {
    const occasion = occasionOf('seatVacant', ending);
    const said = { kind: 'seatVacant', because: 'leader', occasion, at: now } as const;
    await tell(trx, ending, said, ending.officers);
  }
}

/**
 * Tells members of committees, their chair and secretary 60 and 14 days before a term ends, and
 * chair and secretary when a seat has become vacant: each once, however often this is called.
 */
export async function remindOfTerms(trx: Database, now: Date): Promise<void> {
  await remindBefore(trx, now, 1);
  await remindBefore(trx, now, 0);
  await tellVacant(trx, now);
}
