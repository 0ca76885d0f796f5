import type { StatementState } from './centring';
import { type Vote, VoteRows } from './voteRows';

/**
 * A conversation in the layout of the Computational Democracy Project
 * (github.com/compdemocracy/openData): four tables. Voters go by numbers that say nothing of who
 * they are.
 */
export interface PublishedConversation {
  readonly summary: PublishedSummary;
  readonly comments: readonly PublishedComment[];
  /** Votes that were cast, changes of mind included. */
  readonly votes: readonly PublishedVote[];
  readonly participants: readonly PublishedParticipant[];
}

export interface PublishedSummary {
  readonly topic: string;
  readonly url: string;
  readonly views: number;
  readonly voters: number;
  readonly votersInConversation: number;
  readonly commenters: number;
  readonly comments: number;
  readonly groups: number;
  readonly description: string;
}

export interface PublishedComment {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly comment: number;
  /** The voter number of the author. */
  readonly author: number;
  /** Votes that were cast, not those that were the last: the layout has it so. */
  readonly agrees: number;
  readonly disagrees: number;
  /** −1 taken out, 0 not moderated, 1 accepted. */
  readonly moderated: -1 | 0 | 1;
  readonly isMeta: boolean;
  readonly body: string;
}

export interface PublishedVote {
  /** Milliseconds since 1970; null where the moment would tell who it was. */
  readonly timestamp: number | null;
  readonly comment: number;
  readonly voter: number;
  readonly vote: Vote;
}

export interface PublishedParticipant {
  readonly voter: number;
  readonly group: number | null;
  readonly comments: number;
  readonly votes: number;
  readonly agrees: number;
  readonly disagrees: number;
  /**
   * The last vote on each statement, in the order of `comments` by number; null where there is
   * none.
   */
  readonly row: readonly (Vote | null)[];
}

export const listStatementStates = (comments: readonly PublishedComment[]): StatementState[] => {
  const states: StatementState[] = [];
  for (const { comment, moderated, isMeta } of comments) {
    const accepted = isMeta ? 'meta' : 'in';
    states[comment] = moderated === -1 ? 'out' : accepted;
  }
  return Array.from(states, (state) => state ?? 'in');
};

/** Compares votes by moment; those without one come first, as they stand. */
const byMoment = (a: PublishedVote, b: PublishedVote): number =>
  (a.timestamp ?? 0) - (b.timestamp ?? 0);

export interface ReplayedVotes {
  readonly votes: VoteRows;
  /** The voter number of each participant, who are in the order of their first vote here. */
  readonly voters: readonly number[];
}

/**
 * Replays the votes as they were cast one after the other; of equal times, or without any, as they
 * stand in the file.
 */
export function replayVotes(published: readonly PublishedVote[]): ReplayedVotes {
  const votes = new VoteRows();
  const participants = new Map<number, number>();
  for (const { voter, comment, vote } of published.toSorted(byMoment)) {
    const participant = participants.get(voter) ?? participants.size;
    participants.set(voter, participant);
    votes.set(participant, comment, vote);
  }
  return { votes, voters: [...participants.keys()] };
}
