import type { Answer } from '../shared/ballots/answers';
import { toCanonicalJson } from '../shared/ballots/canonicalJson';
import { toStandingAnswer } from '../shared/ballots/withdrawals';
import type { AlikeAnswers } from './countQuestion';

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

const sorted = (ids: readonly string[]): readonly string[] =>
  ids.length > 1 ? ids.toSorted(byText) : ids;

/** Dots that are given. None for an option says as much as not naming it. */
export const getGivenDots = (dots: Answer<'dots'>['dots']): Answer<'dots'>['dots'] =>
  Object.fromEntries(Object.entries(dots).filter(([, votes]) => votes !== 0));

/**
 * Returns the same answer without what counts for nothing: the order in which options were marked,
 * or written into one rank, and no dots.
 */
function plainAnswer(answer: Answer): Answer {
  if ('chosen' in answer) return { ...answer, chosen: sorted(answer.chosen) };
  if ('dots' in answer) return { dots: getGivenDots(answer.dots) };
  return 'ranking' in answer ? { ranking: answer.ranking.map(sorted) } : answer;
}

/** Answers in canonical JSON, and how many ballots give each. */
export type TallyEntries = readonly (readonly [answer: string, count: number])[];

/**
 * Lists alike answers in the order of their canonical JSON, which says nothing of when they were
 * cast.
 */
export const toAlikeAnswers = (entries: TallyEntries): AlikeAnswers[] =>
  entries
    .toSorted(([a], [b]) => byText(a, b))
    .map(([answer, count]) => ({ answer: JSON.parse(answer) as Answer, count }));

/** Ballots by what they answer: as many entries as there are different answers. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(answer: Answer, count = 1): void {
    const key = toCanonicalJson(plainAnswer(answer));
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }

  entries(): TallyEntries {
    return [...this.#counts];
  }

  alike(): AlikeAnswers[] {
    return toAlikeAnswers(this.entries());
  }
}

/** Joins answers that are alike, in the order of their canonical JSON. */
export function joinAnswers(answers: Iterable<Answer>): AlikeAnswers[] {
  const found = new Map<string, { readonly answer: Answer; count: number }>();
  for (const given of answers) {
    const answer = plainAnswer(given);
    const key = toCanonicalJson(answer);
    const alike = found.get(key);
    if (alike) alike.count += 1;
    else found.set(key, { answer, count: 1 });
  }
  return [...found.keys()].toSorted(byText).map((key) => found.get(key)!);
}

/** Takes withdrawn options out of answers, as they are published. */
export function dropWithdrawn(
  answers: readonly AlikeAnswers[],
  withdrawn: readonly string[],
): readonly AlikeAnswers[] {
  if (withdrawn.length === 0) return answers;
  const tally = new Tally();
  for (const { answer, count } of answers) tally.add(toStandingAnswer(answer, withdrawn), count);
  return tally.alike();
}
