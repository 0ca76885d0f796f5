import { GRACE_MS } from './timing';

/** Methods that choose which of a person’s attempts is their result. */
export const GRADE_METHODS = ['highest', 'average', 'first', 'last'] as const;
export type GradeMethod = (typeof GRADE_METHODS)[number];

/** When whoever has handed in an attempt learns what was right and why. */
export const RIGHT_ANSWER_POLICIES = ['afterAttempt', 'afterClosing', 'never'] as const;
export type RightAnswerPolicy = (typeof RIGHT_ANSWER_POLICIES)[number];

/** The settings of a quiz for which nothing else was decided. */
export const DEFAULT_QUIZ_SETTINGS = {
  gradeMethod: 'highest',
  shuffle: false,
  rightAnswers: 'afterAttempt',
  ownTiming: true,
  bands: [],
} as const satisfies {
  gradeMethod: GradeMethod;
  rightAnswers: RightAnswerPolicy;
  [setting: string]: unknown;
};

interface Revealing {
  readonly rightAnswers: RightAnswerPolicy;
  /** Milliseconds since 1970. */
  readonly closesAt: number | null;
}

/**
 * Tells whether an attempt that is over tells at `now` what was right: not while answers to others
 * may still be on their way.
 */
export const canShowRightAnswers = ({ rightAnswers, closesAt }: Revealing, now: number): boolean =>
  rightAnswers === 'afterAttempt' ||
  (rightAnswers === 'afterClosing' && closesAt !== null && closesAt + GRACE_MS <= now);

interface Band<T> {
  /** In per cent, included; it ends where the next one begins. */
  readonly from: number;
  readonly text: T;
}

/** Finds the feedback for this result; null where there is none. */
export function findBandText<T>(bands: readonly Band<T>[], percent: number): T | null {
  const reached = bands.filter(({ from }) => from <= percent);
  const [band] = reached.toSorted((one, other) => other.from - one.from);
  return band?.text ?? null;
}
