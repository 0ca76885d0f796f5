import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';
import type { AnswerFault } from '../../shared/ballots/answerFaults';

/** Every failed call: the server's `application/problem+json`, or one of our own codes. */
export interface Problem {
  /** HTTP status; 0 when no answer arrived (SPEC 8.5). */
  readonly status: number;
  /**
   * Stable name: the server's, or one of shared/errors. OAuth errors keep theirs (`invalid_grant`).
   */
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  /** Quoted by the person who reports the problem. */
  readonly reference?: string;
  /** Pause that the server asked for (`Retry-After`), in milliseconds. */
  readonly retryAfterMs?: number;
  /** The server was reached and did not answer in time: it may yet do what it was asked for. */
  readonly isTimedOut?: true;
  /** The vault gives for it what of the refusal is secret. */
  readonly ticket?: string;
  /** Faults of a ballot that was refused, all of them. */
  readonly faults?: readonly AnswerFault[];
}

export const createLocalProblem = (
  code:
    | 'unreachable'
    | 'unreadable'
    | 'signInRequired'
    | 'unexpected'
    | 'configUnavailable'
    | 'passkeyNotUsed'
    | 'passkeyKnown',
  status = 0,
): Problem => ({ status, code, title: code });

/** Give every failure the one shape; SPEC 8.5: what is not an HTTP answer has status 0. */
export function toProblem(error: FetchBaseQueryError): Problem {
  if (error.status === 'PARSING_ERROR') return createLocalProblem('unreadable');
  // A redirect that was not followed: browsers tell nothing of it, not even its status.
  if (typeof error.status === 'number' && error.status < 400)
    return createLocalProblem('unreadable');
  if (typeof error.status === 'number') return { ...readBody(error.data), status: error.status };
  const problem = createLocalProblem('unreachable');
  return error.status === 'TIMEOUT_ERROR' ? { ...problem, isTimedOut: true } : problem;
}

/**
 * Reads a `Retry-After` header (RFC 9110 §10.2.3): seconds, or an HTTP date, as milliseconds from
 * now on; null when there is none that can be understood.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

const MINUTE_MS = 60_000;

/** Says in how many whole minutes the server wants to be asked again, at least one. */
export const toWaitMinutes = ({ retryAfterMs = 0 }: Pick<Problem, 'retryAfterMs'>): number =>
  Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));

function readBody(body: unknown): Omit<Problem, 'status'> {
  const fields = Object(body) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const detail = text('detail') ?? text('error_description');
  const reference = text('reference');
  return {
    code: text('code') ?? text('error') ?? 'unexpected',
    title: text('title') ?? 'unexpected',
    ...(detail && { detail }),
    ...(reference && { reference }),
    ...(Array.isArray(fields['faults']) && { faults: fields['faults'] as AnswerFault[] }),
  };
}

/** Narrow the `error` of an RTK Query hook. */
export function isProblem(error: Problem | SerializedError | undefined): error is Problem {
  return error !== undefined && 'status' in error;
}

/**
 * Tells whether another try right now can end differently. After a whole time-out the person does
 * not wait for a second one.
 */
export const canTryAgain = (problem: Problem): boolean =>
  isUnreachable(problem) && !problem.isTimedOut;

/**
 * No answer, or an answer that may be different next time: the session survives it. A portal that
 * is not open yet has answered.
 */
export function isUnreachable({ status, code }: Problem): boolean {
  if (code === 'notOpen') return false;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
