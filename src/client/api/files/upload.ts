import { nanoid, type SerializedError } from '@reduxjs/toolkit';
import type { CaptionFault } from '../../../shared/captions';
import { LIMITS, TIMING } from '../../../shared/constants';
import { FILE_LIMITS, type FileInfo, type FileRefusal } from '../../../shared/contract/files';
import type { AppDispatch } from '../../store/createStore';
import type { ApiExtra, ApiState } from '../extra';
import { filesApi } from '../filesApi';
import { isProblem, isUnreachable, type Problem } from '../problem';
import { readPart } from './readFile';
import { shortenFileName } from './shortenFileName';
import { removeUploadId, readUploadId, storeUploadId } from './uploadMemory';
import type { Ports, Stop } from '../../browser/ports';

/** Lets time pass; less of it when the network comes back or nobody waits any more. */
function waitForRetry(ports: Ports, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((passed) => {
    const stops: Stop[] = [];
    const end = () => {
      stops.forEach((stop) => stop());
      signal.removeEventListener('abort', end);
      passed();
    };
    stops.push(
      ports.after(ms, end),
      ports.onWake((reason) => {
        if (reason === 'online') end();
      }),
    );
    signal.addEventListener('abort', end);
  });
}

/** Progress of a file on its way; `share` is the part of it that the host has, 0 to 1. */
export type UploadProgress =
  | { readonly stage: 'sending' | 'offline' | 'retrying'; readonly share: number }
  | { readonly stage: 'checking' }
  | { readonly stage: 'ready'; readonly info: FileInfo }
  | {
      readonly stage: 'refused';
      readonly reason: FileRefusal;
      /** Faults of captions, with the line. */
      readonly faults: readonly CaptionFault[];
    }
  /** `fileGone`: it cannot be read on the device any more. Otherwise the code of a problem. */
  | { readonly stage: 'failed'; readonly code: string };

interface Listener {
  readonly tell: (news: UploadProgress) => void;
  /** Ends the sending; the same call later goes on where it ended. */
  readonly signal: AbortSignal;
}

type Failure = Problem | SerializedError | undefined;
type Answer<T> = { readonly data?: T | undefined; readonly error?: Failure };

/** Ends the way of a file; nothing else is thrown here. */
class UploadStopped extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const codeOf = (error: Failure) => (isProblem(error) ? error.code : 'unexpected');
const statusOf = (error: Failure) => (isProblem(error) ? error.status : null);
/**
 * Tells whether another try makes sense: when the host has another part than expected, the host is
 * asked, and sending goes on.
 */
const canTryAgain = (error: Failure) =>
  isProblem(error) && (isUnreachable(error) || error.code === 'wrongOffset');

/**
 * Creates a thunk that sends a file in parts until the host has all of it and has checked it. An
 * upload begun before in this tab goes on where it stopped. A connection that is lost is waited
 * for, for as long as it takes.
 */
export const uploadFile =
  (file: File, listener: Listener) =>
  async (dispatch: AppDispatch, getState: () => ApiState, extra: ApiExtra): Promise<void> => {
    try {
      const info = await sendFile(file, listener, { dispatch, getState, extra });
      dispatch(removeUploadId(file));
      if (info.state === 'ready') listener.tell({ stage: 'ready', info });
      else
        listener.tell({
          stage: 'refused',
          reason: info.refusal ?? 'damaged',
          faults: info.faults ?? [],
        });
    } catch (cause) {
      if (listener.signal.aborted) return;
      listener.tell({
        stage: 'failed',
        code: cause instanceof UploadStopped ? cause.code : 'unexpected',
      });
    }
  };

interface Store {
  readonly dispatch: AppDispatch;
  readonly getState: () => ApiState;
  readonly extra: ApiExtra;
}

async function sendFile(file: File, listener: Listener, store: Store): Promise<FileInfo> {
  const patience = createRetryPolicy(file, listener, store);
  const host = openHost(store, listener.signal);
  let info = await begin(file, host, patience, store);
  const parts = openParts(file, store.extra.ports);
  while (info.state === 'uploading') {
    patience.reached(info);
    const { id, received } = info;
    const { data, error } = await parts.next(received, (bytes) => host.send(id, received, bytes));
    if (!data) await patience.wait(error);
    else patience.renew();
    info = data ?? (await patience.last(() => host.ask(id)));
  }
  while (info.state === 'checking') {
    listener.tell({ stage: 'checking' });
    await patience.rest();
    const { id } = info;
    info = await patience.last(() => host.ask(id));
  }
  return info;
}

type Host = ReturnType<typeof openHost>;
type RetryPolicy = ReturnType<typeof createRetryPolicy>;

/** Finds the file on the host from before, and otherwise announces it. */
async function begin(
  file: File,
  host: Host,
  patience: RetryPolicy,
  { dispatch }: Store,
): Promise<FileInfo> {
  const id = dispatch(readUploadId(file));
  const known = id === null ? null : await patience.unlessGone(() => host.ask(id));
  if (known) return known;
  const announced = { name: shortenFileName(file.name), bytes: file.size };
  const idempotencyKey = nanoid();
  const info = await patience.last(() => host.announce(announced, idempotencyKey));
  dispatch(storeUploadId(file, info.id));
  return info;
}

interface Asked<T> extends PromiseLike<Answer<T>> {
  readonly abort: () => void;
}

/** Creates the calls of a file; they end with the signal. */
function openHost({ dispatch, extra }: Store, signal: AbortSignal) {
  const { announceFile, sendPart, getFile } = filesApi.endpoints;
  const untilStopped = async <T>(asked: Asked<T>): Promise<Answer<T>> => {
    const stop = () => asked.abort();
    signal.addEventListener('abort', stop);
    const answer = await asked;
    signal.removeEventListener('abort', stop);
    if (signal.aborted) throw new UploadStopped('stopped');
    return answer;
  };
  return {
    announce: (file: { readonly name: string; readonly bytes: number }, idempotencyKey: string) =>
      untilStopped<FileInfo>(
        dispatch(announceFile.initiate({ file, idempotencyKey }, { track: false })),
      ),
    ask: (id: string) =>
      untilStopped<FileInfo>(
        dispatch(getFile.initiate(id, { forceRefetch: true, subscribe: false })),
      ),
    send: (id: string, offset: number, bytes: ArrayBuffer) => {
      const ticket = extra.vault.deposit({ bytes });
      return untilStopped<FileInfo>(
        dispatch(sendPart.initiate({ id, offset, ticket }, { track: false })),
      );
    },
  };
}

/** Creates the part of an upload that waits and tries again. */
function createRetryPolicy(file: File, { tell, signal }: Listener, { extra: { ports } }: Store) {
  let share = 0;
  let tries = 0;
  const rest = async (atLeastMs = 0) => {
    const ms = Math.min(TIMING.uploadPauseMs * 2 ** tries, TIMING.longestRetryMs);
    tries += 1;
    await waitForRetry(ports, Math.max(ms, atLeastMs), signal);
    if (signal.aborted) throw new UploadStopped('stopped');
  };
  /** Waits after a call that failed: ends where another one would fail, too. */
  const wait = async (error: Failure) => {
    if (!canTryAgain(error)) throw new UploadStopped(codeOf(error));
    tell({ stage: ports.isOnline() ? 'retrying' : 'offline', share });
    await rest(isProblem(error) ? error.retryAfterMs : 0);
  };
  /** Asks until there is an answer. */
  const last = async <T>(ask: () => Promise<Answer<T>>): Promise<T> => {
    for (;;) {
      const { data, error } = await ask();
      if (data !== undefined) return data;
      await wait(error);
    }
  };
  return {
    wait,
    rest,
    last,
    /** Null for what the host does not know any more. */
    unlessGone: <T>(ask: () => Promise<Answer<T>>): Promise<T | null> =>
      last<T | null>(async () => {
        const answer = await ask();
        return statusOf(answer.error) === 404 ? { data: null } : answer;
      }),
    reached: ({ received }: FileInfo) => {
      share = received / file.size;
      tell({ stage: 'sending', share });
    },
    renew: () => {
      tries = 0;
    },
  };
}

/**
 * Cuts the file: each part as large as is sent in about `TIMING.uploadPartMs`, smaller ones after
 * one that did not arrive.
 */
function openParts(file: File, { monotonic }: ApiExtra['ports']) {
  let bytes: number = LIMITS.firstPartBytes;
  const resize = (factor: number) => {
    const wanted = Math.round(bytes * Math.min(factor, 2));
    bytes = Math.min(Math.max(wanted, LIMITS.leastPartBytes), FILE_LIMITS.partBytes);
  };
  return {
    next: async <T>(offset: number, send: (part: ArrayBuffer) => Promise<Answer<T>>) => {
      const part = await readPart(file, offset, bytes).catch(() => null);
      if (part === null) throw new UploadStopped('fileGone');
      const began = monotonic();
      const answer = await send(part);
      resize(answer.data ? TIMING.uploadPartMs / (monotonic() - began) : 1 / 2);
      return answer;
    },
  };
}
