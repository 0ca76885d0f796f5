import type { WrittenQuestion } from '../contract/papers';
import { PAPER_LIMITS, hasSetting, UNREAD_SETTINGS, type QuestionType } from './methods';
import type { QuestionSettings } from './paper';
import type { PaperFaultCode } from './paperFaults';
import type { QuestionFault } from './questionFaults';
import { countChoosable } from './projectGroups';
import { isUncontested } from './uncontested';

type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>;
const SEATS = { seats: [1, 50] } as const;

/**
 * The numbers that the contract (`SETTINGS`) lets through, for the page, which does not carry
 * schemas.
 */
export const SETTING_BOUNDS: { readonly [type in QuestionType]: Bounds } = {
  choice: {
    ...SEATS,
    least: [0, PAPER_LIMITS.options],
    most: [1, PAPER_LIMITS.options],
    threshold: [1, 100],
    blocks: [0, 1_000],
  },
  ranking: { ...SEATS, most: [1, PAPER_LIMITS.rankedOptions] },
  score: { ...SEATS, lowest: [-10, 0], highest: [1, 100] },
  dots: { ...SEATS, dots: [1, PAPER_LIMITS.dots] },
  budget: {
    budget: [0, 1_000_000_000_000],
    least: [1, PAPER_LIMITS.options],
    most: [1, PAPER_LIMITS.options],
  },
  date: SEATS,
  scale: { lowest: [0, 1], highest: [2, 11] },
  text: { letters: [1, PAPER_LIMITS.textLetters] },
};

/** Finds numbers for which the host would refuse the whole paper. */
function rangeFaults({ type, settings }: WrittenQuestion): QuestionFault[] {
  const bounds = SETTING_BOUNDS[type];
  return Object.entries(settings).flatMap(([field, given]): QuestionFault[] => {
    const [least, most] = bounds[field] ?? [];
    if (least === undefined || most === undefined || typeof given !== 'number') return [];
    const isInside = Number.isSafeInteger(given) && given >= least && given <= most;
    return isInside ? [] : [{ code: 'outOfRange', field, least, most, given }];
  });
}

/**
 * Codes of faults of settings that the method does not read, where there is a code of its own for
 * one.
 */
const UNREAD_CODES: Readonly<Partial<Record<string, PaperFaultCode>>> = {
  least: 'leastAboveMost',
  most: 'oneMarkOnly',
  seats: 'oneSeatOnly',
  none: 'extraNotAllowed',
  own: 'extraNotAllowed',
  equal: 'equalNotRead',
};

/** Settings that promise what the count does not do. */
function unreadFaults({ method, settings }: WrittenQuestion): QuestionFault[] {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(UNREAD_SETTINGS[method]).flatMap(([field, allowed]): QuestionFault[] => {
    const given = values.get(field);
    if (allowed.some((value) => value === given)) return [];
    const code = UNREAD_CODES[field] ?? 'settingNotRead';
    const [most] = allowed;
    const areNumbers = typeof most === 'number' && typeof given === 'number';
    return [areNumbers ? { code, field, most, given } : { code, field }];
  });
}

function markFaults(
  { least, most, own }: QuestionSettings<'choice'>,
  { method, options }: WrittenQuestion,
): QuestionFault[] {
  if (!hasSetting(method, 'most')) return [];
  const possible = options.length + Number(own);
  return [
    ...(least > most
      ? [{ code: 'leastAboveMost', field: 'least', most, given: least } as const]
      : []),
    ...(most > possible
      ? [{ code: 'mostAboveOptions', field: 'most', most: possible, given: most } as const]
      : []),
  ];
}

/**
 * Checks the number of dates that are looked for: with as many dates as are proposed, nothing would
 * be left to find out.
 */
function seatFaults({ type, settings, options }: WrittenQuestion): QuestionFault[] {
  if (type !== 'date') return [];
  const { seats: given } = settings;
  const field = 'seats';
  const most = options.length - 1;
  return most > 0 && given > most ? [{ code: 'seatsTooMany', field, most, given }] : [];
}

/** Finds a limit that nobody can reach. */
function mostFaults({ type, settings, options }: WrittenQuestion): QuestionFault[] {
  if (type !== 'ranking' && type !== 'budget') return [];
  const [most, given] = [options.length, settings.most];
  if (given === null || given <= most) return [];
  return [{ code: 'mostAboveOptions', field: 'most', most, given }];
}

/** More projects are asked for than fit into the budget and the groups. */
function leastFaults({ type, settings, options }: WrittenQuestion): QuestionFault[] {
  if (type !== 'budget') return [];
  const most = countChoosable(options, settings);
  const given = settings.least ?? 1;
  return most > 0 && given > most
    ? [{ code: 'leastAbovePossible', field: 'least', most, given }]
    : [];
}

/** Finds the sum that a draft does not say yet. */
const sumFaults = ({ type, settings }: WrittenQuestion): QuestionFault[] =>
  type === 'budget' && settings.budget === 0 ? [{ code: 'budgetMissing', field: 'budget' }] : [];

const currencyFaults = ({ type, settings }: WrittenQuestion): QuestionFault[] =>
  type === 'budget' && !/^[A-Z]{3}$/.test(settings.currency)
    ? [{ code: 'currencyInvalid', field: 'currency' }]
    : [];

const listMarkFaults = (question: WrittenQuestion): QuestionFault[] => [
  ...(question.type === 'choice' ? markFaults(question.settings, question) : []),
  ...mostFaults(question),
];

/** Finds faults of a question's settings; where nobody votes, nobody marks too much. */
export const findSettingFaults = (question: WrittenQuestion): QuestionFault[] => [
  ...sumFaults(question),
  ...rangeFaults(question),
  ...unreadFaults(question),
  ...(isUncontested(question) ? [] : listMarkFaults(question)),
  ...leastFaults(question),
  ...currencyFaults(question),
  ...seatFaults(question),
];
