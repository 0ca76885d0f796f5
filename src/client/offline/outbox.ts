import type { Answers } from '../../shared/ballots/answers';
import type { Text } from '../../shared/contract/text';
import type { KeyValueStore } from '../browser/ports';

interface QueuedBallotBase {
  readonly pollId: string;
  readonly slug: string;
  /** The poll's, so that it can be named without a network. */
  readonly title: Text;
  /** The same for every try: the host counts it once. */
  readonly idempotencyKey: string;
  /** When the person cast it, milliseconds since 1970. */
  readonly castAt: number;
}

/**
 * Not counted yet. `reason` is why the host has not taken it, if it said so and that can change.
 */
export type WaitingBallot = QueuedBallotBase & {
  readonly state: 'waiting';
  readonly answers: Answers;
  /** Token of a poll with tokens. */
  readonly token?: string;
  readonly reason: string | null;
};

/** A ballot that was cast without a network, until its person has read what became of it. */
export type QueuedBallot =
  | WaitingBallot
  | (QueuedBallotBase & { readonly state: 'counted'; readonly receipt: string })
  | (QueuedBallotBase & { readonly state: 'refused'; readonly code: string });

type Store = Pick<KeyValueStore, 'read' | 'write' | 'remove'>;

const PREFIX = 'outbox:';
const keyOf = (subject: string) => PREFIX + subject;

/** Another tab changed this item of the storage. A null key means that all was cleared. */
export const isOutboxKey = (key: string | null) => key === null || key.startsWith(PREFIX);

export const isWaiting = (ballot: QueuedBallot): ballot is WaitingBallot =>
  ballot.state === 'waiting';

/** Reads the ballots of one person on this device, oldest first. */
export function readOutbox(store: Store, subject: string): readonly QueuedBallot[] {
  try {
    const stored: unknown = JSON.parse(store.read(keyOf(subject)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQueuedBallot) : [];
  } catch {
    return [];
  }
}

/**
 * Puts a ballot in the place of the one in the same poll. False when the browser refuses: it then
 * lasts as long as this page.
 */
export function putBallot(store: Store, subject: string, ballot: QueuedBallot): boolean {
  return write(store, subject, [...others(store, subject, ballot.slug), ballot]);
}

export function removeBallot(store: Store, subject: string, slug: string): void {
  write(store, subject, others(store, subject, slug));
}

const others = (store: Store, subject: string, slug: string) =>
  readOutbox(store, subject).filter((one) => one.slug !== slug);

function write(store: Store, subject: string, ballots: readonly QueuedBallot[]): boolean {
  if (ballots.length > 0) return store.write(keyOf(subject), JSON.stringify(ballots));
  store.remove(keyOf(subject));
  return true;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Field that each state adds to a ballot that was kept, and the check that its value has to pass.
 */
const OF_STATE: Readonly<
  Record<string, readonly [name: string, fits: (value: unknown) => boolean]>
> = {
  waiting: ['answers', isObject],
  counted: ['receipt', isText],
  refused: ['code', isText],
};

/** Tells whether the value is a queued ballot: any text can be written to the storage. */
function isQueuedBallot(value: unknown): value is QueuedBallot {
  const fields = Object(value) as Record<string, unknown>;
  const title = Object(fields['title']) as Record<string, unknown>;
  const state = String(fields['state']);
  if (!Object.hasOwn(OF_STATE, state)) return false;
  const [name, fits] = OF_STATE[state]!;
  const texts = [fields['pollId'], fields['slug'], fields['idempotencyKey'], title['text']];
  return fits(fields[name]) && texts.every(isText);
}
