import type { Answers } from '../../shared/ballots/answers';
import type { Text } from '../../shared/contract/text';
import type { KeyValueStore } from '../browser/ports';

/** A ballot paper that was begun and not cast. */
export interface BallotDraft {
  readonly pollId: string;
  readonly slug: string;
  /** The poll's, so that it can be named without a network. */
  readonly title: Text;
  readonly answers: Answers;
  /** When it was changed last, milliseconds since 1970. */
  readonly savedAt: number;
}

type Store = Pick<KeyValueStore, 'read' | 'write' | 'remove'>;
/** By person; a visitor has no name. */
type StoredDrafts = Readonly<Record<string, readonly BallotDraft[]>>;

const KEY = 'ballot-drafts';

/**
 * Reads the drafts of one person on this device, the newest first. A visitor's subject is empty.
 */
export function readDrafts(store: Store, subject: string): readonly BallotDraft[] {
  const drafts: unknown = Object.entries(readAll(store)).find(([name]) => name === subject)?.[1];
  return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
}

/**
 * Puts a draft in the place of the one of the same poll. False when the browser refuses: it then
 * lasts as long as this page.
 */
export function putDraft(store: Store, subject: string, draft: BallotDraft): boolean {
  return write(store, subject, [draft, ...others(store, subject, draft.pollId)]);
}

export function removeDraft(store: Store, subject: string, pollId: string): void {
  write(store, subject, others(store, subject, pollId));
}

/** Removes the drafts of everybody on this device: it may be shared. */
export const removeAllDrafts = (store: Store): void => store.remove(KEY);

const others = (store: Store, subject: string, pollId: string) =>
  readDrafts(store, subject).filter((one) => one.pollId !== pollId);

function write(store: Store, subject: string, drafts: readonly BallotDraft[]): boolean {
  const { [subject]: _, ...rest } = readAll(store);
  const all = drafts.length > 0 ? { ...rest, [subject]: drafts } : rest;
  if (Object.keys(all).length > 0) return store.write(KEY, JSON.stringify(all));
  store.remove(KEY);
  return true;
}

function readAll(store: Store): StoredDrafts {
  try {
    const stored: unknown = JSON.parse(store.read(KEY) ?? '{}');
    return isObject(stored) ? (stored as StoredDrafts) : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells whether the value is a draft: any text can be written to the storage. */
function isDraft(value: unknown): value is BallotDraft {
  if (!isObject(value)) return false;
  const { pollId, slug, title, answers, savedAt } = value;
  return (
    [pollId, slug, Object(title).text].every((text) => typeof text === 'string') &&
    typeof savedAt === 'number' &&
    isObject(answers) &&
    Object.values(answers).every(isObject)
  );
}
