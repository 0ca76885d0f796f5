import { isBlank } from '../shared/ballots/blank';
import type { Answer } from '../shared/ballots/answers';
import type { BareQuestion, BareQuestionOf, Method, QuestionType } from '../shared/ballots/paper';
import type { ProjectGroupRule } from '../shared/ballots/projectGroups';
import { isUncontested } from '../shared/ballots/uncontested';
import { toStandingAnswer, toStandingQuestion } from '../shared/ballots/withdrawals';
import { getGivenDots } from './alikeAnswers';
import { approval, plurality } from './approval';
import { borda, dowdall } from './borda';
import { budgetGreedy } from './budgetGreedy';
import { consent } from './consent';
import { copeland } from './copeland';
import { cumulative } from './cumulative';
import { toExactShare } from './decision';
import { equalShares } from './equalShares';
import { instantRunoff } from './instantRunoff';
import { kemeny } from './kemeny';
import { drawLots } from './lots';
import { majorityJudgment } from './majorityJudgment';
import { meekStv } from './meekStv';
import { minimax } from './minimax';
import {
  toApprovalProfile,
  toRankedProfile,
  toScoreProfile,
  type ApprovalProfile,
  type Ballots,
  type RankedProfile,
  type ScoreProfile,
} from './profiles';
import { proportionalApproval, sequentialProportionalApproval } from './proportionalApproval';
import { proposal } from './proposal';
import { quadratic } from './quadratic';
import { rankedPairs } from './rankedPairs';
import { countScale } from './scale';
import { schulze } from './schulze';
import { score } from './score';
import { scottishStv } from './scottishStv';
import { sequentialPhragmen } from './sequentialPhragmen';
import { star } from './star';
import { TIME_POINTS, timePoll } from './timePoll';
import { electUnopposed, type UncontestedCount } from './uncontestedCount';

/** Ballots that answer a question alike, and how many they are. */
export interface AlikeAnswers<T extends QuestionType = QuestionType> {
  readonly answer: Answer<T>;
  readonly count: number;
  /**
   * No ballots of anybody: the marks of several, put together (`buckets.ts`). Only methods that add
   * marks up can count them.
   */
  readonly joined?: true;
}

/** Terms that counting needs besides a question and its answers. */
export interface CountTerms {
  /** Seed of the published lot that breaks ties. */
  readonly seed: string;
  /** Number of ballots that have to answer for a question to be decided; 0 for none. */
  readonly quorum: number;
  /**
   * Options that stand no longer: it is counted without them, and the result numbers those that are
   * left.
   */
  readonly withdrawn?: readonly string[];
}

interface Given<T extends QuestionType, Profile> {
  readonly profile: Profile;
  readonly settings: BareQuestionOf<T>['settings'];
  readonly costs: readonly number[];
  readonly groups: readonly ProjectGroupRule<number>[];
  readonly terms: { readonly seats: number; readonly lot: readonly number[] };
  readonly quorum: number;
  readonly mayOverspend: boolean;
}
type Choice = Given<'choice', ApprovalProfile>;
type Ranking = Given<'ranking', RankedProfile>;
type Scores = Given<'score', ScoreProfile>;
type Dots = Given<'dots', ScoreProfile>;
type Budget = Given<'budget', ApprovalProfile>;
type Dates = Given<'date', ScoreProfile>;
type Scale = Given<'scale', readonly { readonly value: number; readonly count: number }[]>;

const HALF = 50;

/** Without a threshold more than half is needed; one that is given is enough when it is reached. */
const decisionTerms = ({ settings: { threshold }, quorum }: Choice) => ({
  threshold: toExactShare(threshold ?? HALF),
  mustExceed: threshold === null,
  quorum,
});

const COUNTERS = {
  plurality: ({ profile, terms }: Choice) => plurality(profile, terms),
  limited: ({ profile, terms, settings }: Choice) =>
    approval(profile, { ...terms, mostMarks: settings.most }),
  approval: ({ profile, terms }: Choice) => approval(profile, terms),
  proposal: (given: Choice) => proposal(given.profile, decisionTerms(given)),
  consent: (given: Choice) =>
    consent(given.profile, { ...decisionTerms(given), blocksAllowed: given.settings.blocks }),
  proportionalApproval: ({ profile, terms }: Choice) => proportionalApproval(profile, terms),
  sequentialProportionalApproval: ({ profile, terms }: Choice) =>
    sequentialProportionalApproval(profile, terms),
  sequentialPhragmen: ({ profile, terms }: Choice) => sequentialPhragmen(profile, terms),

  schulze: ({ profile, terms }: Ranking) => schulze(profile, terms),
  rankedPairs: ({ profile, terms }: Ranking) => rankedPairs(profile, terms),
  minimax: ({ profile, terms }: Ranking) => minimax(profile, terms),
  copeland: ({ profile, terms }: Ranking) => copeland(profile, terms),
  kemeny: ({ profile, terms }: Ranking) => kemeny(profile, terms),
  borda: ({ profile, terms }: Ranking) => borda(profile, terms),
  dowdall: ({ profile, terms }: Ranking) => dowdall(profile, terms),
  instantRunoff: ({ profile, terms }: Ranking) => instantRunoff(profile, terms),
  scottishStv: ({ profile, terms }: Ranking) => scottishStv(profile, terms),
  meekStv: ({ profile, terms }: Ranking) => meekStv(profile, terms),

  score: ({ profile, terms, settings }: Scores) =>
    score(profile, { ...terms, scale: settings, by: 'mean', blanks: 'nothing' }),
  star: ({ profile, terms, settings }: Scores) => star(profile, { ...terms, scale: settings }),
  majorityJudgment: ({ profile, terms, settings }: Scores) =>
    majorityJudgment(profile, { ...terms, scale: settings }),

  cumulative: ({ profile, terms, settings, mayOverspend }: Dots) =>
    cumulative(profile, { ...terms, dots: settings.dots, mayOverspend }),
  quadratic: ({ profile, terms, settings, mayOverspend }: Dots) =>
    quadratic(profile, { ...terms, credits: settings.dots, mayOverspend }),

  equalShares: ({
    profile,
    terms: { lot },
    settings: { budget, utility },
    costs,
    groups,
  }: Budget) => equalShares(profile, { lot, budget, utility, costs, groups }),
  budgetGreedy: ({ profile, terms: { lot }, settings: { budget }, costs, groups }: Budget) =>
    budgetGreedy(profile, { lot, budget, costs, groups }),

  timePoll: ({ profile, terms }: Dates) => timePoll(profile, terms),
  scale: ({ profile, settings }: Scale) => countScale(profile, settings),
  text: () => null,
};

/** Result of each method. Options that stand are numbered in the order of the paper. */
export type ResultOf<M extends Method> = ReturnType<(typeof COUNTERS)[M]>;

/** The count of one question. */
export type QuestionCountOf<M extends Method> = {
  readonly question: string;
  readonly method: M;
  /** Ballots that say something, those for none of the above among them. */
  readonly answered: number;
  readonly none: number;
  /** Ballots that say nothing, were not asked, or name only options that stand no longer. */
  readonly blank: number;
  readonly result: ResultOf<M>;
  readonly uncontested?: never;
};

export type QuestionCount = { [M in Method]: QuestionCountOf<M> }[Method] | UncontestedCount;

type Packer<T extends QuestionType> = (
  places: ReadonlyMap<string, number>,
  answers: readonly AlikeAnswers<T>[],
) => unknown;

/**
 * Returns the number of an option on the paper.
 * @throws RangeError for an option that is not there
 */
function placeOf(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id);
  if (place === undefined) throw new RangeError(`Not an option: ${id}`);
  return place;
}

/**
 * Converts each item of a list when it is its turn: a hundred thousand of them need not be there at
 * once.
 */
const each = <From, To>(list: readonly From[], turn: (item: From) => To): Ballots<To> => ({
  length: list.length,
  *[Symbol.iterator]() {
    for (const item of list) yield turn(item);
  },
});

const marks: Packer<'choice' | 'budget'> = (places, answers) =>
  toApprovalProfile(
    places.size,
    answers.map(({ answer: { chosen }, count }) => ({
      approved: chosen.map((id) => placeOf(places, id)),
      count,
    })),
  );

const scores = (
  places: ReadonlyMap<string, number>,
  answers: readonly { readonly given: Readonly<Record<string, number>>; readonly count: number }[],
) =>
  toScoreProfile(
    places.size,
    answers.map(({ given, count }) => {
      const row = Array<number | null>(places.size).fill(null);
      for (const [id, value] of Object.entries(given)) row[placeOf(places, id)] = value;
      return { scores: row, count };
    }),
  );

const PACKERS: { readonly [T in QuestionType]: Packer<T> } = {
  choice: marks,
  budget: marks,
  ranking: (places, answers) =>
    toRankedProfile(
      places.size,
      each(answers, ({ answer: { ranking }, count }) => ({
        ranking: ranking.map((equals) => equals.map((id) => placeOf(places, id))),
        count,
      })),
    ),
  score: (places, answers) =>
    scores(
      places,
      answers.map(({ answer, count }) => ({ given: answer.scores, count })),
    ),
  dots: (places, answers) =>
    scores(
      places,
      answers.map(({ answer, count }) => ({ given: getGivenDots(answer.dots), count })),
    ),
  date: (places, answers) =>
    scores(
      places,
      answers.map(({ answer: { dates }, count }) => ({
        given: Object.fromEntries(
          Object.entries(dates).map(([id, when]) => [id, TIME_POINTS[when]]),
        ),
        count,
      })),
    ),
  scale: (_places, answers) => answers.map(({ answer: { value }, count }) => ({ value, count })),
  text: () => null,
};

/** Lists the groups of a budget with its projects by number; those withdrawn are left out. */
const toNumberedGroups = (
  { settings }: BareQuestion,
  places: ReadonlyMap<string, number>,
): ProjectGroupRule<number>[] =>
  ('groups' in settings ? (settings.groups ?? []) : []).map(({ options, most, budget }) => ({
    options: options.flatMap((id) => places.get(id) ?? []),
    most,
    budget,
  }));

const sum = (answers: readonly AlikeAnswers[]) =>
  answers.reduce((total, { count }) => total + count, 0);

/**
 * Counts one question by its method, or elects all options where it is uncontested: what ballots
 * said of them before others were withdrawn counts for nobody then. The host counts with it when a
 * poll closes, a worker in the browser and the command line when somebody recounts: the same
 * ballots give the same result, to the last digit.
 * @param answers of ballots that were checked (`findAnswerFaults`); blank ones may be among them
 * @param ballots how many ballots were cast in the poll
 * @throws RangeError for answers that the question does not allow
 */
export function countQuestion(
  asked: BareQuestion,
  answers: readonly AlikeAnswers[],
  ballots: number,
  { seed, quorum, withdrawn = [] }: CountTerms,
): QuestionCount {
  const question = toStandingQuestion(asked, withdrawn);
  if (isUncontested(question)) return electUnopposed(question, ballots);
  const standing =
    withdrawn.length === 0
      ? answers
      : answers.map((one) => ({ ...one, answer: toStandingAnswer(one.answer, withdrawn) }));
  const said = standing.filter(({ answer }) => !isBlank(answer));
  const ids = question.options.map(({ id }) => id);
  const places = new Map(ids.map((id, place) => [id, place]));
  const pack = PACKERS[question.type] as Packer<QuestionType>;
  const given = {
    profile: pack(places, said),
    settings: question.settings,
    costs: question.options.map(({ cost }) => cost ?? 0),
    groups: toNumberedGroups(question, places),
    terms: {
      seats: 'seats' in question.settings ? question.settings.seats : 1,
      lot: drawLots(seed, ids),
    },
    quorum,
    mayOverspend: said.some(({ joined }) => joined),
  };
  const count = COUNTERS[question.method] as (given: unknown) => unknown;
  const answered = sum(said);
  return {
    question: question.id,
    method: question.method,
    answered,
    none: sum(said.filter(({ answer }) => 'none' in answer)),
    blank: ballots - answered,
    result: count(given),
  } as QuestionCount;
}
