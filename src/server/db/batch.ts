import { setImmediate as breathe } from 'node:timers/promises';
import { runWithNewestSettings } from '../city/currentSettings';
import { isDatabaseUnavailable } from './databaseAway';
import type { Database } from './openDatabase';
import { isOverloaded, TooBusy, runWithRequestTimeout } from './loadShedding';
import { withoutTransactionCheck } from './transactionCheck';

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  /** When it was asked. */
  readonly since: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherOptions<Asked, Answer> {
  /** Number that is answered at once at most. */
  readonly most: number;
  /** Calls `task` once there is a connection, or a transaction. */
  readonly on: (db: Database, task: (db: Database) => Promise<void>) => Promise<void>;
  /** The answers, in the order of what is asked. */
  readonly answer: (db: Database, asked: readonly Asked[]) => Promise<readonly Answer[]>;
}

/** Runs a task that only reads. */
export const runOnConnection: BatcherOptions<never, never>['on'] = (db, task) =>
  db.connection().execute(task);

/** Runs a task that writes. */
export const runInTransaction: BatcherOptions<never, never>['on'] = (db, task) =>
  db.transaction().execute(task);

/**
 * Time in milliseconds after which whoever has no answer is told to come again, before a browser
 * gives up (20 s). A server that does not answer is noticed in four seconds.
 */
const ANSWERED_WITHIN_MS = 15_000;
const CROWD_WAITS_MS = 10_000;

/**
 * Answers together what is asked at about the same time: while one round is under way, whoever asks
 * next waits for the round after it, so that a thousand who ask at once cost a few statements. A
 * round begins after all of its questions were asked: nobody is told what was true before. If it
 * fails, each is asked on its own: one that cannot be answered takes no other with it. A database
 * that is away answers none of them. More than can be answered in time are not let in (`TooBusy`).
 */
export function createBatcher<Asked, Answer>(
  db: Database,
  { most, on, answer }: BatcherOptions<Asked, Answer>,
): (asked: Asked) => Promise<Answer> {
  type One = Waiting<Asked, Answer>;
  const queue: One[] = [];
  let isBusy = false;

  async function round(take: () => readonly One[]): Promise<void> {
    const taken: One[] = [];
    let answers: readonly Answer[] = [];
    try {
      await on(db, async (connected) => {
        // Not before there is a connection: whoever asks while one is waited for comes along.
        taken.push(...take());
        answers = await answer(
          connected,
          taken.map(({ asked }) => asked),
        );
      });
    } catch (error) {
      const isAway = isDatabaseUnavailable(error as Error);
      if (taken.length > 1 && !isAway) for (const one of taken) await round(() => [one]);
      else for (const { reject } of taken.length > 0 ? taken : take()) reject(error);
      // Callers in wait for the next round would wait for the same.
      if (isAway) for (const { reject } of queue.splice(0)) reject(error);
      return;
    }
    taken.forEach(({ resolve }, index) => resolve(answers[index]!));
  }

  async function empty(): Promise<void> {
    isBusy = true;
    while (queue.length > 0) {
      // The embedded engine answers before anybody else has had a turn: whoever is about to ask
      // comes first.
      await breathe();
      await runWithNewestSettings(() => round(() => queue.splice(0, most)));
    }
    isBusy = false;
  }

  function giveUp(one: One): void {
    const at = queue.indexOf(one);
    if (at >= 0) queue.splice(at, 1);
    one.reject(new TooBusy());
  }

  async function ask(asked: Asked): Promise<Answer> {
    if (isOverloaded(queue.length, queue[0]?.since, CROWD_WAITS_MS)) throw new TooBusy();
    const { promise, resolve, reject } = withResolvers<Answer>();
    const one = { asked, since: performance.now(), resolve, reject };
    queue.push(one);
    const limit = setTimeout(() => giveUp(one), ANSWERED_WITHIN_MS);
    // Callers of a round wait for it together, whoever came first.
    if (!isBusy) void withoutTransactionCheck(() => runWithRequestTimeout(() => true, empty));
    return promise.finally(() => clearTimeout(limit));
  }

  return ask;
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers<T>() {
  let [resolve, reject] = [(_value: T) => {}, (_error: unknown) => {}];
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
