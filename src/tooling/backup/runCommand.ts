import type { Counted } from '../../server/backup/writeBackup';
import { DataFolderInUse } from '../../server/db/dataFolderLock';
import { openEmbedded, openServer, type OpenDatabase } from '../../server/db/openDatabase';
import { readEnvironment, type HostEnvironment } from '../../server/environment';
import { StartProblem } from '../../server/startProblem';

const TELL_EVERY_MS = 1_000;

export const formatCounted = ({ tables, rows, files }: Counted): string =>
  `${rows.toLocaleString('en')} rows of ${tables} tables and ${files.toLocaleString('en')} files`;

/** Returns a function that writes a line on a terminal anew, at most once a second. */
export function createProgressLine(verb: string): (counted: Counted) => void {
  let toldAt = Date.now();
  return (counted) => {
    if (!process.stderr.isTTY || Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    process.stderr.write(`\r\u001b[K${verb} ${formatCounted(counted)} …\r`);
  };
}

const WHILE_STOPPED =
  'The embedded database serves one process: stop the host, and start it again afterwards. With PostgreSQL (DATABASE_URL) a backup is made while the hosts run.';

async function openConfigured({ databaseUrl, dataFolder }: HostEnvironment): Promise<OpenDatabase> {
  if (databaseUrl) return openServer(databaseUrl);
  try {
    return await openEmbedded(dataFolder);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new StartProblem(`${error.message} ${WHILE_STOPPED}`);
  }
}

/**
 * Runs a command on the database that the environment names, and prints what it answers or, in one
 * sentence, why it cannot.
 */
export function runCommand(
  work: (database: OpenDatabase, settings: HostEnvironment) => Promise<string>,
): void {
  const run = async () => {
    const settings = readEnvironment(process.env);
    const database = await openConfigured(settings);
    try {
      process.stdout.write(`${await work(database, settings)}\n`);
    } finally {
      await database.close();
    }
  };
  run().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
    );
    process.exitCode = 1;
  });
}
