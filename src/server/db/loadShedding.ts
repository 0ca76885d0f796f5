import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Time in milliseconds that somebody who waits for an answer waits for a connection at most, and
 * also for one statement with the waiting before it.
 */
export const REQUEST_TIMEOUT_MS = 4_000;

const asking = new AsyncLocalStorage<() => boolean>();

/**
 * Runs `task`; statements in it are short of time as long as `isWaiting` says that somebody waits
 * for the answer.
 */
export const runWithRequestTimeout = <T>(isWaiting: () => boolean, task: () => T): T =>
  asking.run(isWaiting, task);

/**
 * Tells whether somebody waits for what is done now. Jobs, counts and backups take the time they
 * need.
 */
export const isRequestWaiting = (): boolean => asking.getStore()?.() ?? false;

/**
 * More wait already than can be answered in time. It has the code by which PostgreSQL says that no
 * connection is free.
 */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly code = '53300';
  constructor() {
    super('Too many are waiting for the database.');
  }
}

/** From so many on a queue is one that may be closed to newcomers. */
const CROWD = 100;

/**
 * Tells whether it is better to send away who comes now than to let everybody wait until nobody is
 * answered in time: when the first of a crowd has waited longer than `mostMs`.
 */
export const isOverloaded = (
  waiting: number,
  firstSince: number | undefined,
  mostMs: number,
): boolean =>
  waiting >= CROWD && firstSince !== undefined && performance.now() - firstSince > mostMs;
