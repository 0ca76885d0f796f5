import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS_AREAS, type SettingsArea } from '../../shared/contract/settings';
import { migrate } from '../../server/db/migrate';
import { openEmbedded, openServer } from '../../server/db/openDatabase';
import { readEnvironment } from '../../server/environment';
import type { HostContext } from '../../server/hostContext';
import { Problem } from '../../server/http/problem';
import { changeArea, readArea } from '../../server/settings/changeSettings';
import { requireOtherWayIn } from '../../server/settings/otherWayIn';
import { parseSettingsFile } from '../../server/settings/settingsFile';
import { StartProblem } from '../../server/startProblem';

const USAGE =
  'Say what to do: npm run settings -- export FILE, or npm run settings -- import FILE.';

/** Database and providers of the installation that the command works on. */
type Installation = Pick<HostContext, 'db' | 'doors'>;

async function exportTo({ db }: Installation, file: string): Promise<string> {
  const areas = await Promise.all(SETTINGS_AREAS.map((area) => readArea(db, area, {})));
  const content = Object.fromEntries(areas.map(({ area, value }) => [area, value]));
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return `${SETTINGS_AREAS.length} areas are in ${file}.`;
}

/** Brings in what the file names, all of it or nothing. @throws StartProblem with every fault */
async function importFrom({ db, doors }: Installation, file: string): Promise<string> {
  const { values, faults } = parseSettingsFile(readFileSync(file, 'utf8'));
  if (faults.length > 0) throw new StartProblem(`${file}:\n${faults.join('\n')}`);
  const author = { personId: null, at: new Date() };
  const named = Object.keys(values) as SettingsArea[];
  await db.transaction().execute(async (trx) => {
    await requireOtherWayIn({ db: trx, doors }, values.signIn ?? {});
    for (const area of named) {
      const { revision, value } = await readArea(trx, area, {});
      const change = { area, revision, value: { ...value, ...values[area] } };
      await changeArea(trx, { ...change, origin: 'file', note: 'npm run settings' }, author);
    }
  });
  return `${named.join(', ')}: taken from ${file}.`;
}

const COMMANDS = { export: exportTo, import: importFrom } as const;

/**
 * Carries settings from one installation to another: `npm run settings -- export FILE`, and
 * `-- import FILE`. Hosts of a PostgreSQL database follow at once; no host may use an embedded one.
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
  return String((error as Error).stack);
}

run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`${formatFailure(error)}\n`);
  process.exitCode = 1;
});
