import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../../tooling/jest/bundledProgram';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Another provider: no introspection, access tokens are JWTs for DOOR_AUDIENCE, if it is set. */
export const PROVIDER_OF_JWTS = fileURLToPath(new URL('providerOfJwts.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A program for a door: its clock is then ahead by what it is told, milliseconds. */
export const JUMPING_CLOCK = fileURLToPath(
  new URL('../../server/testing/jumpingClock.ts', import.meta.url),
);

export const DOOR_SECRET = 'secret-of-the-host-client';

// Settings of the environment must not reach the provider under test.
const DEFAULTS = {
  PORT: '3000',
  DOOR_PORT: '0',
  MEYDAN_DATA: '',
  MEYDAN_ORIGINS: '',
  DOOR_ACCESS_TOKEN_SECONDS: '',
  MEYDAN_SEED: 'demo',
  MEYDAN_DOOR_SECRET: DOOR_SECRET,
  NODE_OPTIONS: '',
};

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningDoor {
  readonly issuer: string;
  /** Ends the process as an operator would (SIGTERM), or as told, and tells how it went. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Finished>;
  /** For programs that were loaded before the door; resolves with what they answer. */
  readonly tell: (message: number) => Promise<unknown>;
}

function collect(child: ChildProcess) {
  const out = { stdout: '', stderr: '' };
  child.stdout!.on('data', (chunk: Buffer) => void (out.stdout += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => void (out.stderr += chunk.toString()));
  const finished = once(child, 'close').then(([code]): Finished => ({ code, ...out }));
  return { out, finished };
}

function launch(
  environment: Readonly<Record<string, string>>,
  programs: readonly string[] = [],
  main = MAIN,
) {
  const env = { ...process.env, ...DEFAULTS, ...environment };
  const imports = programs.flatMap((program) => ['--import', bundleProgram(program)]);
  const child = spawn(process.execPath, [...imports, bundleProgram(main)], {
    cwd: ROOT,
    env,
    stdio: programs.length > 0 ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  return { child, ...collect(child) };
}

/** Runs a door that is expected to give up at once. */
export const runDoor = (environment: Readonly<Record<string, string>>): Promise<Finished> =>
  launch(environment).finished;

/**
 * Starts the real process on a free port and waits for its ready line. Rejects with its stderr if
 * it ends before. `programs` are loaded before it; `main` is another provider.
 */
export async function startDoor(
  environment: Readonly<Record<string, string>> = {},
  programs: readonly string[] = [],
  main = MAIN,
): Promise<RunningDoor> {
  const { child, out, finished } = launch(environment, programs, main);
  const ready = new Promise<string>((resolve) => {
    child.stdout!.on('data', () => {
      const issuer = /^door ready (\S+)\n/m.exec(out.stdout)?.[1];
      if (issuer) resolve(issuer);
    });
  });
  const early = finished.then(({ stderr }) => Promise.reject(new Error(stderr)));
  early.catch(() => undefined);
  const issuer = await Promise.race([ready, early]);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return finished;
  };
  const tell = async (message: number) => {
    const answered = once(child, 'message');
    child.send(message);
    const [answer] = (await answered) as [unknown];
    return answer;
  };
  return { issuer, stop, tell };
}
