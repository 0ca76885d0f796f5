import type {
  Method,
  Option,
  Question,
  QuestionOf,
  QuestionType,
  QuestionSettings,
} from '../../shared/ballots/paper';
import { METHODS, getQuestionType } from '../../shared/ballots/paper';
import type { Text } from '../../shared/contract/text';

/** Returns the id of the question at this position of a made-up paper, counted from 1. */
export const toQuestionId = (place: number): string =>
  `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`;

const plain = (text: string): Text => ({ text, lang: 'en' });

/** Creates an option; give what matters. */
export function anOption(id: string, label: Text | string, more: Partial<Option> = {}): Option {
  return {
    id,
    label: typeof label === 'string' ? plain(label) : label,
    description: null,
    cost: null,
    startsAt: null,
    ...more,
  };
}

const SETTINGS: { readonly [T in QuestionType]: QuestionSettings<T> } = {
  choice: { least: 0, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  ranking: { seats: 1, most: null, equal: false },
  score: { seats: 1, lowest: 0, highest: 5 },
  dots: { seats: 1, dots: 8, against: false },
  budget: { budget: 100_000, currency: 'EUR', most: null, utility: 'cost' },
  date: { seats: 1 },
  scale: { lowest: 1, highest: 5 },
  text: { letters: 200 },
};

type More<T extends QuestionType> = Partial<Omit<QuestionOf<T>, 'type' | 'settings'>> & {
  readonly settings?: Partial<QuestionSettings<T>>;
};

/** Creates a question of this type, with the usual method and settings; give what matters. */
export function aQuestion<T extends QuestionType>(type: T, more: More<T> = {}): Question {
  const { settings, ...rest } = more;
  const { id = toQuestionId(1), method = METHODS[type][0] as Method } = rest;
  return {
    prompt: plain('Which design?'),
    help: null,
    required: true,
    conditions: [],
    options: [],
    ...rest,
    id,
    type: getQuestionType(method),
    method,
    settings: { ...SETTINGS[type], ...settings },
  } as Question;
}
