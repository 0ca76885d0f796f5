import type { ApiExtra, ApiState } from '../../api/extra';
import { foldName } from '../../../shared/fold';
import { MAX_SEARCH_LENGTH } from './searchPath';

const KEY = 'meydan-searches';
const MOST = 8;

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/**
 * Searches that this device remembers. They belong to one person, or to the visitor who is not
 * signed in: empty.
 */
interface Remembered {
  readonly subject: string;
  readonly searches: readonly string[];
}

const NOTHING: Remembered = { subject: '', searches: [] };
const subjectOf = ({ session }: ApiState) => session.accessToken?.subject ?? '';

const isRemembered = (value: unknown): value is Remembered => {
  const { subject, searches } = (value ?? {}) as Partial<Remembered>;
  return (
    typeof subject === 'string' &&
    Array.isArray(searches) &&
    searches.every((words) => typeof words === 'string')
  );
};

function read({ ports }: ApiExtra): Remembered {
  try {
    const value: unknown = JSON.parse(ports.localStorage.read(KEY) ?? 'null');
    return isRemembered(value) ? value : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write({ ports }: ApiExtra, remembered: Remembered): readonly string[] {
  if (remembered.searches.length === 0) ports.localStorage.remove(KEY);
  else ports.localStorage.write(KEY, JSON.stringify(remembered));
  return remembered.searches;
}

/**
 * Creates a thunk that returns the searches of this person on this device, the latest first, at
 * most eight. They are sent nowhere.
 */
export const readRecentSearches = (): Thunk<readonly string[]> => (_dispatch, getState, extra) => {
  const { subject, searches } = read(extra);
  return subject === subjectOf(getState()) ? searches : [];
};

/** Creates a thunk that puts the words on top; it replaces the same words in another spelling. */
export const storeSearch =
  (typed: string): Thunk<void> =>
  (dispatch, getState, extra) => {
    const words = typed.trim().slice(0, MAX_SEARCH_LENGTH);
    if (words === '') return;
    const others = readRecentSearches()(dispatch, getState, extra).filter(
      (other) => foldName(other) !== foldName(words),
    );
    write(extra, {
      subject: subjectOf(getState()),
      searches: [words, ...others].slice(0, MOST),
    });
  };

/** Creates a thunk that forgets one search, and returns what is left. */
export const forgetSearch =
  (words: string): Thunk<readonly string[]> =>
  (dispatch, getState, extra) =>
    write(extra, {
      subject: subjectOf(getState()),
      searches: readRecentSearches()(dispatch, getState, extra).filter((other) => other !== words),
    });

/** Creates a thunk that forgets all searches. */
export const forgetSearches = (): Thunk<void> => (_dispatch, _getState, extra) =>
  void write(extra, NOTHING);

/**
 * Creates a thunk that forgets the searches of another person: they have signed out, or another
 * person signed in.
 */
export const forgetSearchesOfOthers = (): Thunk<void> => (_dispatch, getState, extra) => {
  if (read(extra).subject !== subjectOf(getState())) write(extra, NOTHING);
};
