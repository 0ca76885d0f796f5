import type { ApiExtra, ApiState } from '../extra';

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/** Returns a key for the same file on the device, sent by the same person. */
const keyOf = ({ name, size, lastModified }: File, { session }: ApiState) =>
  `upload:${session.accessToken?.subject ?? ''}:${size}:${lastModified}:${name}`;

/**
 * Creates a thunk that returns the id under which this file was announced in this tab and not sent
 * to its end; null where there is none.
 */
export const readUploadId =
  (file: File): Thunk<string | null> =>
  (_dispatch, getState, { ports }) =>
    ports.sessionStorage.read(keyOf(file, getState()));

/**
 * Creates a thunk that keeps the id of an upload: after a reload the same file, chosen again, goes
 * on where it stopped.
 */
export const storeUploadId =
  (file: File, id: string): Thunk<void> =>
  (_dispatch, getState, { ports }) =>
    void ports.sessionStorage.write(keyOf(file, getState()), id);

/** Creates a thunk that forgets an upload: the file has arrived, or is not to be sent any more. */
export const removeUploadId =
  (file: File): Thunk<void> =>
  (_dispatch, getState, { ports }) =>
    ports.sessionStorage.remove(keyOf(file, getState()));
