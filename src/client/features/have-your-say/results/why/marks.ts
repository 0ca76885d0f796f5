import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { Outcome } from '../../../../../counting/outcome';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import { toDecimalValue, toOptionsValue, createSentence, type Sentence } from '../sentence';
import { whyMessages } from './messages';

/**
 * Tells who comes next, or, where several are elected, where the line runs between them and the
 * others.
 */
export function listRunnersUp(
  { elected, places }: Outcome<unknown>,
  valueOf: (option: number) => number,
): Sentence[] {
  const next = places.flat().find((option) => !elected.includes(option));
  const last = elected.at(-1);
  if (next === undefined || last === undefined) return [];
  const values = { next: toOptionsValue(next), nextValue: toDecimalValue(valueOf(next)) };
  if (elected.length === 1) return [createSentence(whyMessages.next, values)];
  return [
    createSentence(whyMessages.line, {
      ...values,
      last: toOptionsValue(last),
      value: toDecimalValue(valueOf(last)),
    }),
  ];
}

type MarkMethod = 'plurality' | 'limited' | 'approval';

/** Plurality, limited and approval count: the most marks. */
export function explainMostMarks({ answered, result }: QuestionCountOf<MarkMethod>): Sentence[] {
  const { votes } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    createSentence(whyMessages.mostMarks, {
      winner: toOptionsValue(first),
      count: votes[first]!,
      ballots: answered,
    }),
    ...listRunnersUp(result, (option) => votes[option]!),
  ];
}

export function explainMostDots({ result }: QuestionCountOf<'cumulative'>): Sentence[] {
  const { dots, supporters, unspent } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    createSentence(whyMessages.mostDots, {
      winner: toOptionsValue(first),
      dots: dots[first]!,
      supporters: supporters[first]!,
    }),
    ...listRunnersUp(result, (option) => dots[option]!),
    ...(unspent > 0 ? [createSentence(whyMessages.unspentDots, { unspent })] : []),
  ];
}

/** Votes bought with credits: those for less those against. */
export function explainMostNet({ result }: QuestionCountOf<'quadratic'>): Sentence[] {
  const { votes, votesFor, votesAgainst, credits } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    createSentence(whyMessages.mostNet, {
      winner: toOptionsValue(first),
      count: votes[first]!,
      inFavour: votesFor[first]!,
      against: votesAgainst[first]!,
    }),
    createSentence(whyMessages.credits, {
      winner: toOptionsValue(first),
      credits: credits[first]!,
    }),
    ...listRunnersUp(result, (option) => votes[option]!),
  ];
}

const POINT_RULES = { borda: whyMessages.bordaRule, dowdall: whyMessages.dowdallRule };

/** Borda and Dowdall: points by rank. */
export function explainMostPoints(
  { method, result }: QuestionCountOf<'borda' | 'dowdall'>,
  { options }: Pick<QuestionOf<'ranking'>, 'options'>,
): Sentence[] {
  const { points } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    createSentence(POINT_RULES[method], { options: options.length, most: options.length - 1 }),
    createSentence(whyMessages.mostPoints, {
      winner: toOptionsValue(first),
      points: toDecimalValue(points[first]!),
    }),
    ...listRunnersUp(result, (option) => points[option]!),
  ];
}
