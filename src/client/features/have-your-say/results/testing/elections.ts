import {
  type AlikeAnswers,
  countQuestion,
  type QuestionCount,
} from '../../../../../counting/countQuestion';
import type { Approval, Ranking } from '../../../../../counting/profiles';
import {
  BURLINGTON,
  FOOD,
  SCHULZE_45,
  SCHULZE_9,
  TENNESSEE,
} from '../../../../../counting/testing/elections';
import type { Answer } from '../../../../../shared/ballots/answers';
import type { Method, Option, Question, QuestionType } from '../../../../../shared/ballots/paper';
import { getQuestionType } from '../../../../../shared/ballots/paper';
import { anOption, aQuestion } from '../../../../testing/pollFactories';

/** An election of the literature, counted. */
export interface CountedElection {
  readonly question: Question;
  readonly answers: readonly AlikeAnswers[];
  readonly count: QuestionCount;
}

const optionId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const createOptions = (
  names: readonly string[],
  more: (number: number) => Partial<Option> = () => ({}),
): readonly Option[] => names.map((name, number) => anOption(optionId(number), name, more(number)));

export interface ElectionSetup {
  readonly method: Method;
  readonly options: readonly Option[];
  readonly settings?: object;
  /** 0 where nothing is said. */
  readonly quorum?: number;
}

/** Counts answers to a question as the host does. */
export function countElection(
  { method, options, settings, quorum = 0 }: ElectionSetup,
  answers: readonly AlikeAnswers[],
): CountedElection {
  const more = { method, options, ...(settings && { settings }) };
  const question = aQuestion(
    getQuestionType(method),
    more as Parameters<typeof aQuestion<QuestionType>>[1],
  );
  const ballots = answers.reduce((sum, { count }) => sum + count, 0);
  const terms = { seed: 'the last head', quorum };
  return { question, answers, count: countQuestion(question, answers, ballots, terms) };
}

export const toRankingAnswers = (ballots: readonly Ranking[]): AlikeAnswers[] =>
  ballots.map(({ ranking, count = 1 }) => ({
    answer: { ranking: ranking.map((equals) => equals.map(optionId)) },
    count,
  }));

export const toMarkAnswers = (ballots: readonly Approval[]): AlikeAnswers[] =>
  ballots.map(({ approved, count = 1 }) => ({ answer: { chosen: approved.map(optionId) }, count }));

/** Lists answers of one number for each option, by the letter of the answer’s field. */
const toNumberAnswers = (
  field: 'scores' | 'dots' | 'dates',
  rows: readonly (readonly [count: number, ...values: (number | string)[]])[],
): AlikeAnswers[] =>
  rows.map(([count, ...values]) => ({
    answer: {
      [field]: Object.fromEntries(values.map((value, number) => [optionId(number), value])),
    } as unknown as Answer,
    count,
  }));

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const CITIES = ['Memphis', 'Nashville', 'Chattanooga', 'Knoxville'];

type RankingMethod = Extract<
  Method,
  | 'schulze'
  | 'rankedPairs'
  | 'minimax'
  | 'copeland'
  | 'kemeny'
  | 'borda'
  | 'dowdall'
  | 'instantRunoff'
  | 'scottishStv'
  | 'meekStv'
>;

/** M. Schulze’s 45 voters (T1): six rules, three winners. */
export const createSchulze45 = (method: RankingMethod): CountedElection =>
  countElection({ method, options: createOptions(LETTERS) }, toRankingAnswers(SCHULZE_45));

/** M. Schulze’s nine voters (T4): two potential winners. */
export const createSchulze9 = (): CountedElection =>
  countElection(
    { method: 'schulze', options: createOptions(LETTERS.slice(0, 4)) },
    toRankingAnswers(SCHULZE_9),
  );

/** Tennessee chooses its capital (T6). */
export const createTennessee = (method: RankingMethod): CountedElection =>
  countElection({ method, options: createOptions(CITIES) }, toRankingAnswers(TENNESSEE));

/** Tennessee, as those would see it who have one choice (T6). */
export const createTennesseePlurality = (): CountedElection =>
  countElection(
    { method: 'plurality', options: createOptions(CITIES) },
    toMarkAnswers([42, 26, 15, 17].map((count, number) => ({ approved: [number], count }))),
  );

/** Burlington 2009, three finalists (T7). */
export const createBurlington = (method: RankingMethod): CountedElection =>
  countElection(
    { method, options: createOptions(['Kiss', 'Montroll', 'Wright']) },
    toRankingAnswers(BURLINGTON),
  );

/** Food for a party, three seats (T8). */
export const createFoodElection = (method: 'scottishStv' | 'meekStv'): CountedElection =>
  countElection(
    {
      method,
      options: createOptions(['Orange', 'Pear', 'Chocolate', 'Strawberry', 'Sweets']),
      settings: { seats: 3 },
    },
    toRankingAnswers(FOOD),
  );

const TWELVE: readonly Approval[] = [
  { approved: [0, 1], count: 3 },
  { approved: [0, 2], count: 3 },
  { approved: [0, 3], count: 2 },
  { approved: [1, 2, 5], count: 1 },
  { approved: [4], count: 1 },
  { approved: [5], count: 1 },
  { approved: [6], count: 1 },
];

type CommitteeMethod =
  'approval' | 'proportionalApproval' | 'sequentialProportionalApproval' | 'sequentialPhragmen';

/** Lackner & Skowron’s committee of four, twelve voters (T9). */
export const createCommittee = (method: CommitteeMethod): CountedElection =>
  countElection(
    {
      method,
      options: createOptions(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
      settings: { seats: 4, most: 8 },
    },
    toMarkAnswers(TWELVE),
  );

const TINY_COSTS = [100, 90, 200, 109];

/** Four projects and four ballots (T11), in hundredths. */
export const createTinyBudget = (utility: 'cost' | 'cardinality'): CountedElection =>
  countElection(
    {
      method: 'equalShares',
      options: createOptions(['p0', 'p1', 'p2', 'p3'], (number) => ({ cost: TINY_COSTS[number]! })),
      settings: { budget: 400, utility },
    },
    toMarkAnswers([{ approved: [0] }, { approved: [1, 2, 3], count: 2 }, { approved: [2] }]),
  );

const scale = { lowest: 0, highest: 5 };

/** Tennessee with scores, as the distances suggest. */
export const createScored = (method: 'score' | 'star' | 'majorityJudgment'): CountedElection =>
  countElection(
    { method, options: createOptions(CITIES), settings: scale },
    toNumberAnswers('scores', [
      [42, 5, 2, 1, 0],
      [26, 0, 5, 2, 1],
      [15, 0, 3, 5, 3],
      [17, 0, 2, 4, 5],
    ]),
  );

/** Votes bought with credits, some of them against (T13). */
export const createQuadratic = (): CountedElection =>
  countElection(
    {
      method: 'quadratic',
      options: createOptions(LETTERS.slice(0, 4)),
      settings: { dots: 100, against: true },
    },
    toNumberAnswers('dots', [
      [1, 9, 4, 1, -1],
      [2, -3, 5, 2, 0],
    ]),
  );

export const createCumulative = (): CountedElection =>
  countElection(
    { method: 'cumulative', options: createOptions(LETTERS.slice(0, 3)), settings: { dots: 8 } },
    toNumberAnswers('dots', [
      [10, 5, 3, 0],
      [6, 0, 2, 5],
    ]),
  );

/** Yes, no, abstain; or agree, abstain, disagree, block. */
export const createDecision = (
  method: 'proposal' | 'consent',
  votes: readonly number[],
  more: { readonly settings?: object; readonly quorum?: number } = {},
): CountedElection => {
  const names =
    method === 'proposal' ? ['Yes', 'No', 'Abstain'] : ['Agree', 'Abstain', 'Disagree', 'Block'];
  return countElection(
    { method, options: createOptions(names), ...more },
    toMarkAnswers(votes.map((count, number) => ({ approved: [number], count }))),
  );
};

export const createTimePoll = (): CountedElection =>
  countElection(
    {
      method: 'timePoll',
      options: createOptions(['Monday', 'Tuesday', 'Friday'], (number) => ({
        startsAt: `2026-06-0${number + 1}T16:00:00.000Z`,
      })),
    },
    toNumberAnswers('dates', [
      [4, 'yes', 'ifNeedBe', 'no'],
      [3, 'no', 'yes', 'yes'],
      [2, 'ifNeedBe', 'yes', 'no'],
    ]),
  );

export const createScaleQuestion = (): CountedElection =>
  countElection(
    { method: 'scale', options: [] },
    [1, 2, 6, 9, 4].map((count, step) => ({ answer: { value: step + 1 }, count })),
  );

export const createTextQuestion = (): CountedElection =>
  countElection({ method: 'text', options: [] }, [{ answer: { text: 'More trees.' }, count: 3 }]);
