import { sql, type RawBuilder } from 'kysely';
import type { HeldFor } from '../db/tables';
import type { Database } from '../db/openDatabase';
import { countLinks } from './words';

const NEW_FOR_DAYS = 7;
const MOST_LINKS = 2;
const MOST_A_MINUTE = 5;

interface Facts {
  /** True if somebody has let a comment or a statement of theirs stand. */
  readonly isKnown: boolean;
  readonly isNew: boolean;
  /** Number of texts that they wrote in the last minute. */
  readonly recent: number;
}

/** Counts how much of a kind they wrote in the minute before. */
const recentOf = (table: RawBuilder<unknown>, at: Date) => sql`(
  select count(*)::int from ${table}
  where author_id = people.id and created_at > ${at}::timestamptz - interval '1 minute')`;

async function factsOf(trx: Database, personId: string, at: Date): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      exists (select from comments where author_id = people.id and state = 'shown')
        or exists (select from statements where author_id = people.id and state = 'shown') as "isKnown",
      created_at > ${at}::timestamptz - ${NEW_FOR_DAYS}::int * interval '1 day' as "isNew",
      ${recentOf(sql`comments`, at)} + ${recentOf(sql`statements`, at)} as recent
    from people where id = ${personId}`.execute(trx);
  return rows[0]!;
}

/** Kinds of texts that wait at a place, whoever writes them. */
export interface PreModeration {
  /** The first words of new people. */
  readonly first: boolean;
  /** True if all texts wait until somebody of the staff has accepted them. */
  readonly all: boolean;
}

/**
 * Queues what one person writes, one after the other: what they wrote before decides what becomes
 * of it.
 */
export const lockAuthor = (trx: Database, personId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`comments of ${personId}`}))`.execute(trx);

/**
 * Tells why what somebody writes waits for the staff; null: it is shown at once. The first reason
 * counts.
 */
export async function findHoldReason(
  trx: Database,
  { personId, words, at }: { personId: string; words: string; at: Date },
  holds: PreModeration,
): Promise<HeldFor | null> {
  const { isKnown, isNew, recent } = await factsOf(trx, personId, at);
  const reasons: readonly (readonly [HeldFor, boolean])[] = [
    ['burst', recent >= MOST_A_MINUTE],
    ['links', !isKnown && countLinks(words) > MOST_LINKS],
    ['firstPost', holds.first && !isKnown && isNew],
    ['strict', holds.all],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}
