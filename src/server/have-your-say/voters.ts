import { createHash } from 'node:crypto';
import { hashToken } from '../../shared/ballots/tokens';
import type { Viewer } from '../../shared/permissions/can';
import { Problem } from '../http/problem';
import type { StoredPoll } from './storedPoll';

/** Under which id a ballot is cast. */
export interface Voter {
  readonly id: string;
  /** A person with an account; otherwise a key or a token is all that is known. */
  readonly isPerson: boolean;
  readonly tokenHash: Buffer | null;
}

/** Credentials of the voter in a request. */
export interface Credentials {
  readonly viewer: Viewer | null;
  readonly token: string | undefined;
  readonly voterKey: string | undefined;
}

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/;

/**
 * Derives a voter id from the first 128 bits of SHA-256: the same key has another id in another
 * poll.
 */
const idFrom = (pollId: string, key: string | Buffer): string =>
  createHash('sha256')
    .update(`${pollId}\n`)
    .update(key)
    .digest('hex')
    .replace(UUID_PARTS, '$1-$2-$3-$4-$5');

const personOf = ({ viewer }: Credentials): Voter | null =>
  viewer && { id: viewer.voterId, isPerson: true, tokenHash: null };

function bearerOf({ token }: Credentials, pollId: string): Voter | null {
  if (token === undefined) return null;
  const hash = Buffer.from(hashToken(token));
  return { id: idFrom(pollId, hash), isPerson: false, tokenHash: hash };
}

/** @throws Problem invalidRequest for a visitor without a key */
function anybody(credentials: Credentials, pollId: string): Voter {
  const person = personOf(credentials);
  if (person) return person;
  const { voterKey } = credentials;
  if (voterKey === undefined)
    throw new Problem('invalidRequest', 'A visitor’s ballot needs the header X-Voter-Key.');
  return { id: idFrom(pollId, voterKey), isPerson: false, tokenHash: null };
}

const VOTERS: Readonly<
  Record<StoredPoll['eligibility'], (credentials: Credentials, pollId: string) => Voter | null>
> = {
  everyone: anybody,
  signed_in: personOf,
  verified: personOf,
  members: personOf,
  tokens: bearerOf,
};

/**
 * Returns the voter of a request; null where the poll wants a signed-in person, or a token, and
 * there is none. @throws Problem invalidRequest
 */
export const toVoter = (
  { eligibility }: StoredPoll,
  pollId: string,
  credentials: Credentials,
): Voter | null => VOTERS[eligibility](credentials, pollId);
