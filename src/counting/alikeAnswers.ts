import type { Answer } from '../shared/ballots/answers';
import { canonicalJson } from '../shared/ballots/canonical';
import type { AlikeAnswers } from './countQuestion';

const sorted = (ids: readonly string[]): string[] => ids.toSorted((a, b) => (a < b ? -1 : 1));

/** Dots that are given. None for an option says as much as not naming it. */
export const givenDots = (dots: Answer<'dots'>['dots']): Answer<'dots'>['dots'] =>
  Object.fromEntries(Object.entries(dots).filter(([, votes]) => votes !== 0));

/** The same answer without what counts for nothing: the order in which options were marked, or written into one rank, and no dots. */
export function plainAnswer(answer: Answer): Answer {
  if ('chosen' in answer) return { ...answer, chosen: sorted(answer.chosen) };
  if ('dots' in answer) return { dots: givenDots(answer.dots) };
  return 'ranking' in answer ? { ranking: answer.ranking.map(sorted) } : answer;
}

/** Answers in canonical JSON, and how many ballots give each. */
export type TallyEntries = readonly (readonly [answer: string, count: number])[];

/** In the order of their canonical JSON, which says nothing of when they were cast. */
export const alikeFrom = (entries: TallyEntries): AlikeAnswers[] =>
  entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([answer, count]) => ({ answer: JSON.parse(answer) as Answer, count }));

/** Ballots by what they answer: as many entries as there are different answers. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(answer: Answer, count = 1): void {
    const key = canonicalJson(plainAnswer(answer));
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }

  entries(): TallyEntries {
    return [...this.#counts];
  }

  alike(): AlikeAnswers[] {
    return alikeFrom(this.entries());
  }
}

/** Joins answers that are alike. */
export function joinAnswers(answers: Iterable<Answer>): AlikeAnswers[] {
  const tally = new Tally();
  for (const answer of answers) tally.add(answer);
  return tally.alike();
}
