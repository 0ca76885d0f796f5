import { type StatementState, getStatementState } from './centring';
import { NO_GROUP } from './groupLabels';
import type { OpinionRun } from './opinionGroups';
import type {
  PublishedComment,
  PublishedConversation,
  PublishedParticipant,
  PublishedVote,
} from './publishedConversation';
import { AGREE, DISAGREE, type Vote, type VoteRows } from './voteRows';
import type { ParticipantOrder } from './groupedParticipants';

export interface CastVote {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly participant: number;
  readonly statement: number;
  readonly vote: Vote;
}

export interface WrittenStatement {
  readonly timestamp: number;
  readonly body: string;
  readonly isModerated: boolean;
}

export interface ConversationToPublish {
  readonly topic: string;
  readonly url: string;
  readonly description: string;
  readonly views: number;
  /** Number of people who have written a statement. */
  readonly commenters: number;
  /** By number. */
  readonly statements: readonly WrittenStatement[];
  readonly states: readonly StatementState[];
  readonly cast: readonly CastVote[];
  readonly votes: VoteRows;
  readonly run: Pick<OpinionRun, 'memory' | 'map'>;
  /** All participants in the order in which the files list them. */
  readonly order: ParticipantOrder;
}

/** In the place of an author's voter number: the portal names the authors of statements. */
const NOBODY = -1;

const MODERATED = { in: 1, meta: 1, out: -1 } as const;

/**
 * Creates the tables of a conversation. Neither moments nor the order of rows tell when somebody
 * came or answered: people stand in the order given, the votes of each by statement. Of several
 * votes of one person on a statement the last one stands last, and counts.
 */
export function publishConversation(source: ConversationToPublish): PublishedConversation {
  const { topic, url, description, views, commenters, statements, run } = source;
  const voters = source.order.filter((participant) => source.votes.lengths[participant]! > 0);
  const votes = publishVotes(source, voters);
  return {
    summary: {
      topic,
      url,
      description,
      views,
      voters: run.map.participants,
      votersInConversation: run.map.grouped,
      commenters,
      comments: statements.length,
      groups: run.map.groups.length,
    },
    comments: publishComments(source, votes),
    votes,
    participants: publishParticipants(source, voters),
  };
}

function publishVotes(
  { cast, order }: ConversationToPublish,
  voters: ParticipantOrder,
): PublishedVote[] {
  const numbers = new Uint32Array(order.length);
  voters.forEach((participant, voter) => (numbers[participant] = voter));
  return cast
    .map(({ participant, statement, vote }) => ({
      timestamp: null,
      comment: statement,
      voter: numbers[participant]!,
      vote,
    }))
    .sort((a, b) => a.voter - b.voter || a.comment - b.comment);
}

function publishComments(
  { statements, states }: ConversationToPublish,
  votes: readonly PublishedVote[],
): PublishedComment[] {
  const agrees = new Uint32Array(statements.length);
  const disagrees = new Uint32Array(statements.length);
  for (const { comment, vote } of votes) {
    if (vote === AGREE) agrees[comment]!++;
    if (vote === DISAGREE) disagrees[comment]!++;
  }
  return statements.map(({ timestamp, body, isModerated }, comment) => ({
    timestamp,
    comment,
    author: NOBODY,
    agrees: agrees[comment]!,
    disagrees: disagrees[comment]!,
    moderated: isModerated ? MODERATED[getStatementState(states, comment)] : 0,
    isMeta: getStatementState(states, comment) === 'meta',
    body,
  }));
}

/**
 * Lists the participants by voter number. The number of statements that a person wrote would tell
 * who it is: 0 for everybody.
 */
const publishParticipants = (
  { votes, statements, run }: ConversationToPublish,
  voters: ParticipantOrder,
): PublishedParticipant[] =>
  Array.from(voters, (participant, voter) => {
    const group = run.memory.nameOf[participant] ?? NO_GROUP;
    const row = statements.map((_, statement) => votes.get(participant, statement));
    return {
      voter,
      group: group === NO_GROUP ? null : group,
      comments: 0,
      votes: votes.lengths[participant]!,
      agrees: row.filter((vote) => vote === AGREE).length,
      disagrees: row.filter((vote) => vote === DISAGREE).length,
      row,
    };
  });
