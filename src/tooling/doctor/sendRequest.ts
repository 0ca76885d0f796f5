import { isObject } from '../../oidc/options';
import { formatFetchFailure } from '../../shared/fetchFailure';

const TIMEOUT_MS = 10_000;

/** Answer to one request, or why there was none. */
export interface ProbeResponse {
  /** Address from which it came in the end, after any redirects. */
  readonly url: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Null when there was an answer, whatever its status. */
  readonly problem: string | null;
  /** The clock of this machine halfway through the request, in milliseconds since 1970. */
  readonly atMs: number;
}

export type Json = Readonly<Record<string, unknown>>;

/** Sends one request and never throws: a network failure is an answer with status 0. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<ProbeResponse> {
  const startedMs = Date.now();
  const halfway = () => (startedMs + Date.now()) / 2;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const atMs = halfway();
    const { status, headers } = response;
    return { url: response.url, status, headers, text: await response.text(), problem: null, atMs };
  } catch (error) {
    const nothing = { status: 0, headers: new Headers(), text: '', atMs: halfway() };
    return { url, ...nothing, problem: formatFetchFailure(error as Error, TIMEOUT_MS) };
  }
}

export const isGood = ({ status }: ProbeResponse): boolean => status >= 200 && status < 300;

/** Parses the JSON object in an answer; null for anything else. */
export function parseJsonBody({ text }: ProbeResponse): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** `answered 404`, or why there was no answer. */
export const formatOutcome = ({ problem, status }: ProbeResponse): string =>
  problem === null ? `answered ${status}` : `could not be reached (${problem})`;
