import { ANSWER_FAULTS, findAnswerFaults, sumBasketCost, countSpentDots } from './answerFaults';
import { isBlank } from './blank';
import {
  PAPER_LIMITS,
  QUESTION_TYPES,
  METHODS,
  type BareQuestion,
  type Condition,
  type QuestionType,
} from './paper';

const USUAL = {
  choice: { least: 1, most: 2, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  ranking: { seats: 1, most: 2, equal: false },
  score: { seats: 1, lowest: 0, highest: 5 },
  dots: { seats: 1, dots: 10, against: false },
  budget: { budget: 100, currency: 'EUR', most: null, utility: 'cost' },
  date: { seats: 1 },
  scale: { lowest: 1, highest: 5 },
  text: { letters: 5 },
} as const;

const GROUP = { id: 'group', name: { en: 'Harbour' }, most: null, budget: null };

interface Wanted {
  readonly id?: string;
  readonly method?: string;
  readonly settings?: object;
  readonly required?: boolean;
  readonly conditions?: readonly Condition[];
}

/** Creates a question with the options a, b and c, which cost 60, 40 and 30. */
const question = (type: QuestionType, wanted: Wanted = {}): BareQuestion => {
  const {
    id = 'q',
    method = METHODS[type][0],
    settings,
    required = true,
    conditions = [],
  } = wanted;
  return {
    id,
    type,
    method,
    required,
    conditions,
    settings: { ...USUAL[type], ...settings },
    options: [
      { id: 'a', cost: 60 },
      { id: 'b', cost: 40 },
      { id: 'c', cost: 30 },
    ],
  } as BareQuestion;
};

const choice = (chosen: string[], more: object = {}) => ({ chosen, ...more });
const open = { settings: { none: true, own: true } };

test.each<[string, BareQuestion, unknown]>([
  ['one option', question('choice'), choice(['a'])],
  ['as many options as allowed', question('choice'), choice(['c', 'a'])],
  ['none of the above', question('choice', open), choice([], { none: true })],
  ['words of one’s own', question('choice', open), choice([], { own: 'a fountain' })],
  ['an option and words of one’s own', question('choice', open), choice(['a'], { own: 'both' })],
  ['a ranking', question('ranking'), { ranking: [['b'], ['a']] }],
  [
    'equal ranks where allowed',
    question('ranking', { settings: { equal: true } }),
    { ranking: [['b', 'a']] },
  ],
  [
    'all options ranked where nothing limits them',
    question('ranking', { settings: { most: null } }),
    { ranking: [['b'], ['a'], ['c']] },
  ],
  ['scores at both ends', question('score'), { scores: { a: 0, b: 5 } }],
  [
    'a negative score on such a scale',
    question('score', { settings: { lowest: -2 } }),
    { scores: { a: -2 } },
  ],
  ['all dots', question('dots'), { dots: { a: 10 } }],
  [
    'credits spent to the last',
    question('dots', { method: 'quadratic' }),
    { dots: { a: 3, b: 1 } },
  ],
  [
    'votes against where sold',
    question('dots', { method: 'quadratic', settings: { against: true } }),
    { dots: { a: -3 } },
  ],
  ['a basket for the whole budget', question('budget'), choice(['a', 'b'])],
  [
    'more than the budget where marks are limited',
    question('budget', { settings: { most: 3 } }),
    choice(['a', 'b', 'c']),
  ],
  ['dates', question('date'), { dates: { a: 'yes', b: 'ifNeedBe', c: 'no' } }],
  ['the ends of a scale', question('scale'), { value: 5 }],
  ['a short text', question('text'), { text: 'hello' }],
])('%s is allowed', (_, asked, answer) => {
  expect(findAnswerFaults([asked], { q: answer })).toEqual([]);
});

const FAULTY: readonly [string, BareQuestion, unknown, object][] = [
  ['no answer', question('choice'), undefined, { code: 'required' }],
  ['an empty choice', question('choice'), choice([]), { code: 'required' }],
  ['no dots', question('dots'), { dots: { a: 0 } }, { code: 'required' }],
  ['spaces', question('text'), { text: '  ' }, { code: 'required' }],
  ['another form', question('choice'), { ranking: [] }, { code: 'malformed' }],
  ['a field too many', question('choice'), choice(['a'], { comment: 'x' }), { code: 'malformed' }],
  [
    'words of one’s own without a word',
    question('choice', open),
    choice(['a'], { own: ' ' }),
    { code: 'malformed' },
  ],
  ['a broken score', question('score'), { scores: { a: 1.5 } }, { code: 'malformed' }],
  ['a score in letters', question('score'), { scores: { a: '5' } }, { code: 'malformed' }],
  ['endless dots', question('dots'), { dots: { a: Infinity } }, { code: 'malformed' }],
  ['another availability', question('date'), { dates: { a: 'maybe' } }, { code: 'malformed' }],
  ['an unknown option', question('choice'), choice(['z']), { code: 'unknownOption', option: 'z' }],
  [
    'an unknown option in a ranking',
    question('ranking'),
    { ranking: [['z']] },
    { code: 'unknownOption', option: 'z' },
  ],
  [
    'an unknown date',
    question('date'),
    { dates: { z: 'yes' } },
    { code: 'unknownOption', option: 'z' },
  ],
  ['an unknown project', question('budget'), choice(['z']), { code: 'unknownOption', option: 'z' }],
  [
    'an option twice',
    question('choice'),
    choice(['a', 'a']),
    { code: 'repeatedOption', option: 'a' },
  ],
  [
    'an option in two ranks',
    question('ranking'),
    { ranking: [['a'], ['a']] },
    { code: 'repeatedOption', option: 'a' },
  ],
  [
    'too few options',
    question('choice', { settings: { least: 2 } }),
    choice(['a']),
    { code: 'tooFew', least: 2, given: 1 },
  ],
  [
    'too many options',
    question('choice'),
    choice(['a', 'b', 'c']),
    { code: 'tooMany', most: 2, given: 3 },
  ],
  [
    'words of one’s own as one too many',
    question('choice', open),
    choice(['a', 'b'], { own: 'x' }),
    { code: 'tooMany', most: 2, given: 3 },
  ],
  [
    'too many ranks',
    question('ranking'),
    { ranking: [['a'], ['b'], ['c']] },
    { code: 'tooMany', most: 2, given: 3 },
  ],
  [
    'too many projects',
    question('budget', { settings: { most: 1 } }),
    choice(['b', 'c']),
    { code: 'tooMany', most: 1, given: 2 },
  ],
  [
    'none of the above and an option',
    question('choice', open),
    choice(['a'], { none: true }),
    { code: 'noneWithOthers' },
  ],
  [
    'none of the above and words',
    question('choice', open),
    choice([], { none: true, own: 'x' }),
    { code: 'noneWithOthers' },
  ],
  [
    'none of the above where it is not offered',
    question('choice'),
    choice([], { none: true }),
    { code: 'noneNotAllowed' },
  ],
  [
    'words of one’s own where not asked for',
    question('choice'),
    choice([], { own: 'x' }),
    { code: 'ownNotAllowed' },
  ],
  ['an empty rank', question('ranking'), { ranking: [['a'], []] }, { code: 'emptyRank' }],
  ['equal ranks', question('ranking'), { ranking: [['a', 'b']] }, { code: 'equalRanks' }],
  [
    'a score above',
    question('score'),
    { scores: { a: 6 } },
    { code: 'offScale', option: 'a', least: 0, most: 5, given: 6 },
  ],
  ['a score below', question('score'), { scores: { a: -1 } }, { code: 'offScale', given: -1 }],
  [
    'a value off the scale',
    question('scale'),
    { value: 6 },
    { code: 'offScale', least: 1, most: 5, given: 6 },
  ],
  [
    'too many dots',
    question('dots'),
    { dots: { a: 8, b: 3 } },
    { code: 'overspent', most: 10, given: 11 },
  ],
  [
    'too many credits',
    question('dots', { method: 'quadratic', settings: { dots: 100 } }),
    { dots: { a: 9, b: 4, c: 2 } },
    { code: 'overspent', most: 100, given: 101 },
  ],
  [
    'dots against',
    question('dots'),
    { dots: { a: -1 } },
    { code: 'againstNotAllowed', option: 'a' },
  ],
  [
    'votes against that are not sold',
    question('dots', { method: 'quadratic' }),
    { dots: { a: -1 } },
    { code: 'againstNotAllowed', option: 'a' },
  ],
  [
    'dots against, whatever the settings say',
    question('dots', { settings: { against: true } }),
    { dots: { a: -1 } },
    { code: 'againstNotAllowed', option: 'a' },
  ],
  [
    'a basket that is too dear',
    question('budget'),
    choice(['a', 'b', 'c']),
    { code: 'overBudget', most: 100, given: 130 },
  ],
  [
    'too few projects',
    question('budget', { settings: { least: 2 } }),
    choice(['a']),
    { code: 'tooFew', least: 2, given: 1 },
  ],
  [
    'two projects that exclude each other',
    question('budget', {
      settings: { most: 3, groups: [{ ...GROUP, options: ['a', 'b'], most: 1 }] },
    }),
    choice(['a', 'b']),
    { code: 'groupTooMany', group: 'group', most: 1, given: 2 },
  ],
  [
    'a district that is too dear for a basket',
    question('budget', { settings: { groups: [{ ...GROUP, options: ['a', 'b'], budget: 60 }] } }),
    choice(['a', 'b']),
    { code: 'groupOverBudget', group: 'group', most: 60, given: 100 },
  ],
  ['a long text', question('text'), { text: 'longer' }, { code: 'tooLong', most: 5, given: 6 }],
  [
    'long words of one’s own',
    question('choice', open),
    choice([], { own: 'x'.repeat(251) }),
    { code: 'tooLong', most: PAPER_LIMITS.ownOptionLetters, given: 251 },
  ],
];

test.each(FAULTY)('%s: the fault says so', (_, asked, answer, fault) => {
  const answers = answer === undefined ? {} : { q: answer };
  expect(findAnswerFaults([asked], answers)).toEqual([
    expect.objectContaining({ question: 'q', ...fault }),
  ]);
});

test('a question that need not be answered may be passed by', () => {
  const asked = question('choice', { required: false });
  expect([findAnswerFaults([asked], {}), findAnswerFaults([asked], { q: choice([]) })]).toEqual([
    [],
    [],
  ]);
});

test('faults come in the order of the paper, one line for each question', () => {
  const questions = [question('choice', { id: 'first' }), question('scale', { id: 'second' })];
  expect(findAnswerFaults(questions, { second: { value: 9 }, stranger: {} })).toMatchObject([
    { question: 'stranger', code: 'unknownQuestion' },
    { question: 'first', code: 'required' },
    { question: 'second', code: 'offScale' },
  ]);
});

test('an answer to a question that is not asked is a fault, a required one that is not asked is not', () => {
  const conditions = [{ question: 'first', is: 'chosen', option: 'a' }] as const;
  const questions = [
    question('choice', { id: 'first' }),
    question('scale', { id: 'second', conditions }),
  ];
  expect(findAnswerFaults(questions, { first: choice(['b']) })).toEqual([]);
  expect(findAnswerFaults(questions, { first: choice(['b']), second: { value: 1 } })).toEqual([
    { question: 'second', code: 'notAsked' },
  ]);
  expect(findAnswerFaults(questions, { first: choice(['a']) })).toEqual([
    { question: 'second', code: 'required' },
  ]);
});

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Infinity,
  '',
  'a',
  [],
  ['a'],
  [['a']],
  {},
  { chosen: 'a' },
  { chosen: [1] },
  { chosen: ['a'], none: false },
  { chosen: [], none: 1 },
  { chosen: [], own: 1 },
  { ranking: ['a'] },
  { ranking: [[1]] },
  { scores: [] },
  { scores: { a: null } },
  { scores: { a: 2 ** 60 } },
  { dots: { a: '1' } },
  { dots: null },
  { dates: { a: 1 } },
  { value: '1' },
  { value: 1.5 },
  { text: 1 },
  { text: ['a'] },
  { __proto__: { chosen: ['a'] } },
  { constructor: 1 },
];

test('whatever is sent in is answered with known faults, never with an exception', () => {
  const questions = QUESTION_TYPES.map((type) => question(type, { id: type }));
  const known = new Set<string>(ANSWER_FAULTS);
  for (const junk of JUNK) {
    const sent = [
      junk,
      ...QUESTION_TYPES.map((type) => ({ [type]: junk })),
      Object.fromEntries(QUESTION_TYPES.map((type) => [type, junk])),
    ];
    for (const answers of sent) {
      const faults = findAnswerFaults(questions, answers);
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.every(({ code }) => known.has(code))).toBe(true);
    }
  }
});

test('every fault is in these tests', () => {
  const told = FAULTY.map(([, , , fault]) => (fault as { code: string }).code);
  expect(new Set([...told, 'notAsked', 'unknownQuestion'])).toEqual(new Set(ANSWER_FAULTS));
});

test('a score of 0 says something, no dots and no options do not', () => {
  expect(
    [{ scores: { a: 0 } }, { value: 0 }, choice([], { none: true })].map((answer) =>
      isBlank(answer as never),
    ),
  ).toEqual([false, false, false]);
  expect(
    [
      { scores: {} },
      { dots: { a: 0 } },
      choice([]),
      { ranking: [] },
      { dates: {} },
      { text: ' ' },
    ].map((answer) => isBlank(answer as never)),
  ).toEqual(Array(6).fill(true));
});

test('dots cost themselves, quadratic votes their squares, a basket its projects', () => {
  expect(countSpentDots({ a: 3, b: 2 }, { method: 'cumulative' })).toBe(5);
  expect(countSpentDots({ a: 3, b: -2 }, { method: 'quadratic' })).toBe(13);
  expect(sumBasketCost(['a', 'c'], question('budget') as never)).toBe(90);
});
