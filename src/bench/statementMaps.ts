import { sql } from 'kysely';
import { findOpinionGroups, updateOpinionGroups } from '../opinions/opinionGroups';
import { type Vote, VoteRows } from '../opinions/voteRows';
import type { Database } from '../server/db/openDatabase';
import { ask, measureTimes } from './benchRequests';
import { median, percentile, repeat, measureMs } from './measure';
import { formatOneDecimal, printTable, formatRatio, formatInteger } from './print';
import { listFirstIds, createVoter } from './statementRequests';
import type { StatementBench } from './statements';

const ROUNDS = 20;
const READS = 60;
/** Channel on which hosts hear of a new map. */
const CHANNEL = 'opinions_changed';

interface Cast {
  readonly participant: number;
  readonly statement: number;
  readonly vote: Vote;
}

/** Resolves as soon as the map of this dialog knows every vote. */
async function mapsOf(
  { host: { database } }: StatementBench,
  slug: string,
): Promise<{ upToDate(): Promise<void> }> {
  const { db } = database;
  let heard: (() => void) | undefined;
  await database.listen(CHANNEL, () => heard?.());
  const isBehind = async () => {
    const { rows } = await sql<{ behind: boolean }>`
      select dialog.votes is distinct from map.votes as behind
      from statement_dialogs as dialog left join opinion_maps as map on map.content_id = dialog.content_id
      where dialog.content_id = md5(${slug})::uuid`.execute(db);
    return rows[0]!.behind;
  };
  return {
    async upToDate() {
      for (;;) {
        const next = new Promise<void>((resolve) => (heard = resolve));
        if (!(await isBehind())) return;
        await next;
      }
    },
  };
}

/** Measures the time that the library alone needs for one vote more, in this process. */
async function bareUpdates(db: Database, slug: string): Promise<readonly number[]> {
  const { rows } = await sql<Cast>`
    select participant, statement, vote from statement_votes where content_id = md5(${slug})::uuid order by number`.execute(
    db,
  );
  const votes = new VoteRows();
  for (const { participant, statement, vote } of rows) votes.set(participant, statement, vote);
  let run = findOpinionGroups(votes);
  let turn = 0;
  return measureTimes(ROUNDS, async () => {
    votes.set(turn, turn, (turn % 2 === 0 ? 1 : -1) as Vote);
    turn += 1;
    run = updateOpinionGroups(run, votes);
  });
}

const row = (name: string, times: readonly number[], reference: readonly number[]): string[] => [
  name,
  formatOneDecimal(median(times)),
  formatOneDecimal(percentile(times, 0.95)),
  formatRatio(median(times), median(reference)),
];

/**
 * Measures the time from a vote to the map that holds it, as the host draws it beside the requests;
 * and the cost of reading the map.
 */
export async function measureMaps(asked: StatementBench, name: string): Promise<void> {
  const { host, conversation, bearers } = asked;
  const { slug, participants, statements, answers } = conversation;
  const maps = await mapsOf(asked, slug);
  const vote = createVoter(asked, await listFirstIds(asked));
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  await maps.upToDate();
  const drawn = await measureTimes(ROUNDS, async () => {
    await vote();
    await maps.upToDate();
  });
  const path = `/v1/dialogs/${slug}/opinions`;
  const read = await measureTimes(READS, () => ask(host.app, path));
  const own = await measureTimes(READS, () => ask(host.app, path, { bearer: bearers[0]! }));
  const table = await measureTimes(READS, () => ask(host.app, `${path}/statements`));
  const bareRead = await repeat(READS, () =>
    measureMs(async () => {
      const { rows } = await sql`
        select map from opinion_maps where content_id = md5(${slug})::uuid`.execute(
        host.database.db,
      );
      JSON.stringify(rows);
    }),
  );
  const alone = await bareUpdates(host.database.db, slug);
  printTable(
    `The map of ${formatInteger(participants)} people, ${formatInteger(statements)} statements, ${formatInteger(participants * answers)} votes, ${name}`,
    [
      ['', 'p50 ms', 'p95 ms', '÷ bare'],
      row('vote to map', drawn, alone),
      row('  the library’s update alone', alone, alone),
      row('map, visitor', read, bareRead),
      row('map, own place', own, bareRead),
      row('every statement, first page', table, bareRead),
      row('  bare query of the stored map', bareRead, bareRead),
    ],
  );
}
