import { AVAILABILITIES, type Answer, type Answers, type Availability } from './answers';
import { listAskedQuestions } from './askedQuestions';
import { isBlank } from './blank';
import { PAPER_LIMITS, hasSetting, type QuestionType } from './methods';
import type { BareQuestion, BareQuestionOf } from './paper';
import { toBallotGroups } from './projectGroups';

/** Faults that an answer can have. `least`, `most` and `given` are numbers that its text names. */
export const ANSWER_FAULTS = [
  'required',
  'notAsked',
  'unknownQuestion',
  'malformed',
  'unknownOption',
  'repeatedOption',
  'tooFew',
  'tooMany',
  'noneWithOthers',
  'noneNotAllowed',
  'ownNotAllowed',
  'emptyRank',
  'equalRanks',
  'offScale',
  'overspent',
  'overBudget',
  'groupTooMany',
  'groupOverBudget',
  'againstNotAllowed',
  'tooLong',
] as const;
type AnswerFaultCode = (typeof ANSWER_FAULTS)[number];

export interface AnswerFault {
  readonly question: string;
  readonly code: AnswerFaultCode;
  readonly option?: string;
  /** The id of a group of projects. */
  readonly group?: string;
  readonly least?: number;
  readonly most?: number;
  readonly given?: number;
}
type Fault = Omit<AnswerFault, 'question'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Tells whether a value is an object with no fields other than these. */
const has = (value: unknown, ...fields: string[]): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).every((field) => fields.includes(field));

/**
 * Tells whether a value has the form of an answer to a question of this type; what it says is not
 * looked at.
 */
const FORMS: { readonly [type in QuestionType]: (value: unknown) => value is Answer<type> } = {
  choice: (value): value is Answer<'choice'> =>
    has(value, 'chosen', 'none', 'own') &&
    isTexts(value['chosen']) &&
    (value['none'] === undefined || value['none'] === true) &&
    (value['own'] === undefined || isText(value['own'])),
  ranking: (value): value is Answer<'ranking'> =>
    has(value, 'ranking') && Array.isArray(value['ranking']) && value['ranking'].every(isTexts),
  score: (value): value is Answer<'score'> =>
    has(value, 'scores') &&
    isObject(value['scores']) &&
    Object.values(value['scores']).every(Number.isSafeInteger),
  dots: (value): value is Answer<'dots'> =>
    has(value, 'dots') &&
    isObject(value['dots']) &&
    Object.values(value['dots']).every(Number.isSafeInteger),
  budget: (value): value is Answer<'budget'> => has(value, 'chosen') && isTexts(value['chosen']),
  date: (value): value is Answer<'date'> =>
    has(value, 'dates') &&
    isObject(value['dates']) &&
    Object.values(value['dates']).every((one) => AVAILABILITIES.includes(one as Availability)),
  scale: (value): value is Answer<'scale'> =>
    has(value, 'value') && Number.isSafeInteger(value['value']),
  text: (value): value is Answer<'text'> => has(value, 'text') && isText(value['text']),
};

type Paper = Pick<BareQuestion, 'options'>;
type Option = Paper['options'][number];

const papers = new WeakMap<Paper['options'], ReadonlyMap<string, Option>>();

/**
 * Maps the options of a paper by id. They are looked up for every ballot: the map is made once for
 * a list, which nobody changes.
 */
function optionsById({ options }: Paper): ReadonlyMap<string, Option> {
  const known = papers.get(options) ?? new Map(options.map((option) => [option.id, option]));
  papers.set(options, known);
  return known;
}

/** @returns at most one fault: of an option that is not on the paper, or that is named twice */
function optionFaults(named: readonly string[], paper: Paper): Fault[] {
  const known = optionsById(paper);
  const unknown = named.find((id) => !known.has(id));
  if (unknown !== undefined) return [{ code: 'unknownOption', option: unknown }];
  const repeated = named.find((id, index) => named.indexOf(id) !== index);
  return repeated === undefined ? [] : [{ code: 'repeatedOption', option: repeated }];
}

function countFaults(given: number, least: number, most: number): Fault[] {
  if (given < least) return [{ code: 'tooFew', least, given }];
  return given > most ? [{ code: 'tooMany', most, given }] : [];
}

function choiceFaults(
  { chosen, none, own }: Answer<'choice'>,
  question: BareQuestionOf<'choice'>,
): Fault[] {
  const { settings } = question;
  if (none && !settings.none) return [{ code: 'noneNotAllowed' }];
  if (own !== undefined && !settings.own) return [{ code: 'ownNotAllowed' }];
  if (none) return chosen.length > 0 || own !== undefined ? [{ code: 'noneWithOthers' }] : [];
  if (own !== undefined && own.trim() === '') return [{ code: 'malformed' }];
  if (own !== undefined && own.length > PAPER_LIMITS.ownOptionLetters)
    return [{ code: 'tooLong', most: PAPER_LIMITS.ownOptionLetters, given: own.length }];
  const given = chosen.length + Number(own !== undefined);
  return [...optionFaults(chosen, question), ...countFaults(given, settings.least, settings.most)];
}

/**
 * Tells whether a ballot may rank several options alike: the question offers it, and its method
 * reads it.
 */
export const canRankEqually = ({
  method,
  settings,
}: Pick<BareQuestionOf<'ranking'>, 'method' | 'settings'>): boolean =>
  settings.equal && hasSetting(method, 'equal');

function rankingFaults(
  { ranking }: Answer<'ranking'>,
  question: BareQuestionOf<'ranking'>,
): Fault[] {
  const { most } = question.settings;
  const named = ranking.flat();
  if (ranking.some((equals) => equals.length === 0)) return [{ code: 'emptyRank' }];
  if (named.length > ranking.length && !canRankEqually(question)) return [{ code: 'equalRanks' }];
  return [
    ...optionFaults(named, question),
    ...countFaults(named.length, 0, most ?? question.options.length),
  ];
}

function scoreFaults({ scores }: Answer<'score'>, question: BareQuestionOf<'score'>): Fault[] {
  const { lowest, highest } = question.settings;
  const off = Object.entries(scores).find(([, score]) => score < lowest || score > highest);
  const faults: Fault[] = off
    ? [{ code: 'offScale', option: off[0], least: lowest, most: highest, given: off[1] }]
    : [];
  return [...optionFaults(Object.keys(scores), question), ...faults];
}

/**
 * Computes what dots cost: themselves, or their squares in a quadratic vote (Lalley & Weyl 2018).
 */
export const countSpentDots = (
  dots: Answer<'dots'>['dots'],
  { method }: Pick<BareQuestionOf<'dots'>, 'method'>,
): number =>
  Object.values(dots).reduce(
    (sum, votes) => sum + (method === 'quadratic' ? votes * votes : Math.abs(votes)),
    0,
  );

function dotsFaults({ dots }: Answer<'dots'>, question: BareQuestionOf<'dots'>): Fault[] {
  const { settings, method } = question;
  const isAgainstSold = method === 'quadratic' && settings.against;
  const against = Object.entries(dots).find(([, votes]) => votes < 0);
  if (against && !isAgainstSold) return [{ code: 'againstNotAllowed', option: against[0] }];
  const given = countSpentDots(dots, question);
  const faults: Fault[] =
    given > settings.dots ? [{ code: 'overspent', most: settings.dots, given }] : [];
  return [...optionFaults(Object.keys(dots), question), ...faults];
}

/** Computes what marked projects cost together. */
export function sumBasketCost(chosen: readonly string[], paper: Paper): number {
  const known = optionsById(paper);
  return [...new Set(chosen)].reduce((sum, id) => sum + (known.get(id)?.cost ?? 0), 0);
}

/** Groups of which a ballot chooses too many projects, or too dear ones. */
function groupFaults(chosen: readonly string[], question: BareQuestionOf<'budget'>): Fault[] {
  const groups = question.settings.groups ?? [];
  return toBallotGroups(question.settings).flatMap(({ options, most, budget }, place): Fault[] => {
    const taken = chosen.filter((id) => options.includes(id));
    const cost = sumBasketCost(taken, question);
    const group = groups[place]!.id;
    if (most !== null && taken.length > most)
      return [{ code: 'groupTooMany', group, most, given: taken.length }];
    return budget !== null && cost > budget
      ? [{ code: 'groupOverBudget', group, most: budget, given: cost }]
      : [];
  });
}

/**
 * Checks the answer to a budget. The cost of marks is not limited where their number is (as in
 * Pabulib's approval ballots); otherwise the basket has to fit. A least number and groups are for
 * both (`toBallotGroups`).
 */
function budgetFaults({ chosen }: Answer<'budget'>, question: BareQuestionOf<'budget'>): Fault[] {
  const { most, budget, least = 1 } = question.settings;
  const unknown = optionFaults(chosen, question);
  if (unknown.length > 0) return unknown;
  const given = sumBasketCost(chosen, question);
  const dear: Fault[] =
    most === null && given > budget ? [{ code: 'overBudget', most: budget, given }] : [];
  return [
    ...countFaults(chosen.length, least, most ?? question.options.length),
    ...dear,
    ...groupFaults(chosen, question),
  ];
}

const CHECKS: {
  readonly [type in QuestionType]: (
    answer: Answer<type>,
    question: BareQuestionOf<type>,
  ) => Fault[];
} = {
  choice: choiceFaults,
  ranking: rankingFaults,
  score: scoreFaults,
  dots: dotsFaults,
  budget: budgetFaults,
  date: ({ dates }, question) => optionFaults(Object.keys(dates), question),
  scale: ({ value }, { settings: { lowest, highest } }) =>
    value < lowest || value > highest
      ? [{ code: 'offScale', least: lowest, most: highest, given: value }]
      : [],
  text: ({ text }, { settings: { letters } }) =>
    text.length > letters ? [{ code: 'tooLong', most: letters, given: text.length }] : [],
};

/**
 * Lists everything that is wrong with the answer to one question, whether the question is asked or
 * not.
 */
export function findQuestionAnswerFaults(question: BareQuestion, answer: unknown): Fault[] {
  if (answer === undefined) return question.required ? [{ code: 'required' }] : [];
  if (!FORMS[question.type](answer)) return [{ code: 'malformed' }];
  if (isBlank(answer)) return question.required ? [{ code: 'required' }] : [];
  const check = CHECKS[question.type] as (answer: Answer, question: BareQuestion) => Fault[];
  return check(answer, question);
}

/**
 * Lists everything that is wrong with a ballot, in the order of the paper. The portal asks while
 * people fill it in, the host before it takes it in: both say the same. Answers to questions that
 * are not asked, or not on the paper, are faults.
 * @param answers anything that was sent in
 */
export function findAnswerFaults(
  questions: readonly BareQuestion[],
  answers: unknown,
): AnswerFault[] {
  if (!isObject(answers)) return [{ question: '', code: 'malformed' }];
  const asked = new Set(listAskedQuestions(questions, answers as Answers).map(({ id }) => id));
  const known = new Set(questions.map(({ id }) => id));
  const strangers = Object.keys(answers)
    .filter((id) => !known.has(id))
    .map((question): AnswerFault => ({ question, code: 'unknownQuestion' }));
  const faults = questions.flatMap((question): AnswerFault[] => {
    const answer = answers[question.id];
    const { id } = question;
    if (!asked.has(id)) return answer === undefined ? [] : [{ question: id, code: 'notAsked' }];
    return findQuestionAnswerFaults(question, answer).map((fault) => ({ question: id, ...fault }));
  });
  return [...strangers, ...faults];
}
