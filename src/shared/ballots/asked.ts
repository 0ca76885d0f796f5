import type { Answers } from './answers';
import { isBlank } from './blank';
import type { BareQuestion, Condition } from './paper';

function hasChosen(answer: object | undefined, option: string | null): boolean {
  const { chosen } = (answer ?? {}) as { readonly chosen?: unknown };
  return Array.isArray(chosen) && chosen.includes(option);
}

const HOLDS: Readonly<
  Record<Condition['is'], (answer: object | undefined, option: string | null) => boolean>
> = {
  answered: (answer) => answer !== undefined,
  notAnswered: (answer) => answer === undefined,
  chosen: hasChosen,
  notChosen: (answer, option) => !hasChosen(answer, option),
};

/**
 * The questions that are asked for these answers, in the order of the paper. The answer to a question that is not asked, and one that
 * says nothing, count as not given, for later questions too.
 * @param answers anything that was sent in; a wrong form chooses nothing
 */
export function askedQuestions<Q extends Pick<BareQuestion, 'id' | 'conditions'>>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const asked = new Set<string>();
  const given = (id: string) => (asked.has(id) && !isBlank(answers[id]) ? answers[id] : undefined);
  return questions.filter(({ id, conditions }) => {
    const isAsked = conditions.every(({ question, is, option }) =>
      HOLDS[is](given(question), option),
    );
    if (isAsked) asked.add(id);
    return isAsked;
  });
}

/** The answers that say something, to questions that are asked: what is cast. */
export function castableAnswers(
  questions: readonly Pick<BareQuestion, 'id' | 'conditions'>[],
  answers: Answers,
): Answers {
  const asked = askedQuestions(questions, answers).filter(({ id }) => !isBlank(answers[id]));
  return Object.fromEntries(asked.map(({ id }) => [id, answers[id]!]));
}
