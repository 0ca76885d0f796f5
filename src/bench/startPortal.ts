import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { getResidentBytes } from './processes';

export interface StartResult {
  /** From the command to the printed table. */
  readonly ms: number;
  /** Missing parts that had to be made first, by the words that each is announced with. */
  readonly steps: Readonly<Record<string, number>>;
  readonly firstPageMs: number;
  readonly residentBytes: readonly number[];
}

export interface StartOptions {
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly doorPort: number;
  /** Environment variables beside ports, data and seed. */
  readonly environment?: Readonly<Record<string, string>>;
}

const STEP = /^(.+): done in ([\d.]+) s$/;
const READY = 'Ctrl-C stops everything';
/** After Ctrl-C; a process that is still there then is ended. */
const STOP_WITHIN_MS = 15_000;

/** Signals the command's whole process group, as a terminal does: Ctrl-C reaches all of it. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid!, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function spawnStart({ folder, data, port, doorPort, environment }: StartOptions): ChildProcess {
  const own = {
    PORT: String(port),
    DOOR_PORT: String(doorPort),
    MEYDAN_DATA: data,
    MEYDAN_SEED: 'demo',
    DATABASE_URL: '',
  };
  return spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...own, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Reads the output up to the table. @throws Error with the last lines when the command ends before
 * it
 */
async function readUntilReady(child: ChildProcess): Promise<Record<string, number>> {
  const steps: Record<string, number> = {};
  const tail: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, name, seconds] = STEP.exec(line) ?? [];
    if (name) steps[name] = Number(seconds) * 1000;
    if (line.includes(READY)) return steps;
    tail.push(line);
  }
  throw new Error(`npm start ended early:\n${tail.slice(-10).join('\n')}`);
}

async function openHome(port: number): Promise<void> {
  const response = await fetch(`http://localhost:${port}/`);
  await response.text();
  if (!response.ok) throw new Error(`The home page answered ${response.status}.`);
}

async function interrupt(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  // Later output is not read; the pipe must not fill.
  child.stdout!.resume();
  const giveUp = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_WITHIN_MS);
  signalGroup(child, 'SIGINT');
  await ended;
  clearTimeout(giveUp);
}

interface OpenPortal {
  /** From the command to the printed table. */
  readonly ms: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly pid: number;
  /** Ctrl-C. */
  stop(): Promise<void>;
}

/** Runs `npm start` until it is ready. */
export async function openPortal(options: StartOptions): Promise<OpenPortal> {
  const started = performance.now();
  const child = spawnStart(options);
  const endGroup = () => signalGroup(child, 'SIGKILL');
  process.once('exit', endGroup);
  const steps = await readUntilReady(child);
  return {
    ms: performance.now() - started,
    steps,
    pid: child.pid!,
    async stop() {
      await interrupt(child);
      process.off('exit', endGroup);
    },
  };
}

/** Runs `npm start` until it is ready, opens the home page, weighs its processes and stops it. */
export async function startPortal(options: StartOptions): Promise<StartResult> {
  const { ms, steps, pid, stop } = await openPortal(options);
  const memory = getResidentBytes(pid);
  const opened = performance.now();
  await openHome(options.port);
  const firstPageMs = performance.now() - opened;
  await stop();
  return { ms, steps, firstPageMs, residentBytes: memory };
}
