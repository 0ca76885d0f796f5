import { formatFetchFailure } from '../../shared/fetchFailure';

export type DoorFaultKind = 'unreachable' | 'misconfigured';

/**
 * Ends a question to a provider that says nothing about the token: nobody answers at the moment, or
 * somebody has to set something right. The message names the cause, the remedy is a sentence.
 */
export class DoorFault extends Error {
  override readonly name = 'DoorFault';
  constructor(
    readonly kind: DoorFaultKind,
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

export type Claims = Readonly<Record<string, unknown>>;

export interface DoorReply {
  readonly status: number;
  /** The JSON object of the answer; null for anything else. */
  readonly body: Claims | null;
}

const TIMEOUT_MS = 5_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
const REACH = 'Look whether the provider is running and this machine can reach it.';

function parseObject(text: string): Claims | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Claims | null) : null;
  } catch {
    return null;
  }
}

/** Sends one request to a provider. @throws DoorFault unreachable */
export async function sendToDoor(url: string, init: RequestInit = {}): Promise<DoorReply> {
  const unreachable = (why: string) => new DoorFault('unreachable', `${url} ${why}`, REACH);
  try {
    const response = await fetch(url, {
      ...init,
      // Secrets and tokens go nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    if (status >= SERVER_ERROR || status === TOO_MANY_REQUESTS)
      throw unreachable(`answered ${status}`);
    return { status, body: parseObject(await response.text()) };
  } catch (error) {
    if (error instanceof DoorFault) throw error;
    const why = formatFetchFailure(error as Error, TIMEOUT_MS);
    throw unreachable(`could not be reached (${why})`);
  }
}
