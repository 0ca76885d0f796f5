import type { Vote } from './statementWrites';

export interface AnswerKind {
  readonly vote: Vote;
  readonly name: 'disagree' | 'pass' | 'agree';
  /** A line drawing of 24 × 24. */
  readonly path: string;
}

/**
 * From left to right. Agreeing is on the right in every language, where a swipe to the right leads:
 * people know that gesture from other portals, and in Arabic it is called “to the right” too.
 */
const ANSWERS_LEFT_TO_RIGHT: readonly AnswerKind[] = [
  { vote: -1, name: 'disagree', path: 'M6 6l12 12M18 6 6 18' },
  { vote: 0, name: 'pass', path: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8.5 12h7' },
  { vote: 1, name: 'agree', path: 'M5 12.5l4.5 4.5L19 7.5' },
];

/** Lists the answers in the order in which they are read; the keys 1, 2 and 3 follow it. */
export const listAnswerKinds = (dir: 'ltr' | 'rtl'): readonly AnswerKind[] =>
  dir === 'rtl' ? [...ANSWERS_LEFT_TO_RIGHT].reverse() : ANSWERS_LEFT_TO_RIGHT;

/**
 * Returns the answer that a swipe of so many pixels to the right stands for; null: not far enough.
 */
export function toSwipeVote(right: number): Vote | null {
  if (Math.abs(right) < MIN_SWIPE_PX) return null;
  return right > 0 ? 1 : -1;
}

const MIN_SWIPE_PX = 90;
