import { STORAGE_KEYS } from '../../../shared/constants';
import type { ApiExtra } from '../../api/extra';
import { isRecord, parseStoredValue } from '../../api/storedValue';

const RANDOM_BYTES = 16;

/** Votes that this browser has given, for readers without an account. */
interface Rated {
  /** Random: tells the host that a vote is another one of the same browser, and nothing else. */
  readonly visitor: string;
  readonly votes: Readonly<Record<string, boolean>>;
}

type Ports = ApiExtra['ports'];

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function readRated({ localStorage, random }: Ports): Rated {
  const kept = parseStoredValue(localStorage.read(STORAGE_KEYS.ratedAnswers));
  // An unreadable record is begun anew.
  if (!isRecord(kept) || typeof kept['visitor'] !== 'string')
    return { visitor: hex(random(RANDOM_BYTES)), votes: {} };
  const { visitor, votes } = kept;
  const given = isRecord(votes) ? Object.entries(votes) : [];
  const known = given.filter((vote): vote is [string, boolean] => typeof vote[1] === 'boolean');
  return { visitor, votes: Object.fromEntries(known) };
}

const writeRated = ({ localStorage }: Ports, rated: Rated) =>
  localStorage.write(STORAGE_KEYS.ratedAnswers, JSON.stringify(rated));

/** Creates a thunk that returns this browser's vote on an answer; null: none. */
export const readVote =
  (slug: string) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): boolean | null => {
    const { votes } = readRated(ports);
    return Object.hasOwn(votes, slug) ? votes[slug]! : null;
  };

/**
 * Creates a thunk that returns the random text under which this browser votes; kept before the
 * first vote, so that trying again is no second one.
 */
export const getVisitorToken =
  () =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): string => {
    const rated = readRated(ports);
    writeRated(ports, rated);
    return rated.visitor;
  };

/** Creates a thunk that remembers a vote that has arrived. */
export const storeVote =
  (slug: string, isHelpful: boolean) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): void => {
    const { visitor, votes } = readRated(ports);
    writeRated(ports, { visitor, votes: { ...votes, [slug]: isHelpful } });
  };
