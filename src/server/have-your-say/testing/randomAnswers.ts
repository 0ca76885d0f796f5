import type { Answer, Answers } from '../../../shared/ballots/answers';
import { pickCastableAnswers } from '../../../shared/ballots/askedQuestions';
import type { Question, QuestionType } from '../../../shared/ballots/paper';

/** An answer that fits, made of the question's first options. */
const ANY: {
  readonly [T in QuestionType]: (
    first: readonly string[],
    settings: Extract<Question, { type: T }>['settings'],
  ) => Answer<T>;
} = {
  choice: (options, { least }) => ({ chosen: options.slice(0, Math.max(1, least)) }),
  ranking: ([first]) => ({ ranking: [[first!]] }),
  score: ([first], { highest }) => ({ scores: { [first!]: highest } }),
  dots: ([first]) => ({ dots: { [first!]: 1 } }),
  budget: ([first]) => ({ chosen: [first!] }),
  date: ([first]) => ({ dates: { [first!]: 'yes' } }),
  scale: (_options, { lowest }) => ({ value: lowest }),
  text: () => ({ text: 'A word.' }),
};

/**
 * Creates a ballot that a poll takes in, for tests that are about something else. `paper` as the
 * details of a poll have it.
 */
export function createRandomAnswers({
  questions,
}: {
  readonly questions: readonly Question[];
}): Answers {
  const answers = questions.map(({ id, type, options, settings }) => {
    const answer = ANY[type] as (first: readonly string[], settings: object) => Answer;
    return [
      id,
      answer(
        options.map((option) => option.id),
        settings,
      ),
    ] as const;
  });
  return pickCastableAnswers(questions, Object.fromEntries(answers));
}
