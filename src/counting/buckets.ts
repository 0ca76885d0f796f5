import type { Answer, Availability } from '../shared/ballots/answers';
import { isBlank } from '../shared/ballots/blank';
import type { BareQuestion, Method, QuestionType } from '../shared/ballots/paper';
import { getGivenDots } from './alikeAnswers';
import type { AlikeAnswers } from './countQuestion';

/** Answers that fewer ballots share are published as a sum. */
export const MIN_BUCKET_BALLOTS = 5;

/** The words of an answer that are not published. */
export const WITHHELD = '…';

/**
 * Methods that only add up how many ballots gave which option which mark, and those whose answers
 * are words.
 */
const ADDITIVE: ReadonlySet<Method> = new Set([
  'plurality',
  'limited',
  'approval',
  'proposal',
  'consent',
  'budgetGreedy',
  'score',
  'majorityJudgment',
  'cumulative',
  'quadratic',
  'timePoll',
  'text',
]);

/**
 * Tells whether sums of marks are all that the method needs. A scale is not among them: its result
 * is how many gave each value.
 */
export const isAdditive = (method: Method): boolean => ADDITIVE.has(method);

/** Ballots of which only sums are published. */
export interface Bucket {
  readonly ballots: number;
  /**
   * Number of these ballots that say none of the above, and of those that contain only words of
   * their own.
   */
  readonly none: number;
  readonly ownOnly: number;
  /**
   * For each option how many ballots gave it each mark. A mark is a score, dots, an availability,
   * or 1 for an option that is chosen.
   */
  readonly given: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

type Marks = readonly (readonly [option: string, mark: string])[];

const CHOSEN = '1';
const asMarks = (given: Readonly<Record<string, unknown>>): Marks =>
  Object.entries(given).map(([option, mark]) => [option, String(mark)]);

function marksOf(answer: Answer): Marks {
  if ('chosen' in answer) return answer.chosen.map((option) => [option, CHOSEN]);
  if ('scores' in answer) return asMarks(answer.scores);
  if ('dots' in answer) return asMarks(getGivenDots(answer.dots));
  return 'dates' in answer ? asMarks(answer.dates) : [];
}

const numbersOf = (marks: Marks): Record<string, number> =>
  Object.fromEntries(marks.map(([option, mark]) => [option, Number(mark)]));

const ANSWERS: Partial<Record<QuestionType, (marks: Marks) => Answer>> = {
  choice: (marks) => ({ chosen: marks.map(([option]) => option) }),
  budget: (marks) => ({ chosen: marks.map(([option]) => option) }),
  score: (marks) => ({ scores: numbersOf(marks) }),
  dots: (marks) => ({ dots: numbersOf(marks) }),
  date: (marks) => ({ dates: Object.fromEntries(marks) as Record<string, Availability> }),
};

/** Puts the answers of several ballots together. */
export function toBucket(answers: readonly AlikeAnswers[]): Bucket {
  const said = answers.filter(({ answer }) => !isBlank(answer));
  const sum = (some: readonly AlikeAnswers[]) => some.reduce((all, { count }) => all + count, 0);
  const none = said.filter(({ answer }) => 'none' in answer);
  const marked = said.filter(({ answer }) => marksOf(answer).length > 0);
  const given: Record<string, Record<string, number>> = {};
  for (const { answer, count } of marked)
    for (const [option, mark] of marksOf(answer)) {
      const marks = (given[option] ??= {});
      marks[mark] = (marks[mark] ?? 0) + count;
    }
  const ballots = sum(said);
  return { ballots, none: sum(none), ownOnly: ballots - sum(none) - sum(marked), given };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly option: string;
  readonly mark: string;
}

/**
 * Lays all marks round a circle of `rows` places, one after the other; what goes past the end goes
 * on at the beginning.
 */
function layOut({ options }: BareQuestion, { given }: Bucket, rows: number): Stretch[] {
  const stretches: Stretch[] = [];
  let next = 0;
  for (const { id: option } of options) {
    const marks = Object.entries(given[option] ?? {});
    const total = marks.reduce((all, [, count]) => all + count, 0);
    if (total > rows) throw new RangeError(`${total} of ${rows} ballots mark ${option}`);
    for (const [mark, count] of marks) {
      const end = next + count;
      stretches.push({ from: next, to: Math.min(end, rows), option, mark });
      if (end > rows) stretches.push({ from: 0, to: end - rows, option, mark });
      next = end % rows;
    }
  }
  return stretches.filter(({ from, to }) => to > from);
}

function stretchesBy(edge: 'from' | 'to', stretches: readonly Stretch[]): Map<number, Stretch[]> {
  const found = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    const there = found.get(stretch[edge]);
    if (there) there.push(stretch);
    else found.set(stretch[edge], [stretch]);
  }
  return found;
}

function unknownOption({ options }: BareQuestion, { given }: Bucket): string | undefined {
  const known = new Set(options.map(({ id }) => id));
  return Object.keys(given).find((id) => !known.has(id));
}

/**
 * Creates ballots that were never cast, with the same sums as those in the bucket: as many in all,
 * as many that gave each option each mark, none without a mark, and none with two marks more than
 * another. A method that only adds marks up counts them as it counts the true ones.
 * @throws RangeError for sums that no ballots could have
 */
export function countBucketBallots(question: BareQuestion, bucket: Bucket): AlikeAnswers[] {
  const { ballots, none, ownOnly } = bucket;
  const rows = ballots - none - ownOnly;
  const stranger = unknownOption(question, bucket);
  if (rows < 0) throw new RangeError(`Fewer than no ballots: ${rows}`);
  if (stranger !== undefined) throw new RangeError(`Not an option: ${stranger}`);
  const whole: AlikeAnswers[] = [
    { answer: { chosen: [], none: true }, count: none, joined: true },
    { answer: wordsOnly(question), count: ownOnly, joined: true },
  ];
  return [...whole.filter(({ count }) => count > 0), ...markedBallots(question, bucket, rows)];
}

const wordsOnly = ({ type }: BareQuestion): Answer =>
  type === 'text' ? { text: WITHHELD } : { chosen: [], own: WITHHELD };

function markedBallots(question: BareQuestion, bucket: Bucket, rows: number): AlikeAnswers[] {
  const stretches = layOut(question, bucket, rows);
  const edges = [...new Set([0, rows, ...stretches.flatMap(({ from, to }) => [from, to])])];
  const cuts = edges.toSorted((a, b) => a - b);
  const starting = stretchesBy('from', stretches);
  const ending = stretchesBy('to', stretches);
  const marks = new Map<string, string>();
  const answerOf = ANSWERS[question.type];
  return cuts.slice(0, -1).map((from, index): AlikeAnswers => {
    for (const { option } of ending.get(from) ?? []) marks.delete(option);
    for (const { option, mark } of starting.get(from) ?? []) marks.set(option, mark);
    if (marks.size === 0 || !answerOf)
      throw new RangeError('There are fewer marks than ballots that mark something');
    return { answer: answerOf([...marks]), count: cuts[index + 1]! - from, joined: true };
  });
}
