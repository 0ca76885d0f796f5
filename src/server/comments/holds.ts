import { sql } from 'kysely';
import type { HeldFor } from '../db/commentTables';
import type { Database } from '../db/openDatabase';
import { countLinks } from './words';

const NEW_FOR_DAYS = 7;
const MOST_LINKS = 2;
const MOST_A_MINUTE = 5;

interface Facts {
  /** Somebody has let a comment of theirs stand. */
  readonly isKnown: boolean;
  readonly isNew: boolean;
  /** What they wrote in the last minute. */
  readonly recent: number;
}

async function factsOf(trx: Database, personId: string, at: Date): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      exists (select from comments where author_id = people.id and state = 'shown') as "isKnown",
      created_at > ${at}::timestamptz - ${NEW_FOR_DAYS}::int * interval '1 day' as "isNew",
      (select count(*)::int from comments
        where author_id = people.id and created_at > ${at}::timestamptz - interval '1 minute') as recent
    from people where id = ${personId}`.execute(trx);
  return rows[0]!;
}

/** Why what somebody writes waits for the staff; null: it is shown at once. The first reason counts. */
export async function holdFor(
  trx: Database,
  { personId, words, at }: { personId: string; words: string; at: Date },
  holdsFirst: boolean,
): Promise<HeldFor | null> {
  const { isKnown, isNew, recent } = await factsOf(trx, personId, at);
  const reasons: readonly (readonly [HeldFor, boolean])[] = [
    ['burst', recent >= MOST_A_MINUTE],
    ['links', !isKnown && countLinks(words) > MOST_LINKS],
    ['firstPost', holdsFirst && !isKnown && isNew],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}
