import { readFileSync, writeFileSync } from 'node:fs';
import { migrate } from '../../server/db/migrate';
import { openEmbedded, openServer } from '../../server/db/openDatabase';
import { readEnvironment } from '../../server/environment';
import type { HostContext } from '../../server/hostContext';
import { Problem } from '../../server/http/problem';
import { exportSettings, importSettings } from './carrySettings';
import { StartProblem } from '../../server/startProblem';

const USAGE =
  'Say what to do: npm run settings -- export FILE, or npm run settings -- import FILE.';

/** Database and providers of the installation that the command works on. */
type Installation = Pick<HostContext, 'db' | 'doors'>;

async function exportTo({ db }: Installation, file: string): Promise<string> {
  const content = await exportSettings(db);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return `${Object.keys(content).length} parts are in ${file}.`;
}

/** @throws StartProblem, Problem with every fault */
async function importFrom(installation: Installation, file: string): Promise<string> {
  const parts = await importSettings(installation, readFileSync(file, 'utf8'));
  return `${parts.join(', ')}: taken from ${file}.`;
}

const COMMANDS = { export: exportTo, import: importFrom } as const;

/**
 * Carries settings, districts, topics and pictures from one installation to another:
 * `npm run settings -- export FILE`, and `-- import FILE`. Hosts of a PostgreSQL database follow at
 * once; no host may use an embedded one.
 */
async function run(command = '', file = ''): Promise<void> {
  const act = Object.hasOwn(COMMANDS, command) && COMMANDS[command as keyof typeof COMMANDS];
  if (!act || !file) throw new StartProblem(USAGE);
  const { dataFolder, databaseUrl, doors } = readEnvironment(process.env);
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(dataFolder);
  try {
    await migrate(database.db);
    process.stdout.write(`${await act({ db: database.db, doors }, file)}\n`);
  } finally {
    await database.close();
  }
}

/** Says why nothing was done; a refusal names the fields in its detail. */
function formatFailure(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  if (error instanceof Problem) return `${error.message} ${error.detail ?? ''}`.trim();
  // A file that is not there, or that nobody may read.
  if ((error as NodeJS.ErrnoException).syscall !== undefined) return (error as Error).message;
  return String((error as Error).stack);
}

run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`${formatFailure(error)}\n`);
  process.exitCode = 1;
});
