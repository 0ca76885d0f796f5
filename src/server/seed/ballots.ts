import type { Answer, Answers } from '../../shared/ballots/answers';
import { pickCastableAnswers } from '../../shared/ballots/askedQuestions';
import type { BareQuestion } from '../../shared/ballots/paper';
import { stableFraction } from './deterministic';
import { answerOf } from './opinions';
import { barePaper } from './papers';
import type { SeedPoll } from './schemas';

/** Every fifth resident writes something. */
const WRITERS = 5;
/** Share of residents who go past questions that need no answer. */
const PAST = 0.15;

function ballotOf(poll: SeedPoll, paper: readonly BareQuestion[], voter: number): Answers {
  let before = 0;
  const camp = poll.camps.find(({ voters }) => voter < (before += voters))!;
  const answers = paper.flatMap((question, position): [string, Answer][] => {
    const part = (...parts: readonly (string | number)[]) =>
      stableFraction('opinion', poll.slug, voter, position, ...parts);
    const likes = (camp.likes[position] ?? []).map((like, place) =>
      Math.min(1, Math.max(0, like + (2 * part(place) - 1) * camp.spread)),
    );
    if (likes.length === 0 || (!question.required && part('past') < PAST)) return [];
    const words = poll.questions[position]!.words?.[voter / WRITERS];
    return [[question.id, answerOf(question, { likes, words })]];
  });
  return pickCastableAnswers(paper, Object.fromEntries(answers));
}

/** Makes the ballots of a poll, by its camps: the same on every machine. */
export function ballotsOf(poll: SeedPoll): Answers[] {
  const paper = barePaper(poll);
  const voters = poll.camps.reduce((sum, camp) => sum + camp.voters, 0);
  return Array.from({ length: voters }, (_none, voter) => ballotOf(poll, paper, voter));
}
