import { sql } from 'kysely';
import {
  MAX_CENSUS_FAULTS,
  parseCensusFile,
  type CensusEntry,
} from '../../../shared/ballots/censusFile';
import type { CensusStored, LineFault } from '../../../shared/contract/papers';
import type { Database } from '../../db/openDatabase';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { writeAudit } from '../../identity/audit';
import { lockUnopenedPoll } from './lockUnopenedPoll';

const valuesOf = (entries: readonly CensusEntry[], kind: CensusEntry['kind']): string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ value }) => value);

/**
 * Finds the voter ids of the people on a list, by what the list calls them. An address that several
 * accounts have finds no voter.
 */
async function findVoters(
  trx: Database,
  entries: readonly CensusEntry[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; voter: string }>`
    select lower(email) as name, min(voter_id::text) as voter from people
    where lower(email) = any(${valuesOf(entries, 'address')}::text[])
    group by lower(email) having count(*) = 1
    union all
    select id::text, voter_id::text from people where id = any(${valuesOf(entries, 'id')}::uuid[])`.execute(
    trx,
  );
  return new Map(rows.map(({ name, voter }) => [name, voter]));
}

async function storeVoters(
  trx: Database,
  pollId: string,
  voters: ReadonlySet<string>,
): Promise<void> {
  await trx.deleteFrom('poll_census').where('poll_id', '=', pollId).execute();
  await sql`
    insert into poll_census (poll_id, voter_id)
    select ${pollId}, voter from unnest(${[...voters]}::uuid[]) as voter`.execute(trx);
}

const asFault = ({ line, value }: CensusEntry): LineFault => ({
  line,
  code: 'unknown',
  text: value,
});

/**
 * Stores who may vote in a poll for members that has no group, in the place of an earlier list,
 * until it opens. A list with faults changes nothing; people without an account cannot vote, and
 * are named. The log keeps how many there are.
 * @throws Problem paperFrozen, cancelled
 */
export function storeCensus(
  context: HostContext,
  row: SourceRow,
  text: string,
  { personId: actorId, at }: Pick<Cause, 'personId' | 'at'>,
): Promise<CensusStored> {
  const { entries, faults } = parseCensusFile(text);
  return context.db.transaction().execute(async (trx) => {
    const traces = await lockUnopenedPoll(trx, context, row);
    if (faults.length > 0) return { found: 0, unknown: 0, faults: [...faults] };
    const known = await findVoters(trx, entries);
    const voters = new Set(known.values());
    const missing = entries.filter(({ value }) => !known.has(value));
    await storeVoters(trx, row.id, voters);
    await writeAudit(trx, {
      at,
      actorId,
      personId: null,
      action: 'edited',
      reason: '',
      before: traces,
      after: { ...traces, census: voters.size, unknown: missing.length },
    });
    return {
      found: voters.size,
      unknown: missing.length,
      faults: missing.slice(0, MAX_CENSUS_FAULTS).map(asFault),
    };
  });
}
