import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartName } from './parts';
import type { Plan, Task } from './plan';
import { createPreparations } from './preparations';
import { runQueue, type Outcome } from './queue';
import { toFailureText } from './results';
import {
  addTallies,
  NOTHING_RUN,
  tally,
  tallyNotBegun,
  toClosingLine,
  toPartLine,
  type Tally,
} from './summary';

const PROGRESS_MS = 60_000;

export interface RunOptions {
  readonly slots: number;
  readonly browser: string | null;
  /** Milliseconds since 1970. */
  readonly startedMs: number;
  /** Deadline in milliseconds; tasks that have not ended by then are stopped. */
  readonly deadlineMs: number;
  readonly print: (line: string) => void;
}

export interface PlanResult {
  readonly tallies: ReadonlyMap<PartName, Tally>;
  readonly outcomes: readonly Outcome[];
  /** Tasks that were never begun. */
  readonly notBegun: readonly Task[];
  readonly isStopped: boolean;
}

const toMinutes = (ms: number) => (ms / 60_000).toFixed(1);

/**
 * Runs a plan; prints each part with its failures when its last task ends, and every minute how far
 * it is.
 */
export async function runPlan(plan: Plan, options: RunOptions): Promise<PlanResult> {
  const { slots, browser, startedMs, deadlineMs, print } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const deadline = setTimeout(stop, deadlineMs - Date.now());
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.on(name, stop);
  const folder = mkdtempSync(join(tmpdir(), 'meydan-test-'));
  const isOnServer = plan.tasks.some(
    ({ part, needs }) => part === 'browser' && needs.includes('postgres'),
  );
  const { preparations, close } = createPreparations(browser, isOnServer, signal);

  const tallies = new Map<PartName, Tally>();
  const add = (part: PartName, more: Tally) =>
    void tallies.set(part, addTallies(tallies.get(part) ?? NOTHING_RUN, more));
  const outcomes: Outcome[] = [];
  const running = new Set<Task>();
  const progress = setInterval(() => {
    const counts = toClosingLine([...tallies.values()]);
    const done = `${outcomes.length} of ${plan.tasks.length}`;
    const titles = [...running].map(({ title }) => title).join(', ');
    print(`… ${toMinutes(Date.now() - startedMs)} min, ${done}, ${counts}; running: ${titles}`);
  }, PROGRESS_MS);

  const notBegun = await runQueue(plan.tasks, {
    slots,
    preparations,
    folder,
    signal,
    onBegin: (task) => void running.add(task),
    onEnd(outcome, others) {
      const { part } = outcome.task;
      running.delete(outcome.task);
      outcomes.push(outcome);
      add(part, tally(outcome));
      if (others.some((task) => task.part === part)) return;
      print(toPartLine(part, tallies.get(part)!));
      for (const failure of tallies.get(part)!.failures) print(`\n${toFailureText(failure)}\n`);
    },
  });
  for (const task of notBegun) add(task.part, tallyNotBegun(task));

  clearTimeout(deadline);
  clearInterval(progress);
  for (const name of signals) process.off(name, stop);
  await close();
  rmSync(folder, { recursive: true, force: true });
  return { tallies, outcomes, notBegun, isStopped: signal.aborted };
}
