import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';

const VOTES_PER_PAGE = 5_000;

interface Page {
  readonly last: number;
  readonly packed: Buffer;
}

/** Range of votes of a dialog: after one number, up to another. */
export interface VoteRange {
  readonly after: number;
  readonly upTo: number;
}

/**
 * Reads the votes of a dialog in the order in which they were cast, packed as `voteBytes.ts` reads
 * them, without what people answered to their own statements: the portal shows who wrote a
 * statement and when, and with it would show whose answers these are. No more than a page is held,
 * and others have their turn between two pages; each page has memory of its own, which can be given
 * to a thread.
 */
export async function* readVotePages(
  db: Database,
  contentId: string,
  { after, upTo }: VoteRange,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let last = after; last < upTo; await breathe()) {
    const { rows } = await sql<Page>`
      select max(number) as last, string_agg(
        float8send((extract(epoch from at) * 1000)::float8)
          || int4send(participant) || int2send(statement::int2) || int2send(vote), ''::bytea order by number) as packed
      from (
        select number, at, participant, statement, vote from statement_votes
        where content_id = ${contentId} and number > ${last} and number <= ${upTo} and not is_own
        order by number limit ${VOTES_PER_PAGE}
      ) as page
      having count(*) > 0`.execute(db);
    const [page] = rows;
    if (!page) return;
    yield new Uint8Array(page.packed);
    ({ last } = page);
  }
}
