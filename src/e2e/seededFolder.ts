import { randomUUID } from 'node:crypto';
import {
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import {
  assignDatabase,
  createDataFolder,
  readDatabase,
  removeFolder,
  ROOT,
  startInstallation,
  type Installation,
} from './installation';

const SEEDED = join(ROOT, 'node_modules', '.cache', 'seeded-data');
/**
 * The demonstration counts its dates from the first start: an older one would be of another time.
 */
const MAX_AGE_MS = 30 * 60_000;
/** By then nobody copies it any more. */
const REMOVED_AFTER_MS = 4 * MAX_AGE_MS;
const UNFINISHED = 'unfinished-';

/** Address of a PostgreSQL server; without one, data stand in the folder itself. */
type Server = string | undefined;

async function query<Row extends pg.QueryResultRow>(server: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `seeded_${randomUUID()}`;
  await query(server, `create database "${name}" template "${template}"`);
  return new URL(`/${name}`, server).href;
}

/**
 * Says what the data are of: a build of the host, whose content and tables they are, and a server
 * that another run does not have.
 */
async function describeOrigin(server: Server): Promise<string> {
  const build = statSync(join(ROOT, 'dist/host/host.mjs')).mtimeMs;
  if (server === undefined) return String(build);
  const [found] = await query<{ id: string }>(
    server,
    'select system_identifier::text as id from pg_control_system()',
  );
  return `${build}on${found!.id}`;
}

const findSeeded = (origin: string): string | undefined =>
  readdirSync(SEEDED).find((name) => {
    const [of, at] = name.split('-');
    return of === origin && Date.now() - Number(at) < MAX_AGE_MS;
  });

function removeOld(): void {
  for (const name of readdirSync(SEEDED)) {
    const folder = join(SEEDED, name);
    // Another run may have removed it meanwhile.
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - madeAt > REMOVED_AFTER_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a seeded folder by a first start and its end: what it has written is whole and belongs to
 * no test.
 */
async function createSeeded(origin: string, server: Server): Promise<string> {
  const folder = mkdtempSync(join(SEEDED, UNFINISHED));
  if (server !== undefined) assignDatabase(folder, await createDatabase(server, 'template1'));
  const { stop } = await startInstallation(folder);
  const { code, output, errors } = await stop();
  if (code !== 0) throw new Error(output + errors);
  const name = `${origin}-${Date.now()}-${folder.split(UNFINISHED).at(-1)}`;
  renameSync(folder, join(SEEDED, name));
  return name;
}

/** Makes the data of a first start, unless an earlier run has left some that are young enough. */
async function prepareSeeded(server: Server): Promise<string> {
  mkdirSync(SEEDED, { recursive: true });
  removeOld();
  const origin = await describeOrigin(server);
  return join(SEEDED, findSeeded(origin) ?? (await createSeeded(origin, server)));
}

/** Copies a data folder in which an installation starts as if it had been started once before. */
export async function copySeededFolder(
  server: Server = process.env.MEYDAN_TEST_DATABASE,
): Promise<string> {
  const folder = createDataFolder();
  const seeded = await prepareSeeded(server);
  await cp(seeded, folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    preserveTimestamps: true,
  });
  if (server !== undefined) {
    const template = new URL(readDatabase(seeded)!).pathname.slice(1);
    assignDatabase(folder, await createDatabase(server, template));
  }
  return folder;
}

/** Starts an installation on a copy of the seeded data, which is removed when it has stopped. */
export async function openSeeded(
  start: (folder: string) => Promise<Installation> = startInstallation,
  server?: Server,
): Promise<Installation> {
  const folder = await copySeededFolder(server);
  const installation = await start(folder);
  return {
    ...installation,
    async stop() {
      const ended = await installation.stop();
      removeFolder(folder);
      return ended;
    },
  };
}
