import type { ApiExtra, ApiState } from './extra';
import { isRecord, storedValue } from './storedValue';

/** What was typed, by the names of the fields. */
export type DraftTexts = Readonly<Record<string, string>>;

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/** Of this tab, and of one person: somebody else who signs in here does not find it. */
const keyOf = (form: string, { session }: ApiState) =>
  `draft:${form}:${session.accessToken?.subject ?? ''}`;

/** A thunk: what this person typed into the form and did not save; empty when there is nothing. */
export const readDraft =
  (form: string): Thunk<DraftTexts> =>
  (_dispatch, getState, { ports }) => {
    const kept = storedValue(ports.sessionStorage.read(keyOf(form, getState())));
    const texts = isRecord(kept) ? Object.entries(kept) : [];
    return Object.fromEntries(
      texts.filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  };

/**
 * A thunk: keeps what was typed, so that it survives a reload and the end of the session. Never for
 * secrets.
 */
export const keepDraft =
  (form: string, texts: DraftTexts): Thunk<void> =>
  (dispatch, getState, extra) => {
    const all = { ...readDraft(form)(dispatch, getState, extra), ...texts };
    extra.ports.sessionStorage.write(keyOf(form, getState()), JSON.stringify(all));
  };

/** A thunk: what was typed is saved, or no longer wanted. */
export const dropDraft =
  (form: string): Thunk<void> =>
  (_dispatch, getState, { ports }) =>
    ports.sessionStorage.remove(keyOf(form, getState()));
