import { createSeededRandom } from '../opinions/random';
import { type Vote, VoteRows } from '../opinions/voteRows';

export interface Shape {
  readonly participants: number;
  readonly statements: number;
  readonly votes: number;
}

const CAMPS = 3;
const SEED = 7;
const SPREAD = 1.2;
const LEAN = 1.6;
const SURE = 0.25;

/**
 * Three camps; a few people answer much and many little, as in real conversations. The same votes
 * in every run.
 */
export function createConversation({ participants, statements, votes }: Shape): VoteRows {
  const random = createSeededRandom(SEED);
  const zeal = Float64Array.from({ length: participants }, () =>
    Math.exp(SPREAD * (random() + random() + random() + random() - 2)),
  );
  const all = zeal.reduce((sum, one) => sum + one, 0);
  const leans = Float64Array.from({ length: CAMPS * statements }, () => (random() - 0.5) * LEAN);
  const rows = new VoteRows();
  const answeredBy = new Int32Array(statements).fill(-1);
  for (let person = 0; person < participants; person++) {
    const wanted = Math.max(1, Math.min(statements, Math.round((zeal[person]! / all) * votes)));
    for (let given = 0; given < wanted; given++) {
      let statement = Math.floor(random() * statements);
      while (answeredBy[statement] === person) statement = (statement + 1) % statements;
      answeredBy[statement] = person;
      const opinion = leans[(person % CAMPS) * statements + statement]! + (random() - 0.5) * LEAN;
      rows.set(person, statement, opinion > SURE ? 1 : ((opinion < -SURE ? -1 : 0) as Vote));
    }
  }
  return rows;
}
