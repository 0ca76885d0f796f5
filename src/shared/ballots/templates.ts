import words from '../../../i18n/content/words.json';
import type { PollRules } from '../contract/papers';
import type { Localized } from '../contract/text';
import type { Method, QuestionType } from './methods';
import type { QuestionSettings } from './paper';

/**
 * A question of a ready-made poll. Words are there where they belong to the kind of poll; the
 * others are for its writers.
 */
export interface TemplateQuestion<T extends QuestionType = QuestionType> {
  readonly type: T;
  readonly method: Method;
  readonly prompt: Localized;
  readonly required: boolean;
  readonly settings: QuestionSettings<T>;
  readonly options: readonly Localized[];
}

/**
 * A ready-made poll: what it needs of the rules, and its questions. A budget's currency is the
 * city's; whether the vote is secret stays as it is, unless the kind of poll decides it.
 */
export interface Template {
  readonly id: string;
  readonly rules: Partial<PollRules>;
  readonly questions: readonly TemplateQuestion[];
}

const EMPTY: Localized = {};
const blanks = (count: number): readonly Localized[] => Array<Localized>(count).fill(EMPTY);

const choice = (
  settings: Partial<QuestionSettings<'choice'>> = {},
): QuestionSettings<'choice'> => ({
  least: 1,
  most: 1,
  seats: 1,
  none: false,
  own: false,
  threshold: null,
  blocks: 0,
  ...settings,
});

interface Rest {
  readonly prompt?: Localized;
  readonly required?: boolean;
  readonly options?: readonly Localized[];
}

const ask = <T extends QuestionType>(
  type: T,
  method: Method,
  settings: QuestionSettings<T>,
  { prompt = EMPTY, required = true, options = [] }: Rest = {},
): TemplateQuestion<T> => ({ type, method, prompt, required, settings, options });

const YES_NO: readonly Localized[] = [words.yes, words.no, words.abstain];
const CONSENT: readonly Localized[] = [words.agree, words.standAside, words.disagree, words.block];
const SENSE: readonly Localized[] = [words.looksGood, words.notSure, words.concerns];

const LETTERS = 1_000;
const openText = (prompt: Localized) =>
  ask('text', 'text', { letters: LETTERS }, { prompt, required: false });

const BINDING = { eligibility: 'verified', resultsVisibility: 'after_close' } as const;
const SECRET = { ...BINDING, secrecy: 'secret', canChange: false } as const;
const RELAXED = { resultsVisibility: 'after_vote', secrecy: 'open', canChange: true } as const;

/**
 * Ready-made polls, the simplest first (the kinds that Loomio offers, and what councils vote on).
 */
export const TEMPLATES = [
  {
    id: 'proposal',
    rules: BINDING,
    questions: [ask('choice', 'proposal', choice(), { options: YES_NO })],
  },
  {
    id: 'consent',
    rules: { ...RELAXED, eligibility: 'members' },
    questions: [ask('choice', 'consent', choice(), { options: CONSENT }), openText(words.why)],
  },
  {
    id: 'senseCheck',
    rules: { ...RELAXED, eligibility: 'signed_in' },
    questions: [ask('choice', 'plurality', choice(), { options: SENSE }), openText(words.why)],
  },
  {
    id: 'chooseOne',
    rules: { ...BINDING, shuffle: true },
    questions: [ask('choice', 'plurality', choice(), { options: blanks(3) })],
  },
  {
    id: 'approval',
    rules: { ...BINDING, shuffle: true },
    questions: [ask('choice', 'approval', choice({ most: 3 }), { options: blanks(3) })],
  },
  {
    id: 'scores',
    rules: { ...BINDING, shuffle: true },
    questions: [ask('score', 'score', { seats: 1, lowest: 0, highest: 5 }, { options: blanks(3) })],
  },
  {
    id: 'dots',
    rules: { ...RELAXED, eligibility: 'signed_in', shuffle: true },
    questions: [
      ask('dots', 'cumulative', { seats: 1, dots: 8, against: false }, { options: blanks(4) }),
    ],
  },
  {
    id: 'ranked',
    rules: { ...BINDING, shuffle: true },
    questions: [
      ask('ranking', 'schulze', { seats: 1, most: null, equal: true }, { options: blanks(3) }),
    ],
  },
  {
    id: 'meetingTime',
    rules: { ...RELAXED, eligibility: 'signed_in', resultsVisibility: 'always' },
    questions: [ask('date', 'timePoll', { seats: 1 }, { prompt: words.when, options: blanks(3) })],
  },
  {
    id: 'neighbourhoodBudget',
    rules: { ...SECRET, shuffle: true },
    questions: [
      ask(
        'budget',
        'equalShares',
        { budget: 0, currency: '', most: null, utility: 'cost' },
        { prompt: words.whichProjects, options: blanks(3) },
      ),
    ],
  },
  {
    id: 'committeeElection',
    rules: { ...SECRET, shuffle: true },
    questions: [
      ask(
        'ranking',
        'scottishStv',
        { seats: 3, most: null, equal: false },
        { prompt: words.candidates, options: blanks(5) },
      ),
    ],
  },
  {
    id: 'survey',
    rules: { eligibility: 'everyone', resultsVisibility: 'after_close' },
    questions: [
      ask('scale', 'scale', { lowest: 1, highest: 5 }, { prompt: words.howContent }),
      ask('choice', 'limited', choice({ least: 0, most: 3, own: true }), { options: blanks(4) }),
      openText(words.whatBetter),
    ],
  },
] as const satisfies readonly Template[];
