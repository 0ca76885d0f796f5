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

/** A ready-made poll: what it needs of the rules, and its questions. */
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

const YES_NO: readonly Localized[] = [
  { en: 'Yes', ar: 'نعم', tr: 'Evet' },
  { en: 'No', ar: 'لا', tr: 'Hayır' },
  { en: 'Abstain', ar: 'امتناع', tr: 'Çekimser' },
];
const CONSENT: readonly Localized[] = [
  { en: 'I agree', ar: 'أوافق', tr: 'Onaylıyorum' },
  { en: 'I abstain', ar: 'أمتنع', tr: 'Çekimserim' },
  { en: 'I disagree', ar: 'لا أوافق', tr: 'Karşıyım' },
  { en: 'I block it', ar: 'أمنعه', tr: 'Engelliyorum' },
];
const SENSE: readonly Localized[] = [
  { en: 'Looks good', ar: 'يبدو جيدًا', tr: 'İyi görünüyor' },
  { en: 'I am not sure', ar: 'لست متأكدًا', tr: 'Emin değilim' },
  { en: 'I have concerns', ar: 'لديّ تحفظات', tr: 'Kaygılarım var' },
];
const CONTENT: Localized = {
  en: 'How content are you, from 1 (not at all) to 5 (very)?',
  ar: 'ما مدى رضاك، من 1 (غير راضٍ إطلاقًا) إلى 5 (راضٍ جدًا)؟',
  tr: 'Ne kadar memnunsunuz; 1 (hiç) ile 5 (çok) arasında?',
};
const BETTER: Localized = {
  en: 'What should be better?',
  ar: 'ما الذي ينبغي أن يتحسن؟',
  tr: 'Neyin daha iyi olmasını istersiniz?',
};
const WHY: Localized = { en: 'Why?', ar: 'لماذا؟', tr: 'Neden?' };
const WHEN: Localized = {
  en: 'When can you come?',
  ar: 'متى يمكنك الحضور؟',
  tr: 'Ne zaman gelebilirsiniz?',
};
const WHICH_PROJECTS: Localized = {
  en: 'Which projects should the money go to?',
  ar: 'على أي مشاريع ينبغي أن يُنفق المال؟',
  tr: 'Para hangi projelere harcanmalı?',
};
const WHO: Localized = {
  en: 'Put the candidates in your order.',
  ar: 'رتّب المرشحين حسب تفضيلك.',
  tr: 'Adayları tercih sıranıza koyun.',
};

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
    rules: { ...BINDING, secrecy: 'open' },
    questions: [ask('choice', 'proposal', choice(), { options: YES_NO })],
  },
  {
    id: 'consent',
    rules: { ...RELAXED, eligibility: 'members' },
    questions: [ask('choice', 'consent', choice(), { options: CONSENT }), openText(WHY)],
  },
  {
    id: 'senseCheck',
    rules: { ...RELAXED, eligibility: 'signed_in' },
    questions: [ask('choice', 'plurality', choice(), { options: SENSE }), openText(WHY)],
  },
  {
    id: 'chooseOne',
    rules: { ...BINDING, secrecy: 'open', shuffle: true },
    questions: [ask('choice', 'plurality', choice(), { options: blanks(3) })],
  },
  {
    id: 'approval',
    rules: { ...BINDING, secrecy: 'open', shuffle: true },
    questions: [ask('choice', 'approval', choice({ most: 3 }), { options: blanks(3) })],
  },
  {
    id: 'scores',
    rules: { ...BINDING, secrecy: 'open', shuffle: true },
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
    rules: { ...BINDING, secrecy: 'open', shuffle: true },
    questions: [
      ask('ranking', 'schulze', { seats: 1, most: null, equal: true }, { options: blanks(3) }),
    ],
  },
  {
    id: 'meetingTime',
    rules: { ...RELAXED, eligibility: 'signed_in', resultsVisibility: 'always' },
    questions: [ask('date', 'timePoll', { seats: 1 }, { prompt: WHEN, options: blanks(3) })],
  },
  {
    id: 'neighbourhoodBudget',
    rules: { ...SECRET, shuffle: true },
    questions: [
      ask(
        'budget',
        'equalShares',
        { budget: 100_000, currency: 'EUR', most: null, utility: 'cost' },
        { prompt: WHICH_PROJECTS, options: blanks(3) },
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
        { prompt: WHO, options: blanks(5) },
      ),
    ],
  },
  {
    id: 'survey',
    rules: { eligibility: 'everyone', secrecy: 'open', resultsVisibility: 'after_close' },
    questions: [
      ask('scale', 'scale', { lowest: 1, highest: 5 }, { prompt: CONTENT }),
      ask('choice', 'limited', choice({ least: 0, most: 3, own: true }), { options: blanks(4) }),
      openText(BETTER),
    ],
  },
] as const satisfies readonly Template[];
