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
import {
  createDataFolder,
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

/** Changes with each build of the host, whose content and tables the data are. */
const buildOfHost = () => String(statSync(join(ROOT, 'dist/host/host.mjs')).mtimeMs);

function findSeeded(): string | undefined {
  const build = buildOfHost();
  return readdirSync(SEEDED).find((name) => {
    const [ofBuild, at] = name.split('-');
    return ofBuild === build && Date.now() - Number(at) < MAX_AGE_MS;
  });
}

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
async function createSeeded(): Promise<string> {
  const folder = mkdtempSync(join(SEEDED, UNFINISHED));
  const { stop } = await startInstallation(folder);
  const { code, output, errors } = await stop();
  if (code !== 0) throw new Error(output + errors);
  const name = `${buildOfHost()}-${Date.now()}-${folder.split(UNFINISHED).at(-1)}`;
  renameSync(folder, join(SEEDED, name));
  return name;
}

/** Makes the data of a first start, unless an earlier run has left some that are young enough. */
async function prepareSeeded(): Promise<string> {
  mkdirSync(SEEDED, { recursive: true });
  removeOld();
  return join(SEEDED, findSeeded() ?? (await createSeeded()));
}

/** Copies a data folder in which an installation starts as if it had been started once before. */
export async function copySeededFolder(): Promise<string> {
  const folder = createDataFolder();
  await cp(await prepareSeeded(), folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    preserveTimestamps: true,
  });
  return folder;
}

/** Starts an installation on a copy of the seeded data, which is removed when it has stopped. */
export async function openSeeded(
  start: (folder: string) => Promise<Installation> = startInstallation,
): Promise<Installation> {
  const folder = await copySeededFolder();
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
