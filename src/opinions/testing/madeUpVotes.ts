import { type Random, createSeededRandom } from '../random';
import { type Vote, VoteRows } from '../voteRows';

export interface Cast {
  readonly participant: number;
  readonly statement: number;
  readonly vote: Vote;
}

export interface CastOptions {
  readonly participants: number;
  readonly statements: number;
  /** Number of camps: participant p is of camp p modulo camps. */
  readonly camps: number;
  /** Probability that a person answers a statement. */
  readonly density: number;
  readonly seed: number;
}

const voteBy = (value: number): Vote => {
  if (value > 0.25) return 1;
  return value < -0.25 ? -1 : 0;
};

/** Votes of camps that lean to one side of each statement, first participants first. */
export function createCasts({
  participants,
  statements,
  camps,
  density,
  seed,
}: CastOptions): Cast[] {
  const random: Random = createSeededRandom(seed);
  const leans = Array.from({ length: camps * statements }, () => random() * 2 - 1);
  const casts: Cast[] = [];
  for (let participant = 0; participant < participants; participant++)
    for (let statement = 0; statement < statements; statement++) {
      if (random() > density) continue;
      const lean = leans[(participant % camps) * statements + statement]!;
      casts.push({ participant, statement, vote: voteBy(lean + (random() - 0.5)) });
    }
  return casts;
}

export function createVoteRows(casts: readonly Cast[]): VoteRows {
  const votes = new VoteRows();
  for (const { participant, statement, vote } of casts) votes.set(participant, statement, vote);
  return votes;
}

/** Rows as people write them: `+`, `-`, `0` for a pass, a space for no vote. */
export function parseVoteRows(...lines: readonly string[]): VoteRows {
  const votes = new VoteRows();
  lines.forEach((line, participant) =>
    [...line].forEach((sign, statement) => {
      const vote = ({ '+': 1, '-': -1, '0': 0 } as const)[sign];
      if (vote !== undefined) votes.set(participant, statement, vote);
    }),
  );
  return votes;
}
