import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { Outcome } from '../../../../../counting/outcome';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import { decimal, named, say, type Sentence } from '../sentence';
import { whyMessages } from './messages';

/**
 * Tells who comes next, or, where several are elected, where the line runs between them and the
 * others.
 */
export function runnersUp(
  { elected, places }: Outcome<unknown>,
  valueOf: (option: number) => number,
): Sentence[] {
  const next = places.flat().find((option) => !elected.includes(option));
  const last = elected.at(-1);
  if (next === undefined || last === undefined) return [];
  const values = { next: named(next), nextValue: decimal(valueOf(next)) };
  if (elected.length === 1) return [say(whyMessages.next, values)];
  return [say(whyMessages.line, { ...values, last: named(last), value: decimal(valueOf(last)) })];
}

type MarkMethod = 'plurality' | 'limited' | 'approval';

/** Plurality, limited and approval count: the most marks. */
export function whyMostMarks({ answered, result }: QuestionCountOf<MarkMethod>): Sentence[] {
  const { votes } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    say(whyMessages.mostMarks, { winner: named(first), count: votes[first]!, ballots: answered }),
    ...runnersUp(result, (option) => votes[option]!),
  ];
}

export function whyMostDots({ result }: QuestionCountOf<'cumulative'>): Sentence[] {
  const { dots, supporters, unspent } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    say(whyMessages.mostDots, {
      winner: named(first),
      dots: dots[first]!,
      supporters: supporters[first]!,
    }),
    ...runnersUp(result, (option) => dots[option]!),
    ...(unspent > 0 ? [say(whyMessages.unspentDots, { unspent })] : []),
  ];
}

/** Votes bought with credits: those for less those against. */
export function whyMostNet({ result }: QuestionCountOf<'quadratic'>): Sentence[] {
  const { votes, votesFor, votesAgainst, credits } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    say(whyMessages.mostNet, {
      winner: named(first),
      count: votes[first]!,
      inFavour: votesFor[first]!,
      against: votesAgainst[first]!,
    }),
    say(whyMessages.credits, { winner: named(first), credits: credits[first]! }),
    ...runnersUp(result, (option) => votes[option]!),
  ];
}

const POINT_RULES = { borda: whyMessages.bordaRule, dowdall: whyMessages.dowdallRule };

/** Borda and Dowdall: points by rank. */
export function whyMostPoints(
  { method, result }: QuestionCountOf<'borda' | 'dowdall'>,
  { options }: Pick<QuestionOf<'ranking'>, 'options'>,
): Sentence[] {
  const { points } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    say(POINT_RULES[method], { options: options.length, most: options.length - 1 }),
    say(whyMessages.mostPoints, { winner: named(first), points: decimal(points[first]!) }),
    ...runnersUp(result, (option) => points[option]!),
  ];
}
