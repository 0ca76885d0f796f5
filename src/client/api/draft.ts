import type { ApiExtra, ApiState } from './extra';
import { isRecord, parseStoredValue } from './storedValue';

/** Texts that were typed, by the names of the fields. */
export type DraftTexts = Readonly<Record<string, string>>;

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/**
 * Returns a key for this tab and one person: another person who signs in here does not find the
 * draft.
 */
const keyOf = (form: string, { session }: ApiState) =>
  `draft:${form}:${session.accessToken?.subject ?? ''}`;

/**
 * Creates a thunk that reads the texts that this person typed into the form and did not save; empty
 * when there are none.
 */
export const readDraft =
  (form: string): Thunk<DraftTexts> =>
  (_dispatch, getState, { ports }) => {
    const kept = parseStoredValue(ports.sessionStorage.read(keyOf(form, getState())));
    const texts = isRecord(kept) ? Object.entries(kept) : [];
    return Object.fromEntries(
      texts.filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  };

/**
 * Creates a thunk that keeps the typed texts, so that they survive a reload and the end of the
 * session. Never for secrets.
 */
export const storeDraft =
  (form: string, texts: DraftTexts): Thunk<void> =>
  (dispatch, getState, extra) => {
    const all = { ...readDraft(form)(dispatch, getState, extra), ...texts };
    extra.ports.sessionStorage.write(keyOf(form, getState()), JSON.stringify(all));
  };

/** Creates a thunk that drops the typed texts, which are saved or no longer wanted. */
export const dropDraft =
  (form: string): Thunk<void> =>
  (_dispatch, getState, { ports }) =>
    ports.sessionStorage.remove(keyOf(form, getState()));
