import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HELPER_PAGES } from '../shared/constants';
import { PORTAL_CLIENT_ID } from '../shared/doorClients';
import { reservePort } from '../tooling/test/reservePort';

export const ROOT = resolve(import.meta.dirname, '..', '..');
const READY = 'Ctrl-C stops everything.';

export interface ProcessResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export interface Installation {
  readonly portal: string;
  readonly door: string;
  /** Returns what was printed so far, errors among it. */
  readPrinted(): string;
  /** Ctrl-C, as a person presses it; resolves when every process has ended. */
  stop(): Promise<ProcessResult>;
}

export const createDataFolder = (): string => mkdtempSync(join(tmpdir(), 'meydan-e2e-'));
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

const toDatabaseFile = (folder: string): string => join(folder, 'database-url');

/** Has the installation of a folder keep its data in a database on a server. */
export const assignDatabase = (folder: string, url: string): void =>
  writeFileSync(toDatabaseFile(folder), url);

/** Returns the address of the database of a folder; null where its data stand in it. */
export const readDatabase = (folder: string): string | null =>
  existsSync(toDatabaseFile(folder)) ? readFileSync(toDatabaseFile(folder), 'utf8') : null;

/**
 * Starts host and door as `npm start` does. `ready` keeps waiting when they end before; `ended`
 * then tells why.
 */
export function launch(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['dist/host/launch.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal makes one for each command.
    detached: true,
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  const ready = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) done();
    });
  });
  const ended = new Promise<ProcessResult>((done) =>
    child.on('close', (code) => done({ code, output, errors })),
  );
  const stop = () => {
    try {
      process.kill(-child.pid!, 'SIGINT');
    } catch (error) {
      // One that ended by itself has failed its tests already; the summary of the run has to come.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    return ended;
  };
  return { ready, ended, stop, readPrinted: () => output + errors };
}

/**
 * Starts a whole installation on free ports, with its data in `folder`. @throws Error with what it
 * printed when it does not start
 */
export async function startInstallation(
  folder: string,
  ports?: readonly [number, number],
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const [port, doorPort] = ports ?? [await reservePort(), await reservePort()];
  const database = readDatabase(folder);
  const { ready, ended, stop, readPrinted } = launch({
    ...(database !== null && { DATABASE_URL: database }),
    PORT: String(port),
    DOOR_PORT: String(doorPort),
    MEYDAN_DATA: folder,
    MEYDAN_SEED: 'demo',
    ...environment,
  });
  const early = ended.then(({ output, errors }) => {
    throw new Error(output + errors);
  });
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  return {
    portal: `http://localhost:${port}`,
    door: `http://localhost:${doorPort}`,
    readPrinted,
    stop,
  };
}

/**
 * Starts one whose pages offer to be recorded; everything else is as it is where nothing is
 * configured.
 */
export async function startRecordedInstallation(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const [port, doorPort] = [await reservePort(), await reservePort()] as const;
  const origin = `http://localhost:${port}`;
  const door = {
    configId: 'door',
    authority: `http://localhost:${doorPort}`,
    clientId: PORTAL_CLIENT_ID,
    redirectUrl: `${origin}/callback`,
    postLogoutRedirectUri: `${origin}/`,
    scope: 'openid profile email phone roles offline_access',
    silentRenew: true,
    useRefreshToken: true,
    silentRenewUrl: `${origin}${HELPER_PAGES.silentRenew}`,
    startCheckSession: true,
  };
  const config = {
    production: false,
    baseUrl: '',
    apiUrl: '/v1',
    door: 'door',
    sessionTapes: true,
    signIn: [door],
    payment: { publishableKey: '' },
  };
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  return startInstallation(folder, [port, doorPort], { ...environment, MEYDAN_CONFIG: file });
}
