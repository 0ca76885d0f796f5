import type { WrittenOption, WrittenQuestion } from '../contract/papers';
import type { Localized } from '../contract/text';
import { fold } from '../fold';
import { LOCALE_CODES, type Locale } from '../locales';
import { DEFAULT_VALUES } from '../settings';
import { FIXED_OPTION_COUNTS, PAPER_LIMITS, type QuestionType } from './methods';
import type { PaperFacts, PaperFault } from './paperFaults';
import { findSettingFaults } from './settingFaults';
import { isUncontested } from './uncontested';

/** A fault of one question, which is not named in it. */
export type QuestionFault = Omit<PaperFault, 'severity' | 'question'>;

/** Letters of the texts of a paper; one outside the basic plane counts once. */
export const PAPER_LETTERS = { prompt: 300, help: 2_000, label: 200, description: 2_000 } as const;

const MIN_OPTIONS = 2;
const HAS_OPTIONS: { readonly [type in QuestionType]: boolean } = {
  choice: true,
  ranking: true,
  score: true,
  dots: true,
  budget: true,
  date: true,
  scale: false,
  text: false,
};

const textIn = (text: Localized | null, locale: Locale): string => text?.[locale]?.trim() ?? '';

function lengthFaults(
  text: Localized | null,
  field: keyof typeof PAPER_LETTERS,
  option?: WrittenOption,
): QuestionFault[] {
  const most = PAPER_LETTERS[field];
  const longest = Math.max(...LOCALE_CODES.map((code) => [...textIn(text, code)].length));
  if (longest <= most) return [];
  return [
    { code: 'textTooLong', field, most, given: longest, ...(option && { option: option.id }) },
  ];
}

const textFaults = ({ prompt, help }: WrittenQuestion, original: Locale): QuestionFault[] => [
  ...(textIn(prompt, original) === '' ? [{ code: 'promptMissing', field: 'prompt' } as const] : []),
  ...lengthFaults(prompt, 'prompt'),
  ...lengthFaults(help, 'help'),
];

function sizeFaults(question: WrittenQuestion): QuestionFault[] {
  const { type, method, options } = question;
  const given = options.length;
  const field = 'options';
  if (!HAS_OPTIONS[type]) return given > 0 ? [{ code: 'optionsNotAllowed', field, given }] : [];
  const fixed = FIXED_OPTION_COUNTS[method];
  if (fixed !== undefined)
    return given === fixed ? [] : [{ code: 'wrongOptionCount', field, most: fixed, given }];
  const most = type === 'ranking' ? PAPER_LIMITS.rankedOptions : PAPER_LIMITS.options;
  if (given < MIN_OPTIONS && !isUncontested(question))
    return [{ code: 'tooFewOptions', field, least: MIN_OPTIONS, given }];
  return given > most ? [{ code: 'tooManyOptions', field, most, given }] : [];
}

/** Spellings that a voter could take for one another are one. */
const spelling = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** Dates are told apart by when they are; their labels say no more than where. */
function labelFaults({ type, options }: WrittenQuestion, original: Locale): QuestionFault[] {
  if (type === 'date') return [];
  const seen = new Set<string>();
  return options.flatMap(({ id: option, label }): QuestionFault[] => {
    const text = spelling(textIn(label, original));
    const place = { option, field: 'label' };
    if (text === '') return [{ code: 'labelMissing', ...place }];
    if (seen.has(text)) return [{ code: 'labelRepeated', ...place }];
    seen.add(text);
    return [];
  });
}

function dateFaults({ type, options }: WrittenQuestion): QuestionFault[] {
  if (type !== 'date') return [];
  const seen = new Set<number>();
  return options.flatMap(({ id: option, startsAt }): QuestionFault[] => {
    const place = { option, field: 'startsAt' };
    if (startsAt === null) return [{ code: 'dateMissing', ...place }];
    const moment = Date.parse(startsAt);
    if (seen.has(moment)) return [{ code: 'dateRepeated', ...place }];
    seen.add(moment);
    return [];
  });
}

function costFaults({ type, settings, options }: WrittenQuestion): QuestionFault[] {
  if (type !== 'budget') return [];
  return options.flatMap(({ id: option, cost }): QuestionFault[] => {
    const place = { option, field: 'cost' };
    if (!cost) return [{ code: 'costMissing', ...place }];
    const limits = (settings.groups ?? []).flatMap((group) =>
      group.options.includes(option) && group.budget !== null ? [group.budget] : [],
    );
    // A sum that is not there yet limits nothing; it is a fault of its own.
    const most = Math.min(settings.budget || Infinity, ...limits);
    return cost > most ? [{ code: 'costAboveBudget', ...place, most, given: cost }] : [];
  });
}

/** Returns the groups of the projects of a budget; other questions have none. */
const groupsOf = ({ settings }: WrittenQuestion) =>
  'groups' in settings ? (settings.groups ?? []) : [];

/**
 * Checks the groups of a question: a group needs a name and two projects of its question, so that
 * it says something.
 */
const groupFaults = (question: WrittenQuestion, original: Locale): QuestionFault[] =>
  groupsOf(question).flatMap(({ id, name, options }): QuestionFault[] => {
    const field = `group.${id}`;
    const known = question.options.filter((option) => options.includes(option.id));
    const isWhole = known.length === options.length && options.length >= MIN_OPTIONS;
    const length = [...textIn(name, original)].length;
    return [
      ...(length === 0 ? [{ code: 'groupUnnamed', field } as const] : []),
      ...(LOCALE_CODES.some((code) => [...textIn(name, code)].length > PAPER_LIMITS.groupLetters)
        ? [{ code: 'textTooLong', field, most: PAPER_LIMITS.groupLetters, given: length } as const]
        : []),
      ...(isWhole ? [] : [{ code: 'groupEmptied', field } as const]),
    ];
  });

/**
 * Checks the conditions of a question: a condition looks at an earlier question, and at an option
 * of it where an option can be chosen.
 */
function conditionFaults(
  { conditions }: WrittenQuestion,
  earlier: readonly WrittenQuestion[],
): QuestionFault[] {
  const field = 'conditions';
  return conditions.flatMap(({ question, is, option }): QuestionFault[] => {
    const looked = earlier.find(({ id }) => id === question);
    if (!looked) return [{ code: 'conditionQuestion', field }];
    if (isUncontested(looked)) return [{ code: 'conditionNotAsked', field }];
    if (is === 'answered' || is === 'notAnswered') return [];
    const isChoosable = looked.type === 'choice' || looked.type === 'budget';
    const isThere = isChoosable && looked.options.some(({ id }) => id === option);
    return isThere ? [] : [{ code: 'conditionOption', field }];
  });
}

function translationFaults(
  question: WrittenQuestion,
  original: Locale,
  offered: readonly Locale[] = DEFAULT_VALUES.languages.offered,
): QuestionFault[] {
  const { prompt, help, options } = question;
  const texts = [
    prompt,
    help,
    ...options.flatMap(({ label, description }) => [label, description]),
    ...groupsOf(question).map(({ name }) => name),
  ];
  const written = texts.filter((text) => textIn(text, original) !== '');
  return offered.flatMap((locale): QuestionFault[] => {
    const given = written.filter((text) => textIn(text, locale) === '').length;
    return given > 0 ? [{ code: 'translationMissing', locale, given }] : [];
  });
}

const uncontestedFaults = (question: WrittenQuestion): QuestionFault[] =>
  isUncontested(question)
    ? [{ code: 'uncontested', field: 'options', given: question.options.length }]
    : [];

/** Lists what is wrong with one question of a paper. @param earlier the questions before it */
export function findQuestionFaults(
  question: WrittenQuestion,
  earlier: readonly WrittenQuestion[],
  { originalLocale: original, offered }: PaperFacts,
): PaperFault[] {
  const errors = [
    ...textFaults(question, original),
    ...sizeFaults(question),
    ...labelFaults(question, original),
    ...question.options.flatMap((option) => [
      ...lengthFaults(option.label, 'label', option),
      ...lengthFaults(option.description, 'description', option),
    ]),
    ...findSettingFaults(question),
    ...costFaults(question),
    ...groupFaults(question, original),
    ...dateFaults(question),
    ...conditionFaults(question, earlier),
  ];
  const of = (severity: PaperFault['severity']) => (fault: QuestionFault) => ({
    ...fault,
    question: question.id,
    severity,
  });
  const warnings = [
    ...uncontestedFaults(question),
    ...translationFaults(question, original, offered),
  ];
  return [...errors.map(of('error')), ...warnings.map(of('warning'))];
}
