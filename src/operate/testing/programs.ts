import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { reservePort } from '../../tooling/test/reservePort';

/** A program of the portal, as it is run where a city runs it. */
export interface Program {
  /** The first word is `node`, wherever it is there. */
  readonly command: readonly string[];
  readonly folder: string;
  /** All of it: nothing is handed down from the tests. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly code: number | null;
  /** Text of both outputs. */
  readonly said: string;
}

export interface RunningHost {
  readonly port: number;
  readonly origin: string;
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** User id without rights on this machine. */
const NOBODY = 65_534;

const AS_NOBODY = { uid: NOBODY, gid: NOBODY };

/**
 * True where the tests run as root and the programs that they start do not; false if Node.js is
 * installed for root alone.
 */
const isUnprivileged =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], AS_NOBODY).status === 0;

/** Lets the programs of the tests write to these folders. */
export function handOver(...folders: readonly string[]): void {
  if (isUnprivileged) for (const folder of folders) chownSync(folder, NOBODY, NOBODY);
}

const children = new Set<ChildProcess>();
/** Ends whatever a failed test has left behind. */
export const killPrograms = (): void => children.forEach((child) => child.kill('SIGKILL'));

function start({ command, folder, environment }: Program) {
  const [, ...parameters] = command;
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isUnprivileged && AS_NOBODY),
  });
  children.add(child);
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'close').then(([code]): Ended => {
    children.delete(child);
    return { code: code as number | null, said };
  });
  return { child, ended };
}

export const runProgram = (program: Program): Promise<Ended> => start(program).ended;

/**
 * Starts a host; resolves when it says that it is ready. @throws Error with what it said, when it
 * ends before
 */
export async function startHost(program: Program): Promise<RunningHost> {
  const port = await reservePort();
  const { child, ended } = start({
    ...program,
    environment: { ...program.environment, PORT: String(port) },
  });
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', (part: Buffer) => {
      if (part.includes('host ready')) resolve();
    }),
  );
  const early = ended.then(({ code, said }) => {
    throw new Error(`The host ended with ${code}: ${said}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
