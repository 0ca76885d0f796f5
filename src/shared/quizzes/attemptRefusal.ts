/** Reasons for which a person cannot begin an attempt now, the first reason in this order. */
export const ATTEMPT_REFUSALS = [
  'quizNotOpen',
  'quizClosed',
  'sectionClosed',
  'quizEmpty',
  'signInRequired',
  'noAttemptsLeft',
] as const;
export type AttemptRefusal = (typeof ATTEMPT_REFUSALS)[number];

/** Facts that decide whether an attempt can begin. Times in milliseconds since 1970. */
export interface QuizWindow {
  readonly status: string;
  /** The city has closed the section for writing. */
  readonly isSectionClosed: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly questionCount: number;
  readonly attemptLimit: number | null;
  readonly isSignedIn: boolean;
  /** Attempts of this person that are over. */
  readonly attempts: number;
}

/**
 * Returns null when an attempt can begin at `now`, otherwise the reason against it. Where attempts
 * are counted, visitors have none: they could look up the answers first, as often as they like.
 */
export function findAttemptRefusal(quiz: QuizWindow, now: number): AttemptRefusal | null {
  const { status, opensAt, closesAt, attemptLimit } = quiz;
  const reasons: Readonly<Record<AttemptRefusal, boolean>> = {
    quizNotOpen: ['draft', 'in_review', 'scheduled'].includes(status) || (opensAt ?? 0) > now,
    quizClosed: status === 'archived' || (closesAt !== null && closesAt <= now),
    sectionClosed: quiz.isSectionClosed,
    quizEmpty: quiz.questionCount === 0,
    signInRequired: attemptLimit !== null && !quiz.isSignedIn,
    noAttemptsLeft: attemptLimit !== null && quiz.attempts >= attemptLimit,
  };
  return ATTEMPT_REFUSALS.find((reason) => reasons[reason]) ?? null;
}
