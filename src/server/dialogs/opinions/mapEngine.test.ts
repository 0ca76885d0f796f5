import Fastify, { type FastifyInstance } from 'fastify';
import { findOpinionGroups, updateOpinionGroups } from '../../../opinions/opinionGroups';
import { createCasts, createVoteRows, type Cast } from '../../../opinions/testing/madeUpVotes';
import { databaseNow } from '../../db/databaseClock';
import { watchTables, type TableWatch } from '../../testing/watchTables';
import { openStatementsHost, type StatementsHost } from '../statements/testing/statementsHost';
import { renewStatements } from '../statementChanges';
import { type MapEngine, openMapEngine } from './mapEngine';
import { readMemory } from './memoryText';
import {
  castVotes,
  findDialogId,
  listenToMaps,
  recordedCasts,
  type ToldMaps,
} from './testing/castVotes';

const RECORDED = '15-per-hour-seattle';
const SEEDS = 54;

let host: StatementsHost;
let told: ToldMaps;
let watch: TableWatch;
beforeAll(async () => {
  host = await openStatementsHost({ seed: 'none' });
  told = await listenToMaps(host.database);
  watch = await watchTables(host.database, 'opinion_leases', 'opinion_maps');
});
afterAll(() => host.close());

const errors: object[] = [];
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  expect(errors.splice(0)).toEqual([]);
});

interface RunningEngine extends MapEngine {
  close(): Promise<void>;
}

async function startEngine(quietMs = 3_600_000): Promise<RunningEngine> {
  const app = Fastify();
  const log = { error: (facts: object) => void errors.push(facts) };
  const engine = openMapEngine(app, { database: host.database, databaseNow, log, quietMs });
  await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  return { ...engine, close: () => app.close() };
}

async function openDialog(seeds = SEEDS): Promise<string> {
  return findDialogId(host.database.db, await host.dialog({ seeds }));
}

const rowOf = (id: string) =>
  host.database.db
    .selectFrom('opinion_maps')
    .selectAll()
    .where('content_id', '=', id)
    .executeTakeFirstOrThrow();

const cast = (id: string, casts: readonly Cast[], isAnnounced = true) =>
  castVotes(host.database.db, id, casts, { isAnnounced });

/** Finds the host that draws the dialog. */
const holderOf = async (id: string): Promise<string | undefined> =>
  (
    await host.database.db
      .selectFrom('opinion_leases')
      .select('host')
      .where('content_id', '=', id)
      .executeTakeFirst()
  )?.host;

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('votes are drawn into the map that the library draws, and every later vote into the next one', async () => {
  await startEngine();
  const [id, casts] = [await openDialog(), recordedCasts(RECORDED)];
  await cast(id, casts);
  await told.reach(id, 1);
  const votes = createVoteRows(casts);
  const run = findOpinionGroups(votes);
  expect(await rowOf(id)).toMatchObject({
    version: 1,
    votes: casts.length,
    revision: 1,
    map: asJson(run.map),
    priorities: run.map.statements.map(({ priority }) => priority),
  });

  const more: Cast[] = [{ participant: 4, statement: 2, vote: 1 }];
  await cast(id, more);
  await told.reach(id, 2);
  for (const { participant, statement, vote } of more) votes.set(participant, statement, vote);
  const next = updateOpinionGroups(run, votes);
  expect((await rowOf(id)).map).toEqual(asJson(next.map));
});

test('what came while no host was there is drawn at the start', async () => {
  const id = await openDialog();
  await cast(id, recordedCasts(RECORDED), false);
  await startEngine();
  expect(await told.reach(id, 1)).toEqual({ id, version: 1 });
});

test('a burst of votes is not a burst of maps', async () => {
  await startEngine();
  const id = await openDialog();
  const casts = recordedCasts(RECORDED).slice(0, 40);
  await Promise.all(casts.map((one) => cast(id, [one])));
  let version = 1;
  await told.reach(id, version);
  // On a slow machine the burst takes longer than one map waits.
  while ((await rowOf(id)).votes < casts.length) await told.reach(id, (version += 1));
  expect(version).toBeLessThan(casts.length / 2);
});

test('what is not shown any more plays no part, and what is about the dialog itself none in the groups', async () => {
  await startEngine();
  const [id, casts] = [await openDialog(), recordedCasts(RECORDED)];
  await cast(id, casts);
  await told.reach(id, 1);
  await host.database.db.transaction().execute(async (trx) => {
    const change = trx.updateTable('statements').where('content_id', '=', id);
    await change.set({ state: 'hidden' }).where('number', '=', 2).execute();
    await change.set({ is_meta: true }).where('number', '=', 4).execute();
    await renewStatements(trx, id, -1);
  });
  await told.reach(id, 2);
  const { map, revision } = await rowOf(id);
  expect(revision).toBe(2);
  expect([2, 3, 4].map((number) => map.statements[number]!.state)).toEqual(['out', 'in', 'meta']);
  expect(map.consensus).not.toContain(2);
  expect(map.consensus).not.toContain(4);
});

test('of two hosts one draws a dialog, each version once, and when it closes the other one goes on', async () => {
  const engines = [await startEngine(), await startEngine()];
  const id = await openDialog();
  const casts = recordedCasts(RECORDED);
  const size = 500;
  for (let version = 1; version <= 4; version++) {
    await cast(id, casts.slice((version - 1) * size, version * size));
    await told.reach(id, version);
  }
  expect(told.all.filter((one) => one.id === id).map(({ version }) => version)).toEqual([
    1, 2, 3, 4,
  ]);

  const holder = await holderOf(id);
  await engines.find((engine) => engine.host === holder)!.close();
  await cast(id, casts.slice(4 * size));
  await told.reach(id, 5);
  expect((await rowOf(id)).votes).toBe(casts.length);
  expect(engines.map((engine) => engine.host)).toContain(await holderOf(id));
});

test('a thread that has died is started anew, reads all votes again, and draws what the dead one would have drawn', async () => {
  const engine = await startEngine();
  const [id, casts] = [await openDialog(), recordedCasts(RECORDED)];
  const half = casts.slice(0, 1_500);
  await cast(id, half);
  await told.reach(id, 1);
  await engine.endThread();
  await cast(id, casts.slice(1_500));
  await told.reach(id, 2);

  const votes = createVoteRows(half);
  const run = findOpinionGroups(votes);
  for (const { participant, statement, vote } of casts.slice(1_500))
    votes.set(participant, statement, vote);
  const { map, memory } = await rowOf(id);
  expect(map).toEqual(asJson(updateOpinionGroups(run, votes).map));
  const known = findOpinionGroups(votes, [], run.memory).memory;
  expect(readMemory(JSON.stringify(memory))).toEqual(known);
});

test('a thread that dies over a map costs nothing but the time', async () => {
  const engine = await startEngine();
  const id = await openDialog(900);
  const casts = createCasts({
    participants: 600,
    statements: 900,
    camps: 3,
    density: 0.1,
    seed: 1,
  });
  await cast(id, casts);
  await watch.until(() => holderOf(id));
  await engine.endThread();
  await told.reach(id, 1);
  const run = findOpinionGroups(createVoteRows(casts));
  expect((await rowOf(id)).map).toEqual(asJson(run.map));
  // The fault was logged where the map was not there yet.
  errors.splice(0);
});

test('closing a host ends the map that it draws, and gives its dialogs back', async () => {
  const engine = await startEngine();
  const id = await openDialog(900);
  await cast(
    id,
    createCasts({ participants: 600, statements: 900, camps: 3, density: 0.1, seed: 1 }),
  );
  await watch.until(() => holderOf(id));
  await engine.close();
  expect(await holderOf(id)).toBeUndefined();
});

test('once a dialog is quiet it is measured how firm its groups are, without a new version', async () => {
  // The dialogs of the tests before would be measured first.
  await host.database.db
    .updateTable('opinion_maps')
    .set(({ ref }) => ({ stability_version: ref('version') }))
    .execute();
  await startEngine(0);
  const id = await openDialog();
  await cast(id, recordedCasts(RECORDED));
  await told.reach(id, 1);
  const { stability, stability_version, version } = await watch.until(async () => {
    const row = await rowOf(id);
    return row.stability_version === null ? undefined : row;
  });
  expect([stability_version, version]).toEqual([1, 1]);
  expect(stability).toMatchObject({ samples: 50, people: expect.any(Number) as number });
});
