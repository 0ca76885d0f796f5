import type { PollRules, WrittenQuestion } from '../contract/papers';
import {
  ALL_METHODS,
  FIXED_OPTION_COUNTS,
  METHODS,
  QUESTION_TYPES,
  hasSetting,
  QUESTION_SETTINGS,
  getQuestionType,
  type QuestionType,
  type QuestionSettings,
} from './paper';
import {
  canOpenPoll,
  findPaperFaults,
  findWordFaults,
  type PaperFacts,
  type PaperFault,
} from './paperFaults';
import { PAPER_LETTERS } from './questionFaults';
import { SETTING_BOUNDS } from './settingFaults';

const NOW = Date.parse('2026-03-10T09:00:00Z');

const FACTS: PaperFacts = {
  now: NOW,
  originalLocale: 'en',
  voters: { signed_in: 100, verified: 40, members: 12, tokens: 5 },
};

const RULES: PollRules = {
  eligibility: 'verified',
  group: null,
  secrecy: 'secret',
  resultsVisibility: 'after_close',
  canChange: false,
  quorum: 0,
  shuffle: false,
  opensAt: '2026-03-11T09:00:00Z',
  closesAt: '2026-03-20T09:00:00Z',
};

const said = (text: string) => ({ en: text, ar: text, tr: text });

const SETTLED: { readonly [type in QuestionType]: QuestionSettings<type> } = {
  choice: { least: 1, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  ranking: { seats: 1, most: null, equal: false },
  score: { seats: 1, lowest: 0, highest: 5 },
  dots: { seats: 1, dots: 8, against: false },
  budget: { budget: 100, currency: 'EUR', most: null, utility: 'cost' },
  date: { seats: 1 },
  scale: { lowest: 1, highest: 5 },
  text: { letters: 200 },
};

const optionsOf = (type: QuestionType, labels: readonly string[]) =>
  labels.map((label, place) => ({
    id: `${type} ${place}`,
    label: said(label),
    description: null,
    cost: type === 'budget' ? 40 + place : null,
    startsAt: type === 'date' ? `2026-04-0${place + 1}T15:00:00Z` : null,
  }));

/** Creates a question with nothing wrong in it; its id is its type. */
const aQuestion = (type: QuestionType, more: object = {}): WrittenQuestion =>
  ({
    id: type,
    type,
    method: METHODS[type][0],
    prompt: said('Which one?'),
    help: null,
    required: true,
    conditions: [],
    settings: SETTLED[type],
    options: type === 'scale' || type === 'text' ? [] : optionsOf(type, ['A', 'B', 'C']),
    ...more,
  }) as WrittenQuestion;

const withSettings = (type: QuestionType, more: object, rest: object = {}) =>
  aQuestion(type, { settings: { ...SETTLED[type], ...more }, ...rest });

const of = (question: WrittenQuestion, earlier: readonly WrittenQuestion[] = []) =>
  findPaperFaults(RULES, [...earlier, question], FACTS).filter(
    (fault) => fault.question === question.id,
  );

const ofRules = (more: Partial<PollRules>, facts: Partial<PaperFacts> = {}) =>
  findPaperFaults({ ...RULES, ...more }, [aQuestion('choice')], { ...FACTS, ...facts });

test.each(QUESTION_TYPES)('a %s question that is whole has no fault', (type) => {
  expect(of(aQuestion(type))).toEqual([]);
  expect(canOpenPoll(findPaperFaults(RULES, [aQuestion(type)], FACTS))).toBe(true);
});

const RULE_FAULTS: readonly [
  Partial<PollRules>,
  Omit<PaperFault, 'severity'>,
  Partial<PaperFacts>?,
][] = [
  [{ closesAt: null }, { code: 'closingMissing', field: 'closesAt' }],
  [
    { closesAt: null, secrecy: 'open', resultsVisibility: 'after_close' },
    { code: 'closingMissing', field: 'closesAt' },
  ],
  [
    { closesAt: null, secrecy: 'secret', resultsVisibility: 'staff_only' },
    { code: 'closingMissing', field: 'closesAt' },
  ],
  [
    { secrecy: 'secret', resultsVisibility: 'always' },
    { code: 'secretResultsTooEarly', field: 'resultsVisibility' },
  ],
  [
    { secrecy: 'secret', resultsVisibility: 'after_vote' },
    { code: 'secretResultsTooEarly', field: 'resultsVisibility' },
  ],
  [{ closesAt: '2026-03-11T09:00:00Z' }, { code: 'closesBeforeOpening', field: 'closesAt' }],
  [
    { opensAt: null, closesAt: '2026-03-10T09:00:00Z' },
    { code: 'closesInPast', field: 'closesAt' },
  ],
  [{ canChange: true }, { code: 'secretNotChangeable', field: 'canChange' }],
  [
    { eligibility: 'members' },
    { code: 'groupMissing', field: 'group' },
    { voters: { members: 0 } },
  ],
  [
    { eligibility: 'members', group: 'a group' },
    { code: 'groupUnknown', field: 'group' },
    { voters: { members: null } },
  ],
  [
    { eligibility: 'members', group: 'a group' },
    { code: 'groupEmpty', field: 'group' },
    { voters: { members: 0 } },
  ],
  [
    { eligibility: 'tokens' },
    { code: 'tokensMissing', field: 'eligibility' },
    { voters: { tokens: 0 } },
  ],
  [{ quorum: 41 }, { code: 'quorumTooHigh', field: 'quorum', most: 40, given: 41 }],
];
test.each(RULE_FAULTS)('the rules %o: %o', (...[rules, fault, facts]) => {
  const faults = ofRules(rules, facts);
  expect(faults).toEqual([{ severity: 'error', ...fault }]);
  expect(canOpenPoll(faults)).toBe(false);
});

test('what is not known of the voters is no fault, and everybody is no number', () => {
  const unknown = { voters: {} };
  expect(ofRules({ eligibility: 'members', group: 'a group', quorum: 900 }, unknown)).toEqual([]);
  expect(ofRules({ eligibility: 'everyone', quorum: 900 })).toEqual([]);
  const listed = { voters: { members: 7 } };
  expect(ofRules({ eligibility: 'members', quorum: 7 }, listed)).toEqual([]);
  expect(ofRules({ quorum: 40 })).toEqual([]);
});

test('an open poll whose results are always seen needs no end', () => {
  const rules = { closesAt: null, secrecy: 'open', resultsVisibility: 'always' } as const;
  expect(ofRules(rules)).toEqual([]);
  expect(ofRules({ ...rules, resultsVisibility: 'staff_only' })).toEqual([]);
});

const many = (count: number) => Array.from({ length: count }, (_, place) => `Option ${place}`);
const EQUAL_LABELS = ['Café', 'cafe\u0301 ', 'Tea'];

const QUESTION_FAULTS: readonly [string, WrittenQuestion, Omit<PaperFault, 'severity'>][] = [
  [
    'no prompt in the original language',
    aQuestion('choice', { prompt: { en: ' ', tr: 'Hangisi?' } }),
    { code: 'promptMissing', field: 'prompt' },
  ],
  [
    'a long prompt',
    aQuestion('scale', { prompt: said('x'.repeat(301)) }),
    { code: 'textTooLong', field: 'prompt', most: 300, given: 301 },
  ],
  [
    'a long description',
    aQuestion('choice', {
      options: optionsOf('choice', ['A', 'B']).map((option, place) =>
        place === 0 ? { ...option, description: said('x'.repeat(2_001)) } : option,
      ),
    }),
    { code: 'textTooLong', field: 'description', option: 'choice 0', most: 2_000, given: 2_001 },
  ],
  [
    'no option',
    aQuestion('ranking', { options: [] }),
    { code: 'tooFewOptions', field: 'options', least: 2, given: 0 },
  ],
  [
    'one project',
    aQuestion('budget', { options: optionsOf('budget', ['A']) }),
    { code: 'tooFewOptions', field: 'options', least: 2, given: 1 },
  ],
  [
    'a long ranking',
    aQuestion('ranking', { options: optionsOf('ranking', many(61)) }),
    { code: 'tooManyOptions', field: 'options', most: 60, given: 61 },
  ],
  [
    'many options',
    aQuestion('score', { options: optionsOf('score', many(201)) }),
    { code: 'tooManyOptions', field: 'options', most: 200, given: 201 },
  ],
  [
    'a proposal with two answers',
    aQuestion('choice', { method: 'proposal', options: optionsOf('choice', ['Yes', 'No']) }),
    { code: 'wrongOptionCount', field: 'options', most: 3, given: 2 },
  ],
  [
    'consent with three answers',
    aQuestion('choice', { method: 'consent' }),
    { code: 'wrongOptionCount', field: 'options', most: 4, given: 3 },
  ],
  [
    'options of a scale',
    aQuestion('scale', { options: optionsOf('scale', ['A']) }),
    { code: 'optionsNotAllowed', field: 'options', given: 1 },
  ],
  [
    'an option without a label',
    aQuestion('choice', { options: optionsOf('choice', ['A', ' ', 'C']) }),
    { code: 'labelMissing', option: 'choice 1', field: 'label' },
  ],
  [
    'the same label twice, spelt otherwise',
    aQuestion('choice', { options: optionsOf('choice', EQUAL_LABELS) }),
    { code: 'labelRepeated', option: 'choice 1', field: 'label' },
  ],
  [
    'a number off its bounds',
    withSettings('text', { letters: 5_001 }),
    { code: 'outOfRange', field: 'letters', least: 1, most: 5_000, given: 5_001 },
  ],
  [
    'a fraction',
    withSettings('scale', { highest: 4.5 }),
    { code: 'outOfRange', field: 'highest', least: 2, most: 11, given: 4.5 },
  ],
  [
    'at least more than at most',
    withSettings('choice', { least: 3, most: 2 }, { method: 'approval' }),
    { code: 'leastAboveMost', field: 'least', most: 2, given: 3 },
  ],
  [
    'more marks than options',
    withSettings('choice', { most: 4 }, { method: 'approval' }),
    { code: 'mostAboveOptions', field: 'most', most: 3, given: 4 },
  ],
  [
    'a ranking of more than there is',
    withSettings('ranking', { most: 4 }),
    { code: 'mostAboveOptions', field: 'most', most: 3, given: 4 },
  ],
  [
    'two marks in a plurality vote',
    withSettings('choice', { most: 2 }),
    { code: 'oneMarkOnly', field: 'most', most: 1, given: 2 },
  ],
  [
    'as many dates to choose as there are',
    withSettings('date', { seats: 3 }),
    { code: 'seatsTooMany', field: 'seats', most: 2, given: 3 },
  ],
  [
    'two seats by instant runoff',
    withSettings('ranking', { seats: 2 }, { method: 'instantRunoff' }),
    { code: 'oneSeatOnly', field: 'seats', most: 1, given: 2 },
  ],
  [
    'two seats by STAR',
    withSettings('score', { seats: 2 }, { method: 'star' }),
    { code: 'oneSeatOnly', field: 'seats', most: 1, given: 2 },
  ],
  [
    'own words beside a proposal',
    withSettings('choice', { own: true }, { method: 'proposal' }),
    { code: 'extraNotAllowed', field: 'own' },
  ],
  [
    'no currency',
    withSettings('budget', { currency: 'euro' }),
    { code: 'currencyInvalid', field: 'currency' },
  ],
  [
    'a project without a cost',
    aQuestion('budget', {
      options: optionsOf('budget', ['A', 'B']).map((option, place) =>
        place === 1 ? { ...option, cost: null } : option,
      ),
    }),
    { code: 'costMissing', option: 'budget 1', field: 'cost' },
  ],
  [
    'a budget that does not say yet how much there is',
    withSettings('budget', { budget: 0 }),
    { code: 'budgetMissing', field: 'budget' },
  ],
  [
    'a project that the budget does not pay',
    withSettings('budget', { budget: 41 }),
    { code: 'costAboveBudget', option: 'budget 2', field: 'cost', most: 41, given: 42 },
  ],
  [
    'a date without a day',
    aQuestion('date', {
      options: optionsOf('date', ['A', 'B']).map((option, place) =>
        place === 0 ? { ...option, startsAt: null } : option,
      ),
    }),
    { code: 'dateMissing', option: 'date 0', field: 'startsAt' },
  ],
  [
    'the same moment twice, written otherwise',
    aQuestion('date', {
      options: optionsOf('date', ['A', 'B']).map((option, place) =>
        place === 1 ? { ...option, startsAt: '2026-04-01T18:00:00+03:00' } : option,
      ),
    }),
    { code: 'dateRepeated', option: 'date 1', field: 'startsAt' },
  ],
];
test.each(QUESTION_FAULTS)('%s', (_name, question, fault) => {
  expect(of(question)).toEqual([{ severity: 'error', question: question.id, ...fault }]);
});

test('dates are told apart by when they are: their labels may be alike or missing', () => {
  expect(of(aQuestion('date', { options: optionsOf('date', ['Hall', 'Hall', ' ']) }))).toEqual([]);
});

test('words of one’s own are one mark more', () => {
  expect(of(withSettings('choice', { own: true, most: 4 }, { method: 'approval' }))).toEqual([]);
});

describe('conditions', () => {
  const text = aQuestion('text');
  const choice = aQuestion('choice');
  const budget = aQuestion('budget');
  const asking = (question: string, is: string, option: string | null = null) =>
    aQuestion('scale', { conditions: [{ question, is, option }] });
  const faultsOf = (question: WrittenQuestion) =>
    of(question, [text, choice, budget]).map(({ code }) => code);

  test.each([
    asking('text', 'answered'),
    asking('choice', 'notAnswered'),
    asking('choice', 'chosen', 'choice 1'),
    asking('budget', 'notChosen', 'budget 0'),
  ])('that can hold', (question) => expect(faultsOf(question)).toEqual([]));

  test.each([
    [asking('nowhere', 'answered'), 'conditionQuestion'],
    [asking('scale', 'answered'), 'conditionQuestion'],
    [asking('choice', 'chosen', 'budget 0'), 'conditionOption'],
    [asking('choice', 'chosen'), 'conditionOption'],
    [asking('text', 'chosen', 'text 0'), 'conditionOption'],
  ])('that never can', (question, code) => expect(faultsOf(question)).toEqual([code]));

  test('that look at a later question', () => {
    const faults = findPaperFaults(RULES, [asking('text', 'answered'), text], FACTS);
    expect(faults).toMatchObject([{ code: 'conditionQuestion', question: 'scale' }]);
  });
});

test('a paper without questions, and one with too many', () => {
  expect(findPaperFaults(RULES, [], FACTS)).toEqual([
    { code: 'questionsMissing', severity: 'error' },
  ]);
  const questions = Array.from({ length: 31 }, () => aQuestion('text'));
  expect(findPaperFaults(RULES, questions, FACTS)).toEqual([
    { code: 'tooManyQuestions', severity: 'error', most: 30, given: 31 },
  ]);
});

test('a missing translation is a warning that names its language; texts of no use are not counted', () => {
  const options = optionsOf('choice', ['A', 'B']).map((option) => ({
    ...option,
    label: { en: option.label.en, tr: option.label.tr },
    description: {},
  }));
  const faults = findPaperFaults(
    RULES,
    [aQuestion('choice', { options, help: { en: '' } })],
    FACTS,
  );
  expect(faults).toEqual([
    {
      code: 'translationMissing',
      severity: 'warning',
      question: 'choice',
      locale: 'ar',
      given: 2,
    },
  ]);
  expect(canOpenPoll(faults)).toBe(true);
});

test('of a paper that only changes in words, only words are looked at', () => {
  const question = withSettings('choice', { most: 9 }, { prompt: { tr: 'Hangisi?' } });
  expect(findWordFaults([question], FACTS)).toEqual([
    { code: 'promptMissing', field: 'prompt', severity: 'error', question: 'choice' },
  ]);
});

test('the longest texts of three scripts fit, letter by letter', () => {
  const letters = { en: '🌳'.repeat(300), ar: 'ص'.repeat(300), tr: 'ğ'.repeat(300) };
  expect(PAPER_LETTERS.prompt).toBe(300);
  expect(of(aQuestion('scale', { prompt: letters }))).toEqual([]);
});

interface Schema {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
}
test.each(QUESTION_TYPES)('the bounds of a %s question are those of the contract', (type) => {
  const properties = Object.entries(QUESTION_SETTINGS[type].properties as Record<string, Schema>);
  const bounds = properties.flatMap(([name, schema]) => {
    const { minimum, maximum } = schema.anyOf?.[0] ?? schema;
    return minimum === undefined ? [] : [[name, [minimum, maximum]]];
  });
  expect(Object.fromEntries(bounds)).toEqual(SETTING_BOUNDS[type]);
});

const SEATED = ALL_METHODS.filter(
  (method) =>
    'seats' in SETTLED[getQuestionType(method)] && FIXED_OPTION_COUNTS[method] === undefined,
).filter((method) => method !== 'timePoll');

test.each(SEATED)('%s with no more options than seats opens, and it is said before', (method) => {
  const type = getQuestionType(method);
  const seats = hasSetting(method, 'seats') ? 2 : 1;
  const settings = { ...SETTLED[type], seats };
  const withOptions = (count: number) =>
    aQuestion(type, { method, settings, options: optionsOf(type, many(count)) });
  for (const given of [1, seats]) {
    const faults = findPaperFaults(RULES, [withOptions(given)], FACTS);
    expect(faults).toEqual([
      { code: 'uncontested', severity: 'warning', question: type, field: 'options', given },
    ]);
    expect(canOpenPoll(faults)).toBe(true);
  }
  expect(findPaperFaults(RULES, [withOptions(seats + 1)], FACTS)).toEqual([]);
});

test('no condition can look at an uncontested question', () => {
  const uncontested = aQuestion('choice', { options: optionsOf('choice', ['A']) });
  const conditions = [{ question: 'choice', is: 'chosen', option: 'choice 0' }];
  const faults = findPaperFaults(RULES, [uncontested, aQuestion('text', { conditions })], FACTS);
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([
    { code: 'conditionNotAsked', severity: 'error', question: 'text', field: 'conditions' },
  ]);
});

const GROUP = { id: 'g', name: said('North'), most: null, budget: null };
const grouped = (group: object, settings: object = {}) =>
  withSettings('budget', {
    groups: [{ ...GROUP, options: ['budget 0', 'budget 1'], ...group }],
    ...settings,
  });
const errorsOf = (question: WrittenQuestion) =>
  findPaperFaults(RULES, [question], FACTS).filter(({ severity }) => severity === 'error');

test.each<[string, WrittenQuestion, object]>([
  ['a group without a name', grouped({ name: {} }), { code: 'groupUnnamed', field: 'group.g' }],
  [
    'a group of one',
    grouped({ options: ['budget 0'] }),
    { code: 'groupEmptied', field: 'group.g' },
  ],
  [
    'a group with a project that is gone',
    grouped({ options: ['budget 0', 'budget 1', 'gone'] }),
    { code: 'groupEmptied', field: 'group.g' },
  ],
  [
    'a project that costs more than there is for its group',
    grouped({ budget: 40 }),
    { code: 'costAboveBudget', option: 'budget 1', field: 'cost', most: 40, given: 41 },
  ],
  [
    'more projects than exclude each other',
    grouped({ most: 1 }, { most: 3, least: 3 }),
    { code: 'leastAbovePossible', field: 'least', most: 2, given: 3 },
  ],
  [
    'more projects than the budget pays for',
    withSettings('budget', { least: 3 }),
    { code: 'leastAbovePossible', field: 'least', most: 2, given: 3 },
  ],
])('%s: the fault says so', (_, question, fault) => {
  expect(errorsOf(question)).toEqual([{ ...fault, question: 'budget', severity: 'error' }]);
});

test('groups that can be kept open, and a name that is not translated is missing', () => {
  const question = grouped({ most: 1, budget: 90, name: { en: 'North' } }, { least: 2 });
  const faults = findPaperFaults(RULES, [question], FACTS);
  expect(faults.map(({ code, locale, given }) => [code, locale, given])).toEqual([
    ['translationMissing', 'ar', 1],
    ['translationMissing', 'tr', 1],
  ]);
});
