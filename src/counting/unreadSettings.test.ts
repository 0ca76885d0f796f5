import { findAnswerFaults } from '../shared/ballots/answerFaults';
import type { Answer } from '../shared/ballots/answers';
import {
  ALL_METHODS,
  METHODS,
  hasSetting,
  getQuestionType,
  UNREAD_SETTINGS,
  type Method,
  type QuestionType,
} from '../shared/ballots/methods';
import type { OpeningQuestion } from '../shared/ballots/opening';
import { QUESTION_SETTINGS, type ProjectGroup } from '../shared/ballots/paper';
import { findSettingFaults } from '../shared/ballots/settingFaults';
import type { WrittenQuestion } from '../shared/contract/papers';
import { joinAnswers } from './alikeAnswers';
import { countQuestion } from './countQuestion';
import type { EndedPapers } from './piles';
import { createQuestion } from './testing/papers';

type Value = number | boolean | string | null | readonly ProjectGroup[];

/**
 * Two values of each setting that lead to different ballots or another result, if the method reads
 * it.
 */
const VALUES: {
  readonly [type in QuestionType]: Readonly<Record<string, readonly [Value, Value]>>;
} = {
  choice: {
    least: [0, 2],
    most: [1, 3],
    seats: [1, 2],
    none: [false, true],
    own: [false, true],
    threshold: [null, 90],
    blocks: [0, 5],
  },
  ranking: { seats: [1, 2], most: [null, 1], equal: [false, true] },
  score: { seats: [1, 2], lowest: [0, -1], highest: [5, 6] },
  dots: { seats: [1, 2], dots: [8, 3], against: [false, true] },
  budget: {
    budget: [200, 100],
    currency: ['EUR', 'TRY'],
    most: [null, 1],
    utility: ['cost', 'cardinality'],
    least: [1, 2],
    groups: [[], [{ id: 'g', name: {}, options: ['B', 'C'], most: 1, budget: null }]],
  },
  date: { seats: [1, 2] },
  scale: { lowest: [0, 1], highest: [5, 4] },
  text: { letters: [200, 3] },
};

const one = (answer: Answer) => Array.from({ length: 6 }, () => answer);

/** Ballots that between them use everything that a question of the type may offer. */
const BALLOTS: { readonly [type in QuestionType]: readonly Answer[] } = {
  choice: [
    ...one({ chosen: ['A'] }),
    { chosen: ['A'] },
    { chosen: ['B'] },
    { chosen: ['C'] },
    { chosen: ['D'] },
    { chosen: ['A', 'B'] },
    { chosen: ['B', 'C', 'D'] },
    { chosen: [], none: true },
    { chosen: [], own: 'words' },
  ],
  ranking: [
    ...one({ ranking: [['A'], ['B'], ['C']] }),
    { ranking: [['B'], ['C']] },
    { ranking: [['C']] },
    ...one({ ranking: [['A', 'B'], ['C']] }),
  ],
  score: [
    { scores: { A: 5, B: 4, C: 0 } },
    { scores: { A: 5, B: 3, C: 1 } },
    { scores: { A: -1 } },
    { scores: { A: 6 } },
  ],
  dots: [{ dots: { A: 2, B: 1 } }, { dots: { A: 1 } }, { dots: { B: -1 } }, { dots: { A: 8 } }],
  budget: [
    { chosen: ['A'] },
    { chosen: ['B', 'C', 'D'] },
    { chosen: ['B', 'C', 'D'] },
    { chosen: ['C'] },
  ],
  date: [{ dates: { A: 'yes', B: 'yes' } }, { dates: { A: 'yes', B: 'ifNeedBe' } }],
  scale: [{ value: 0 }, { value: 1 }, { value: 4 }, { value: 5 }],
  text: [{ text: 'four' }, { text: 'two' }],
};

/** Fewer options where their number is fixed; a budget with costs. */
function asked(method: Method, settings: Record<string, Value>): OpeningQuestion {
  const fixed = { proposal: ['A', 'B', 'C'] } as Partial<Record<Method, string[]>>;
  return createQuestion(method, {
    settings: { ...PLAIN[getQuestionType(method)], ...settings },
    ...(fixed[method] && { options: fixed[method] }),
    ...(getQuestionType(method) === 'budget' && { costs: [50, 45, 100, 55] }),
  });
}

const PLAIN = Object.fromEntries(
  Object.entries(VALUES).map(([type, settings]) => [
    type,
    Object.fromEntries(Object.entries(settings).map(([key, [usual]]) => [key, usual])),
  ]),
) as Record<QuestionType, Record<string, Value>>;

const isAllowed = (asking: OpeningQuestion, answer: Answer) =>
  findAnswerFaults([asking], { [asking.id]: answer }).length === 0;

/** Returns the ballots that a question takes, and the count that it makes of them. */
function effectOf(method: Method, settings: Record<string, Value>) {
  const asking = asked(method, settings);
  const allowed = BALLOTS[getQuestionType(method)].filter((answer) => isAllowed(asking, answer));
  const terms = { seed: 'seed', quorum: 0 };
  return { allowed, count: countQuestion(asking, joinAnswers(allowed), allowed.length, terms) };
}

const faultsOf = (method: Method, settings: Record<string, Value>, setting: string) =>
  findSettingFaults(asked(method, settings) as unknown as WrittenQuestion).filter(
    ({ field }) => field === setting,
  );

const TABLE = ALL_METHODS.flatMap((method) =>
  Object.keys(VALUES[getQuestionType(method)]).map((setting) => [method, setting] as const),
);

test('the table has every setting of every type', () => {
  for (const [type, settings] of Object.entries(VALUES))
    expect(Object.keys(settings).sort()).toEqual(
      Object.keys(QUESTION_SETTINGS[type as QuestionType].properties).sort(),
    );
});

/** Said beside the amounts; the count does not need it. */
const isSaidOnly = (setting: string) => setting === 'currency';

/** Settings that are needed as well for a difference to show. */
const BESIDE: Readonly<Record<string, Record<string, Value>>> = {
  least: { most: 3 },
  threshold: { blocks: 5 },
};

test.each(TABLE)('%s reads the setting %s, or refuses it', (method, setting) => {
  const [usual, other] = VALUES[getQuestionType(method)][setting]!;
  if (hasSetting(method, setting)) {
    const beside = BESIDE[setting] ?? {};
    expect(faultsOf(method, { ...beside, [setting]: other }, setting)).toEqual([]);
    if (!isSaidOnly(setting))
      expect(effectOf(method, { ...beside, [setting]: other })).not.toEqual(
        effectOf(method, { ...beside, [setting]: usual }),
      );
  } else {
    expect(faultsOf(method, { [setting]: other }, setting)).not.toEqual([]);
    const [neutral] = UNREAD_SETTINGS[method][setting]!;
    expect(faultsOf(method, { [setting]: neutral! }, setting)).toEqual([]);
  }
});

test.each(METHODS.ranking)('every ballot that %s takes is read', (method) => {
  const { allowed, count } = effectOf(method, { equal: true });
  expect(allowed.length).toBeGreaterThan(0);
  const { ended } = count.result as { ended?: EndedPapers };
  expect(ended?.unreadable ?? 0).toBe(0);
});
