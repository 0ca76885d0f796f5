import Fastify, { type FastifyInstance } from 'fastify';
import { JOB_NAMES, type JobName, type JobStates } from '../../shared/contract/jobs';
import { createDatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import { openTestHost, type TestHost } from '../testing/testHost';
import type { Job } from './job';
import { repeatEvery } from './job';
import { addJobs, LEASE_MS, listJobs, RETRY_AFTER_MS } from './jobRows';
import { openJobs, type Jobs } from './openJobs';
import { effectsOf, EVERY_EFFECT, installationJob } from './testing/installationJob';

const START = Date.parse('2026-03-10T09:00:00Z');
let host: TestHost;
let db: Database;
let now = START;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  host = await openTestHost();
  db = host.database.db;
});
afterAll(() => host.close());
beforeEach(async () => {
  now = START;
  await db.deleteFrom('jobs').execute();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const context = () => ({ db, databaseNow: createDatabaseNow(() => now) });

/** Another host on the same database. */
async function anotherHost(...jobs: readonly Job[]): Promise<Jobs & { close(): Promise<void> }> {
  const app = Fastify();
  apps.push(app);
  const opened = openJobs(app, context(), jobs);
  await app.ready();
  return { ...opened, close: () => app.close() };
}
const job = (run: Job['run'], name: JobName = 'digests'): Job => ({
  name,
  next: repeatEvery(60_000),
  run,
});
const state = async (name: JobName = 'digests') =>
  (await listJobs(context())).find((row) => row.name === name);

test('of many hosts that look at once one does it, and says what it did', async () => {
  let runs = 0;
  const sinces: (Date | null)[] = [];
  const counted = job(async ({ since }) => {
    sinces.push(since);
    return { mails: (runs += 1) };
  });
  const hosts = await Promise.all([1, 2, 3, 4].map(() => anotherHost(counted)));
  await Promise.all(hosts.map(({ look }) => look()));
  expect(runs).toBe(1);
  expect(await state()).toEqual({
    name: 'digests',
    isRunning: false,
    failures: 0,
    fault: null,
    done: { mails: 1 },
    startedAt: new Date(START).toISOString(),
    finishedAt: new Date(START).toISOString(),
    nextAt: new Date(START + 60_000).toISOString(),
  });
  now += 59_999;
  await hosts[0]!.look();
  expect(runs).toBe(1);
  now += 1;
  await hosts[0]!.look();
  expect(runs).toBe(2);
  expect(sinces).toEqual([null, new Date(START)]);
});

test('a failure is tried again after 1, 5 and 30 minutes, and is kept without its text', async () => {
  let fails = true;
  const { look } = await anotherHost(
    job(async () => {
      if (!fails) return {};
      throw Object.assign(new TypeError('deniz@city.example'), { code: '23505' });
    }),
  );
  for (const [index, waitMs] of [...RETRY_AFTER_MS, RETRY_AFTER_MS.at(-1)!].entries()) {
    await look();
    expect(await state()).toMatchObject({
      failures: index + 1,
      fault: 'TypeError 23505',
      nextAt: new Date(now + waitMs).toISOString(),
    });
    now += waitMs;
  }
  fails = false;
  await look();
  expect(await state()).toMatchObject({ failures: 0, fault: null });
});

test('who has lost the job to another host changes nothing of it', async () => {
  let goOn = (): void => undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const first = await anotherHost(
    job(async () => {
      const done = new Promise<void>((resolve) => (goOn = resolve));
      begin();
      await done;
      return { mails: 1 };
    }),
  );
  const slow = first.look();
  await begun;
  now += LEASE_MS + 1;
  const second = await anotherHost(job(async () => ({ mails: 2 })));
  await second.look();
  goOn();
  await slow;
  expect((await state())?.done).toEqual({ mails: 2 });
});

test('a host that closes ends what it does, and leaves it to the others at once', async () => {
  let close = (): unknown => undefined;
  const first = await anotherHost(
    job(async ({ signal }) => {
      void close();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new Error('it was half done');
    }),
  );
  let closed: Promise<void> | undefined;
  close = () => (closed = first.close());
  await first.look();
  await closed;
  expect(await state()).toMatchObject({ isRunning: false, failures: 0, fault: null });
  const second = await anotherHost(installationJob(db, async () => undefined));
  await second.look();
  expect(await effectsOf(db)).toEqual(EVERY_EFFECT);
});

test('administrators see every job of the portal, and make one due now; while it runs nothing more is begun', async () => {
  await addJobs(context(), JOB_NAMES);
  const headers = await host.headersOf('admin');
  const list = async () =>
    (await host.app.inject({ url: '/v1/admin/jobs', headers })).json<JobStates>().items;
  expect((await list()).map(({ name }) => name)).toEqual(JOB_NAMES);
  const later = new Date(host.clock() + 3_600_000);
  const run = () =>
    host.app.inject({ method: 'POST', url: '/v1/admin/jobs/forgetOld/run', headers });
  const nextAt = async () => (await list()).find(({ name }) => name === 'forgetOld')?.nextAt;
  await db.updateTable('jobs').set({ next_at: later }).execute();
  expect((await run()).statusCode).toBe(202);
  expect(await nextAt()).toBe(new Date(host.clock()).toISOString());
  await db.updateTable('jobs').set({ next_at: later, leased_until: later }).execute();
  expect((await run()).statusCode).toBe(202);
  expect(await nextAt()).toBe(later.toISOString());
});
