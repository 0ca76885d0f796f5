import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { bundleProgram } from '../../tooling/jest/bundledProgram';
import { createDatabaseNow } from '../db/databaseClock';
import { openEmbedded } from '../db/openDatabase';
import { LEASE_MS } from './jobRows';
import { openJobs } from './openJobs';
import { effectsOf, EVERY_EFFECT, installationJob } from './testing/installationJob';

const folder = mkdtempSync(join(tmpdir(), 'meydan-jobs-'));
let running: ChildProcess | null = null;
afterAll(() => running?.kill('SIGKILL'));

/** Resolves when the host has done a part of its job. */
async function startHost(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'testing', 'stuckHost.ts');
  const child = spawn(process.execPath, [bundleProgram(script), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The host ended before its job began.');
    }),
  ]);
  return child;
}

test('kill -9 in the midst of a job: another host takes over after the lease, and every effect is there once', async () => {
  const child = await startHost();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;

  const { db, close } = await openEmbedded(folder);
  expect(await effectsOf(db)).toEqual(EVERY_EFFECT.slice(0, 3));
  const [row] = await db.selectFrom('jobs').selectAll().execute();
  let now = row!.leased_until!.getTime() - LEASE_MS / 2;
  const app = Fastify();
  const context = { db, databaseNow: createDatabaseNow(() => now) };
  const jobs = openJobs(app, context, [installationJob(db, async () => undefined)]);
  await app.ready();
  await jobs.look();
  expect(await effectsOf(db)).toHaveLength(3);

  now += LEASE_MS;
  await jobs.look();
  expect(await effectsOf(db)).toEqual(EVERY_EFFECT);
  now += 120_000;
  await jobs.look();
  expect(await effectsOf(db)).toEqual(EVERY_EFFECT);
  await app.close();
  await close();
});
