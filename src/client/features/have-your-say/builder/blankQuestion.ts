import {
  FIXED_OPTION_COUNTS,
  METHODS,
  hasSetting,
  UNREAD_SETTINGS,
  type Method,
  type QuestionType,
} from '../../../../shared/ballots/methods';
import type { QuestionSettings } from '../../../../shared/ballots/paper';
import { renewGroupIds } from '../../../../shared/ballots/projectGroups';
import type { WrittenOption, WrittenQuestion } from '../../../../shared/contract/papers';
import { hasOptions } from '../../../parts/builder/writtenPaper';

type MakeId = () => string;

/** Values that a new question takes from the page: its ids, and the currency of the city. */
export interface QuestionStart {
  readonly newId: MakeId;
  /** ISO 4217. */
  readonly currency: string;
}

const USUAL: { readonly [T in QuestionType]: QuestionSettings<T> } = {
  choice: { least: 1, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  ranking: { seats: 1, most: null, equal: true },
  score: { seats: 1, lowest: 0, highest: 5 },
  dots: { seats: 1, dots: 8, against: false },
  budget: { budget: 0, currency: '', most: null, utility: 'cost' },
  date: { seats: 1 },
  scale: { lowest: 1, highest: 5 },
  text: { letters: 1_000 },
};

/** Returns the default values of the settings that the method does not read. */
const resetUnread = (method: Method): Partial<QuestionSettings> =>
  Object.fromEntries(Object.entries(UNREAD_SETTINGS[method]).map(([key, [usual]]) => [key, usual]));

const FEWEST = 2;

export const createBlankOption = (id: string): WrittenOption => ({
  id,
  label: {},
  description: null,
  cost: null,
  startsAt: null,
});

const blankOptions = (count: number, makeId: MakeId) =>
  Array.from({ length: count }, () => createBlankOption(makeId()));

/** Returns the settings, a budget's in the currency of the city. */
export const setCurrency = (settings: QuestionSettings, currency: string): QuestionSettings =>
  'currency' in settings ? { ...settings, currency } : settings;

/** Creates a question without words, with the default settings; how much money there is is open. */
export const createBlankQuestion = (
  type: QuestionType,
  { newId, currency }: QuestionStart,
): WrittenQuestion =>
  ({
    id: newId(),
    type,
    method: METHODS[type][0],
    prompt: {},
    help: null,
    required: type !== 'text',
    conditions: [],
    settings: setCurrency(USUAL[type], currency),
    options: hasOptions(type) ? blankOptions(FEWEST, newId) : [],
  }) as WrittenQuestion;

/** Returns the option with the values that it keeps in a question of another type. */
const optionFor = (type: QuestionType, option: WrittenOption): WrittenOption => ({
  ...option,
  cost: type === 'budget' ? option.cost : null,
  startsAt: type === 'date' ? option.startsAt : null,
});

/**
 * Returns the question as one of another type, with its words and, where both types have some, its
 * options.
 */
export function setType(
  question: WrittenQuestion,
  type: QuestionType,
  start: QuestionStart,
): WrittenQuestion {
  const blank = createBlankQuestion(type, start);
  const { id, prompt, help, conditions, options } = question;
  const kept = hasOptions(type) && options.length > 0;
  return {
    ...blank,
    id,
    prompt,
    help,
    conditions,
    options: kept ? options.map((option) => optionFor(type, option)) : blank.options,
  } as WrittenQuestion;
}

/**
 * Returns the question counted by another method of its type. Where the number of options is fixed,
 * missing ones are added; too many are a fault for the person to mend.
 */
export function setMethod(
  question: WrittenQuestion,
  method: Method,
  makeId: MakeId,
): WrittenQuestion {
  const missing = Math.max(0, (FIXED_OPTION_COUNTS[method] ?? 0) - question.options.length);
  const isSeveral =
    question.type === 'choice' && hasSetting(method, 'most') && question.settings.most === 1;
  return {
    ...question,
    method,
    settings: {
      ...question.settings,
      ...resetUnread(method),
      ...(isSeveral && { most: Math.max(FEWEST, question.options.length) }),
    },
    options: [...question.options, ...blankOptions(missing, makeId)],
  } as WrittenQuestion;
}

/** Returns a copy of the question under new ids. */
export function duplicateQuestion(question: WrittenQuestion, makeId: MakeId): WrittenQuestion {
  const ids = new Map(question.options.map(({ id }) => [id, makeId()]));
  return {
    ...question,
    id: makeId(),
    settings: renewGroupIds(question.settings, (id) => ids.get(id) ?? makeId()),
    options: question.options.map((option) => ({ ...option, id: ids.get(option.id)! })),
  } as WrittenQuestion;
}

/**
 * Returns one option for each line of a text that says something; list marks at its beginning are
 * left out.
 */
export const splitLabels = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
