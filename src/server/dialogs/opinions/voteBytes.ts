import type { CastVote } from '../../../opinions/publishConversation';
import type { Vote, VoteRows } from '../../../opinions/voteRows';

/**
 * Votes as the database packs them, big-endian: the moment in milliseconds (64-bit number),
 * participant (32 bits), statement and vote (16 bits each). A million of them is 16 MB, and no
 * object.
 */
const BYTES_PER_VOTE = 16;
const [PARTICIPANT_AT, STATEMENT_AT, VOTE_AT] = [8, 12, 14];

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Puts packed votes into the rows, in their order. */
export function addPackedVotes(rows: VoteRows, packed: Uint8Array): void {
  const view = viewOf(packed);
  for (let at = 0; at < packed.length; at += BYTES_PER_VOTE)
    rows.set(
      view.getInt32(at + PARTICIPANT_AT),
      view.getInt16(at + STATEMENT_AT),
      view.getInt16(at + VOTE_AT) as Vote,
    );
}

/** Packed votes one by one, in their order. */
export function* unpackVotes(packed: Uint8Array): Generator<CastVote> {
  const view = viewOf(packed);
  for (let at = 0; at < packed.length; at += BYTES_PER_VOTE)
    yield {
      timestamp: Math.round(view.getFloat64(at)),
      participant: view.getInt32(at + PARTICIPANT_AT),
      statement: view.getInt16(at + STATEMENT_AT),
      vote: view.getInt16(at + VOTE_AT) as Vote,
    };
}
