import type { WrittenQuestion } from '../contract/papers';
import { FIXED_OPTIONS, LIMITS, ONE_SEAT, type Method, type QuestionType } from './methods';
import type { Settings } from './paper';
import type { QuestionFault } from './paperFaultsOfQuestions';

/** A ballot marks one option. */
const ONE_MARK: readonly Method[] = ['plurality', 'proposal', 'consent'];

type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>;
const SEATS = { seats: [1, 50] } as const;

/** The numbers that the contract (`SETTINGS`) lets through, for the page, which does not carry schemas. */
export const SETTING_BOUNDS: { readonly [type in QuestionType]: Bounds } = {
  choice: {
    ...SEATS,
    least: [0, LIMITS.options],
    most: [1, LIMITS.options],
    threshold: [1, 100],
    blocks: [0, 1_000],
  },
  ranking: { ...SEATS, most: [1, LIMITS.rankedOptions] },
  score: { ...SEATS, lowest: [-10, 0], highest: [1, 100] },
  dots: { ...SEATS, dots: [1, LIMITS.dots] },
  budget: { budget: [1, 1_000_000_000_000], most: [1, LIMITS.options] },
  date: SEATS,
  scale: { lowest: [0, 1], highest: [2, 11] },
  text: { letters: [1, LIMITS.textLetters] },
};

/** Numbers for which the host would refuse the whole paper. */
function rangeFaults({ type, settings }: WrittenQuestion): QuestionFault[] {
  const bounds = SETTING_BOUNDS[type];
  return Object.entries(settings).flatMap(([field, given]): QuestionFault[] => {
    const [least, most] = bounds[field] ?? [];
    if (least === undefined || most === undefined || typeof given !== 'number') return [];
    const isInside = Number.isSafeInteger(given) && given >= least && given <= most;
    return isInside ? [] : [{ code: 'outOfRange', field, least, most, given }];
  });
}

function markFaults(
  { least, most, own }: Settings<'choice'>,
  { method, options }: WrittenQuestion,
): QuestionFault[] {
  const possible = options.length + Number(own);
  if (ONE_MARK.includes(method) && most !== 1)
    return [{ code: 'oneMarkOnly', field: 'most', most: 1, given: most }];
  return [
    ...(least > most
      ? [{ code: 'leastAboveMost', field: 'least', most, given: least } as const]
      : []),
    ...(most > possible
      ? [{ code: 'mostAboveOptions', field: 'most', most: possible, given: most } as const]
      : []),
  ];
}

/** Where the options are fixed, nothing stands beside them. */
const extraFaults = ({ none, own }: Settings<'choice'>, { method }: WrittenQuestion) =>
  FIXED_OPTIONS[method] === undefined
    ? []
    : Object.entries({ none, own })
        .filter(([, isAllowed]) => isAllowed)
        .map(([field]): QuestionFault => ({ code: 'extraNotAllowed', field }));

function seatFaults({ method, settings, options }: WrittenQuestion): QuestionFault[] {
  if (!('seats' in settings)) return [];
  const { seats: given } = settings;
  const field = 'seats';
  if (ONE_SEAT.includes(method))
    return given > 1 ? [{ code: 'oneSeatOnly', field, most: 1, given }] : [];
  const most = options.length - 1;
  return most > 0 && given > most ? [{ code: 'seatsTooMany', field, most, given }] : [];
}

/** A limit that nobody can reach. */
function mostFaults({ type, settings, options }: WrittenQuestion): QuestionFault[] {
  if (type !== 'ranking' && type !== 'budget') return [];
  const [most, given] = [options.length, settings.most];
  if (given === null || given <= most) return [];
  return [{ code: 'mostAboveOptions', field: 'most', most, given }];
}

const currencyFaults = ({ type, settings }: WrittenQuestion): QuestionFault[] =>
  type === 'budget' && !/^[A-Z]{3}$/.test(settings.currency)
    ? [{ code: 'currencyInvalid', field: 'currency' }]
    : [];

/** What is wrong with the settings of a question. */
export const settingFaults = (question: WrittenQuestion): QuestionFault[] => [
  ...rangeFaults(question),
  ...(question.type === 'choice'
    ? [...markFaults(question.settings, question), ...extraFaults(question.settings, question)]
    : []),
  ...mostFaults(question),
  ...currencyFaults(question),
  ...seatFaults(question),
];
