import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Need } from './parts';
import type { Task } from './plan';
import { readReport, type Report } from './results';

/** Result of a task that has ended. */
export interface Outcome {
  readonly task: Task;
  readonly report: Report;
  /** Null where it was stopped. */
  readonly code: number | null;
  /** The end of what its process printed. */
  readonly output: string;
  readonly seconds: number;
}

/** Prepares what tasks need and answers the environment that leads them there. */
export type Preparations = Readonly<Record<Need, () => Promise<NodeJS.ProcessEnv>>>;

export interface QueueOptions {
  /** Number of tasks and preparations that run at the same time. */
  readonly slots: number;
  readonly preparations: Preparations;
  /** Folder in which reports are written. */
  readonly folder: string;
  /** Stops what runs; what waits is not begun. */
  readonly signal: AbortSignal;
  readonly onBegin: (task: Task) => void;
  /** `others` are still running or waiting. */
  readonly onEnd: (outcome: Outcome, others: readonly Task[]) => void;
}

const OUTPUT_LENGTH = 20_000;
const KILL_AFTER_MS = 10_000;

/** Ends a process with all that it started: as Ctrl-C does, and after a while without asking. */
function stopGroup(child: ChildProcess): NodeJS.Timeout {
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal);
    } catch {
      child.kill(signal);
    }
  };
  signalGroup('SIGINT');
  return setTimeout(() => signalGroup('SIGKILL'), KILL_AFTER_MS);
}

/** Runs one process to its end, or until it is stopped. */
export function runProcess(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      // A process group of its own, which ends as a whole.
      detached: process.platform !== 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_LENGTH);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let killing: NodeJS.Timeout | undefined;
    const stop = () => {
      killing = stopGroup(child);
    };
    signal.addEventListener('abort', stop, { once: true });
    child.on('close', (code) => {
      clearTimeout(killing);
      signal.removeEventListener('abort', stop);
      resolve({ code: signal.aborted ? null : code, output });
    });
  });
}

const EMPTY: Report = { tests: [], ended: [] };

/**
 * Runs all tasks, the checks and then the longest first, as many at a time as there are slots. What
 * tasks need is prepared first, each in a slot of its own; meanwhile the tasks that need nothing
 * run. Answers the tasks that were not begun.
 */
export async function runQueue(
  tasks: readonly Task[],
  options: QueueOptions,
): Promise<readonly Task[]> {
  const { slots, preparations, folder, signal, onBegin, onEnd } = options;
  const prepared = new Map<Need, NodeJS.ProcessEnv | Error>();
  const toPrepare = [...new Set(tasks.flatMap(({ needs }) => needs))];
  // Checks say most for their time: they come first.
  const isTests = ({ files }: Task) => Number(files.length > 0);
  const waiting = [...tasks].sort(
    (one, other) => isTests(one) - isTests(other) || other.seconds - one.seconds,
  );
  const running = new Set<Task>();
  let free = slots;
  let count = 0;

  async function prepare(need: Need): Promise<void> {
    const environment = await preparations[need]().catch((error: unknown) => error as Error);
    prepared.set(need, environment);
  }

  async function runTask(task: Task): Promise<void> {
    running.add(task);
    onBegin(task);
    const started = Date.now();
    const answers = task.needs.map((need) => prepared.get(need)!);
    const failed = answers.find((answer) => answer instanceof Error);
    const path = join(folder, `${(count += 1)}.jsonl`);
    const environment = Object.assign({}, task.environment, ...answers) as NodeJS.ProcessEnv;
    const ended = failed
      ? { code: 1, output: String(failed.message) }
      : await runProcess(task.parameters, { ...environment, MEYDAN_TEST_REPORT: path }, signal);
    running.delete(task);
    const report = failed ? EMPTY : readReport(path);
    const seconds = (Date.now() - started) / 1000;
    onEnd({ task, report, seconds, ...ended }, [...running, ...waiting]);
  }

  await new Promise<void>((resolve) => {
    const occupy = (work: Promise<void>) => {
      free -= 1;
      void work.then(() => {
        free += 1;
        fill();
      });
    };
    const isReady = ({ needs }: Task) => needs.every((need) => prepared.has(need));
    const fill = () => {
      while (free > 0 && !signal.aborted) {
        const need = toPrepare.shift();
        const at = need ? -1 : waiting.findIndex(isReady);
        if (need) occupy(prepare(need));
        else if (at >= 0) occupy(runTask(waiting.splice(at, 1)[0]!));
        else break;
      }
      if (free === slots && (signal.aborted || waiting.length === 0)) resolve();
    };
    fill();
  });
  return waiting;
}
