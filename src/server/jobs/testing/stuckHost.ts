import Fastify from 'fastify';
import { databaseNow } from '../../db/databaseClock';
import { migrate } from '../../db/migrate';
import { openEmbedded } from '../../db/openDatabase';
import { openJobs } from '../openJobs';
import { installationJob } from './installationJob';

const STUCK_AT = 2;
const WAKE_EVERY_MS = 60_000;

/**
 * Runs a host as a process of its own: does a part of a job, says so, and hangs until it is killed.
 */
async function hang([folder = '']: readonly string[]): Promise<void> {
  const { db } = await openEmbedded(folder);
  await migrate(db);
  const app = Fastify();
  const onStep = async (step: number) => {
    if (step < STUCK_AT) return;
    process.stdout.write('stuck\n');
    await new Promise(() => setInterval(() => undefined, WAKE_EVERY_MS));
  };
  openJobs(app, { db, databaseNow }, [installationJob(db, onStep)]);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

hang(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
