import Fastify from 'fastify';
import { databaseNow } from '../../db/databaseClock';
import { openServer } from '../../db/openDatabase';
import { storeMails } from '../../mail/outbox';
import { sendDigests, type NewsContext } from '../../notifications/digest/sendDigests';
import { repeatEvery } from '../job';
import { openJobs } from '../openJobs';

const MINUTE_MS = 60_000;

/** The outbox without anybody who empties it: what was ordered stays and can be counted. */
const mail: NewsContext['mail'] = {
  transport: { kind: 'folder', folder: '/nowhere' },
  sendMany: (orders, trx) => storeMails(trx, orders, { at: new Date(), isBulk: true }),
};

/**
 * Runs a host as a process of its own, on a database that others share, whose only job are the
 * digests. It prints a line when it begins them.
 */
async function serve([address = '']: readonly string[]): Promise<void> {
  const { db } = await openServer(address);
  const app = Fastify();
  openJobs(app, { db, databaseNow }, [
    {
      name: 'digests',
      next: repeatEvery(MINUTE_MS),
      run: (run) => {
        process.stdout.write('begun\n');
        return sendDigests({ db, portalOrigin: 'https://portal.example', mail }, run);
      },
    },
  ]);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

serve(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
