import type { Answers } from './answers';
import { isBlank } from './blank';
import type { BareQuestion, Condition } from './paper';
import { isUncontested } from './uncontested';

type Asked = Pick<BareQuestion, 'id' | 'conditions' | 'type' | 'method' | 'settings'> & {
  readonly options: readonly unknown[];
};

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
 * Lists the questions that are asked for these answers, in the order of the paper; an uncontested
 * one is never asked. The answer to a question that is not asked, and one that says nothing, count
 * as not given, for later questions too.
 * @param answers anything that was sent in; a wrong form chooses nothing
 */
export function listAskedQuestions<Q extends Asked>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const asked = new Set<string>();
  const given = (id: string) => (asked.has(id) && !isBlank(answers[id]) ? answers[id] : undefined);
  return questions.filter((one) => {
    const isAsked =
      !isUncontested(one) &&
      one.conditions.every(({ question, is, option }) => HOLDS[is](given(question), option));
    if (isAsked) asked.add(one.id);
    return isAsked;
  });
}

/**
 * Lists the questions that a paper shows: those that are asked, and uncontested ones, which say so.
 */
export function listShownQuestions<Q extends Asked>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const asked = listAskedQuestions(questions, answers);
  return questions.filter((one) => asked.includes(one) || isUncontested(one));
}

/** Returns the answers that say something, to questions that are asked: what is cast. */
export function pickCastableAnswers(questions: readonly Asked[], answers: Answers): Answers {
  const asked = listAskedQuestions(questions, answers).filter(({ id }) => !isBlank(answers[id]));
  return Object.fromEntries(asked.map(({ id }) => [id, answers[id]!]));
}
