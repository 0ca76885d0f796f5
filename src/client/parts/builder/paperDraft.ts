import type { PollPaper } from '../../../shared/contract/papers';
import type { Revision } from './frame/useBuilderState';
import type { WrittenPaper } from './writtenPaper';

export interface RevisionBase extends WrittenPaper, Revision {}

export const toRevisionBase = ({ revision, rules, questions }: PollPaper): RevisionBase => ({
  revision,
  rules,
  questions,
});

/** The name under which the draft is kept, in the form of that name. */
export const DRAFT_FIELD = 'paper';

/** Returns the value as it is sent: texts without blanks at their ends. */
export function trimTexts<T>(value: T): T {
  if (typeof value === 'string') return value.trim() as T;
  if (Array.isArray(value)) return value.map(trimTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, trimTexts(inner as unknown)]),
  ) as T;
}

/**
 * Questions that differ between two papers, by their place in the newer one, and those that are
 * gone from it.
 */
export function findDifferences(mine: WrittenPaper, newer: WrittenPaper) {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(trimTexts(b));
  const known = new Map(mine.questions.map((question) => [question.id, question]));
  const there = new Set(newer.questions.map(({ id }) => id));
  return {
    rules: !same(newer.rules, mine.rules),
    changed: newer.questions.filter(({ id }, place) => {
      const own = known.get(id);
      return !own || !same(newer.questions[place], own);
    }),
    gone: mine.questions.filter(({ id }) => !there.has(id)),
  };
}
