import type { Socket } from 'node:net';
import type pg from 'pg';
import { REQUEST_TIMEOUT_MS, isRequestWaiting } from './loadShedding';

/**
 * Time in milliseconds that whoever has a connection at last gets of it, however long the wait was.
 */
const LEAST_MS = 500;
/**
 * In the process nothing else happens while a statement is worked on: one that is unanswered for so
 * long while something does will stay so.
 */
const STOPPED_AFTER_MS = 15_000;

export interface Statement {
  readonly since: number;
  cut(): void;
}

type Query = (...parameters: unknown[]) => unknown;

/** Calls `follow` with the answer to every statement of the connection, before it is known. */
function followStatements(client: pg.PoolClient, follow: (answer: Promise<unknown>) => void): void {
  const query = client.query.bind(client) as Query;
  const followed: Query = (...parameters) => {
    const answer = query(...parameters);
    if (answer instanceof Promise) follow(answer);
    return answer;
  };
  client.query = followed as typeof client.query;
}

/**
 * Calls `onLate` when there is no answer after `ms`. One that is here, and that nobody on a busy
 * machine has had the time to read, counts.
 */
function unlessAnswered(answer: Promise<unknown>, ms: number, onLate: () => void): void {
  let isAnswered = false;
  // Answers that have arrived are read before what is set for “immediate”.
  const end = () => setImmediate(() => void (isAnswered || onLate()));
  const timer = setTimeout(end, ms);
  timer.unref();
  const over = () => {
    isAnswered = true;
    clearTimeout(timer);
  };
  answer.then(over, over);
}

const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

/**
 * Ends the connection to a server when a statement that somebody waits for is not answered in time:
 * a server that stands still, or that went away without a word, answers nothing at all. What became
 * of the statement is unknown then; the server takes back what was not committed.
 */
export function limitStatements(
  client: pg.PoolClient,
  waitedMs: () => number,
  running: Set<Statement>,
): void {
  const cut = () => void socketOf(client).destroy();
  followStatements(client, (answer) => {
    const statement = { since: performance.now(), cut };
    running.add(statement);
    const over = () => void running.delete(statement);
    answer.then(over, over);
    if (isRequestWaiting())
      unlessAnswered(answer, Math.max(LEAST_MS, REQUEST_TIMEOUT_MS - waitedMs()), cut);
  });
}

/**
 * Calls `onStopped` when the embedded engine has ended within itself, as it does on a disk that
 * takes nothing: it says so once, or not at all.
 */
export function watchStatements(client: pg.PoolClient, onStopped: () => void): void {
  followStatements(client, (answer) => {
    unlessAnswered(answer, STOPPED_AFTER_MS, onStopped);
    answer.catch(({ severity }: { severity?: string }) => {
      if (severity === 'PANIC') onStopped();
    });
  });
}
