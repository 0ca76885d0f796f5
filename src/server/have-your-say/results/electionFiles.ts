import type { Answer } from '../../../shared/ballots/answers';
import type { OpeningQuestion } from '../../../shared/ballots/opening';
import { writeBlt } from '../../../counting/blt';
import type { AlikeAnswers } from '../../../counting/countQuestion';
import { writePabulib, type PabulibVote } from '../../../counting/pabulib';
import { toRankedProfile } from '../../../counting/profiles';
import type { SealedPoll } from './sealedPoll';

const placesIn = ({ options }: OpeningQuestion): ReadonlyMap<string, number> =>
  new Map(options.map(({ id }, place) => [id, place]));

const chosenIn = (answer: Answer): readonly string[] => ('chosen' in answer ? answer.chosen : []);

function votesOf(question: OpeningQuestion, answers: readonly AlikeAnswers[]): PabulibVote[] {
  const places = placesIn(question);
  const votes = answers.flatMap(({ answer, count }) => {
    const projects = chosenIn(answer).map((id) => places.get(id)!);
    return Array.from({ length: count }, () => ({ projects, points: [], more: [] }));
  });
  return votes.map((vote, index) => ({ ...vote, voter: String(index + 1) }));
}

/** Converts a text to an item of a list: a cell of a list holds no comma of its own. */
const toItem = (text: string) => text.replaceAll(',', ' ');

/** Limits of a budget as Pabulib names them: of a ballot, and of the money for its categories. */
function* listLimits(
  { settings, options }: Extract<OpeningQuestion, { readonly type: 'choice' | 'budget' }>,
  say: SealedPoll['say'],
): Generator<readonly [string, string]> {
  const { least = 1, most } = settings;
  if (least > 1) yield ['min_length', String(least)];
  if (most !== null && most < options.length) yield ['max_length', String(most)];
  const groups = 'groups' in settings ? (settings.groups ?? []) : [];
  if (groups.length === 0 || groups.some(({ budget }) => budget === null)) return;
  yield ['categories', groups.map(({ name }) => toItem(say(name))).join(',')];
  yield ['budget_per_category', groups.map(({ budget }) => budget).join(',')];
}

const METHODS: Partial<Record<OpeningQuestion['method'], string>> = {
  budgetGreedy: 'greedy',
  equalShares: 'equalshares',
};

/**
 * Writes a budget, or any question with approval ballots, in the format of Pabulib. Voters are
 * numbered in an order that says nothing.
 */
export function toPabulib(
  { say, content, counts }: SealedPoll,
  question: Extract<OpeningQuestion, { readonly type: 'choice' | 'budget' }>,
  answers: readonly AlikeAnswers[],
): string {
  const { settings, options, method } = question;
  // A committee is a budget for so many members of one unit each.
  const budget = 'budget' in settings ? settings.budget : settings.seats;
  const result = counts.find((one) => one.question === question.id)?.result;
  const { elected = [] } = (result ?? {}) as { readonly elected?: readonly number[] };
  const votes = votesOf(question, answers);
  const groups = 'groups' in settings ? (settings.groups ?? []) : [];
  const categoriesOf = (option: string) =>
    groups
      .filter((group) => group.options.includes(option))
      .map(({ name }) => toItem(say(name)))
      .join(',');
  const marks = options.map(() => 0);
  for (const { projects } of votes) for (const place of projects) marks[place]! += 1;
  return writePabulib({
    voteType: 'approval',
    budget,
    scale: 1,
    meta: [
      ['description', say(content.title)],
      ['rule', METHODS[method] ?? method],
      ...listLimits(question, say),
      ...('currency' in settings ? [['currency', settings.currency] as const] : []),
    ],
    projectColumns: ['votes', 'name', ...(groups.length > 0 ? ['category'] : []), 'selected'],
    projects: options.map(({ id: option, cost, label }, place) => ({
      id: String(place + 1),
      cost: cost ?? 1,
      more: [
        String(marks[place]),
        say(label),
        ...(groups.length > 0 ? [categoriesOf(option)] : []),
        String(Number(elected.includes(place))),
      ],
    })),
    voteColumns: [],
    votes,
  });
}

/** Writes a ranking in the format BLT. */
export function toBlt(
  { say }: SealedPoll,
  question: Extract<OpeningQuestion, { readonly type: 'ranking' }>,
  answers: readonly AlikeAnswers[],
): string {
  const places = placesIn(question);
  const rankings = (answers as readonly AlikeAnswers<'ranking'>[]).map(({ answer, count }) => ({
    ranking: answer.ranking.map((equals) => equals.map((id) => places.get(id)!)),
    count,
  }));
  return writeBlt({
    title: say(question.prompt),
    names: question.options.map(({ label }) => say(label)),
    seats: question.settings.seats,
    withdrawn: [],
    profile: toRankedProfile(question.options.length, rankings),
  });
}
