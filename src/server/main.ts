import { APP_VERSION } from '../shared/appVersion';
import { buildServer } from './buildServer';
import { requireWritable } from './db/dataFolderLock';
import { migrate } from './db/migrate';
import { openEmbedded, openServer, type OpenDatabase } from './db/openDatabase';
import { seed } from './seed/seed';
import { BUILD_FOLDER } from './folders';
import { readEnvironment, type HostEnvironment } from './environment';
import { announceSetup } from './setup/announceSetup';
import { StartProblem } from './startProblem';

const CLOSE_WITHIN_MS = 5_000;

/** Shows progress: on a terminal a bar, elsewhere a line for every tenth. */
function progressBar(label: string): (done: number) => void {
  let shown = -1;
  return (done) => {
    const percent = Math.floor(done * 100);
    if (percent === shown || (!process.stderr.isTTY && percent % 10 !== 0)) return;
    shown = percent;
    const bar = '█'.repeat(Math.floor(percent / 5)).padEnd(20, '░');
    process.stderr.write(
      process.stderr.isTTY
        ? `\r${label} ${bar} ${percent} %${percent === 100 ? '\n' : ''}`
        : `${label} ${percent} %\n`,
    );
  };
}

/**
 * Ends the process with its database. What it has acknowledged is on the disk; the service that
 * keeps the process running starts it again.
 */
function endWithDatabase(): void {
  process.stderr.write(
    'The embedded database has stopped: its disk is full, or takes nothing. Make room, look at the disk, and start the host again.\n',
  );
  process.exit(1);
}

async function prepareDatabase(settings: HostEnvironment): Promise<OpenDatabase> {
  const database = settings.databaseUrl
    ? await openServer(settings.databaseUrl)
    : await openEmbedded(settings.dataFolder, endWithDatabase);
  await migrate(database.db);
  await seed(database.db, {
    seed: settings.seed,
    now: new Date(),
    files: settings.files.storage,
    doorIssuer: `http://localhost:${settings.doorPort}`,
    onProgress: progressBar('Filling the database'),
  });
  return database;
}

function explainListenError(error: unknown, { port, listen }: HostEnvironment): unknown {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program; set PORT to a free one.`,
    EADDRNOTAVAIL: `MEYDAN_LISTEN: this machine has no address ${listen}.`,
    ENOTFOUND: `MEYDAN_LISTEN: ${listen} is not known on this machine.`,
    EACCES: `Port ${port} is for the administrator of the machine; set PORT to one above 1023.`,
  };
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new StartProblem(reason) : error;
}

async function start(): Promise<void> {
  const settings = readEnvironment(process.env);
  requireWritable(settings.dataFolder);
  const database = await prepareDatabase(settings);
  const app = await buildServer({ ...settings, database, portalFolder: BUILD_FOLDER });
  let isStopping = false;
  // In a terminal Ctrl-C reaches every process of the group, and the launcher passes it on as well.
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // A stream that a browser keeps open must not hold the process.
    setTimeout(() => process.exit(0), CLOSE_WITHIN_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  try {
    await app.listen({ port: settings.port, host: settings.listen });
  } catch (error) {
    await database.close();
    throw explainListenError(error, settings);
  }
  const { portalOrigin, mail } = settings;
  const sendsMail = mail.transport.kind !== 'none';
  const announcement = await announceSetup(database.db, { portalOrigin, sendsMail }, new Date());
  if (announcement) process.stderr.write(`${announcement}\n`);
  process.stdout.write(
    `host ready http://localhost:${settings.port} · ${database.description} · Meydan ${APP_VERSION}\n`,
  );
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
});
