import type { Answer } from '../../shared/ballots/answers';
import type { OpeningQuestion } from '../../shared/ballots/opening';
import {
  getQuestionType,
  type Method,
  type QuestionType,
  type QuestionSettings,
} from '../../shared/ballots/paper';
import type { AlikeAnswers } from '../countQuestion';
import type { Ranking } from '../profiles';

const USUAL: { readonly [type in QuestionType]: QuestionSettings<type> } = {
  choice: { least: 0, most: 8, seats: 1, none: true, own: true, threshold: null, blocks: 0 },
  ranking: { seats: 1, most: null, equal: true },
  score: { seats: 1, lowest: 0, highest: 5 },
  dots: { seats: 1, dots: 8, against: false },
  budget: { budget: 100, currency: 'EUR', most: 8, utility: 'cost' },
  date: { seats: 1 },
  scale: { lowest: 1, highest: 5 },
  text: { letters: 200 },
};

interface Wanted {
  readonly id?: string;
  readonly options?: readonly string[];
  readonly costs?: readonly number[];
  readonly settings?: Partial<QuestionSettings>;
  readonly required?: boolean;
}

/**
 * Creates a question that is asked of everybody, with the usual settings of its type. Options are
 * called A, B, C … unless given.
 */
export function createQuestion(
  method: Method,
  { id = 'q', options = ['A', 'B', 'C', 'D'], costs, settings = {}, required = false }: Wanted = {},
): OpeningQuestion {
  const type = getQuestionType(method);
  return {
    id,
    type,
    method,
    required,
    conditions: [],
    settings: { ...USUAL[type], ...settings },
    prompt: { en: `Question ${id}` },
    options: options.map((option, place) => ({
      id: option,
      label: { en: `Option ${option}` },
      cost: costs?.[place] ?? null,
      startsAt: null,
    })),
  } as OpeningQuestion;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const listLetters = (count: number): string[] => LETTERS.slice(0, count);

/** Rankings by number as answers by letter. */
export const createRankingAnswers = (ballots: readonly Ranking[]): AlikeAnswers[] =>
  ballots.map(({ ranking, count = 1 }) => ({
    answer: { ranking: ranking.map((equals) => equals.map((option) => LETTERS[option]!)) },
    count,
  }));

/** Answers with how many ballots give each. */
export const createAlikeAnswers = (
  ...answers: readonly (readonly [count: number, answer: Answer])[]
) => answers.map(([count, answer]): AlikeAnswers => ({ answer, count }));
