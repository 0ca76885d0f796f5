import { type StatementState, stateOf } from './centring';
import { NO_GROUP } from './groupLabels';
import type { OpinionRun } from './opinionGroups';
import type {
  PublishedComment,
  PublishedConversation,
  PublishedParticipant,
  PublishedVote,
} from './publishedConversation';
import { AGREE, DISAGREE, type Vote, type VoteRows } from './voteRows';

export interface CastVote {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly participant: number;
  readonly statement: number;
  readonly vote: Vote;
}

export interface WrittenStatement {
  readonly timestamp: number;
  /** The participant who wrote it, by number; null for whoever has not voted, or has left. */
  readonly author: number | null;
  readonly body: string;
  readonly isModerated: boolean;
}

export interface ConversationToPublish {
  readonly topic: string;
  readonly url: string;
  readonly description: string;
  readonly views: number;
  /** By number. */
  readonly statements: readonly WrittenStatement[];
  readonly states: readonly StatementState[];
  readonly cast: readonly CastVote[];
  readonly votes: VoteRows;
  readonly run: Pick<OpinionRun, 'memory' | 'map'>;
  /** What each participant is called in the files, see `voterNumbers`. */
  readonly numbers: Uint32Array;
}

/** Stands for an author who has no voter number. */
const NOBODY = -1;

const MODERATED = { in: 1, meta: 1, out: -1 } as const;

/** The tables of a conversation. Votes come in the order in which they were cast, whoever cast them. */
export function publishConversation(source: ConversationToPublish): PublishedConversation {
  const { topic, url, description, views, statements, run, numbers } = source;
  const authors = new Set(statements.map(({ author }) => author).filter((one) => one !== null));
  const votes = source.cast
    .toSorted((a, b) => a.timestamp - b.timestamp)
    .map(({ timestamp, participant, statement, vote }): PublishedVote => ({
      ...{ timestamp, comment: statement, voter: numbers[participant]!, vote },
    }));
  return {
    summary: {
      ...{ topic, url, description, views, voters: run.map.participants },
      votersInConversation: run.map.grouped,
      commenters: authors.size,
      comments: statements.length,
      groups: run.map.groups.length,
    },
    comments: publishComments(source, votes),
    votes,
    participants: publishParticipants(source),
  };
}

function publishComments(
  { statements, states, numbers }: ConversationToPublish,
  votes: readonly PublishedVote[],
): PublishedComment[] {
  const agrees = new Uint32Array(statements.length);
  const disagrees = new Uint32Array(statements.length);
  for (const { comment, vote } of votes) {
    if (vote === AGREE) agrees[comment]!++;
    if (vote === DISAGREE) disagrees[comment]!++;
  }
  return statements.map(({ timestamp, author, body, isModerated }, comment) => ({
    timestamp,
    comment,
    author: author === null ? NOBODY : numbers[author]!,
    agrees: agrees[comment]!,
    disagrees: disagrees[comment]!,
    moderated: isModerated ? MODERATED[stateOf(states, comment)] : 0,
    isMeta: stateOf(states, comment) === 'meta',
    body,
  }));
}

/** By voter number. */
function publishParticipants(source: ConversationToPublish): PublishedParticipant[] {
  const { votes, statements, run, numbers } = source;
  const rows: PublishedParticipant[] = [];
  for (let participant = 0; participant < votes.participants; participant++) {
    if (votes.lengths[participant] === 0) continue;
    const group = run.memory.nameOf[participant]!;
    const row = statements.map((_, statement) => votes.get(participant, statement));
    rows.push({
      voter: numbers[participant]!,
      group: group === NO_GROUP ? null : group,
      comments: statements.filter(({ author }) => author === participant).length,
      votes: votes.lengths[participant]!,
      agrees: row.filter((vote) => vote === AGREE).length,
      disagrees: row.filter((vote) => vote === DISAGREE).length,
      row,
    });
  }
  return rows.sort((a, b) => a.voter - b.voter);
}
