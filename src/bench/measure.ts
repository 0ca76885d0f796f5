import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Result of a load: how many tasks ended, in how many seconds, and how long each took in
 * milliseconds.
 */
export interface Run {
  readonly count: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
}

type Task = () => Promise<unknown>;

/** Returns the value below which `share` (0 to 1) of the values lie; NaN when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const getRate = ({ count, seconds }: Run): number => count / seconds;

/** Returns the milliseconds that the task takes. */
export async function measureMs(task: Task): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

/** Runs one task after the other. Returns the results in order. */
export async function repeat<Value>(
  times: number,
  task: () => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  while (values.length < times) values.push(await task());
  return values;
}

/**
 * Runs as many tasks as `workers` can do: each begins its next task when its last one has ended.
 */
export async function saturate(
  { workers, seconds }: { readonly workers: number; readonly seconds: number },
  task: Task,
): Promise<Run> {
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) latencies.push(await measureMs(task));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { count: latencies.length, seconds: (performance.now() - started) / 1000, latencies };
}

/**
 * Starts tasks at a fixed rate, however slow the answers are: latency counts from the moment at
 * which a task was due. Ends early when as many tasks wait as are due in a second; more would only
 * tell how long the queue has become.
 */
export async function pace(
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  task: Task,
): Promise<Run> {
  const started = performance.now();
  const tasks: Promise<number>[] = [];
  let waiting = 0;
  for (let index = 0; index < rate * seconds && waiting < rate; index++) {
    const due = started + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    waiting += 1;
    const ended = task().then(() => {
      waiting -= 1;
      return performance.now() - due;
    });
    tasks.push(ended);
  }
  const latencies = await Promise.all(tasks);
  return { count: latencies.length, seconds: (performance.now() - started) / 1000, latencies };
}
