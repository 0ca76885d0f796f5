import { countQuestion } from '../counting/countQuestion';
import { QUESTION_TYPES } from '../shared/ballots/paper';
import { ELIGIBILITIES, RESULT_VISIBILITIES } from '../shared/contract/have-your-say';
import { ballotsOf } from './seed/ballots';
import { barePaper } from './seed/papers';
import { readDemonstration } from './seed/readDemonstration';
import type { SeedPoll } from './seed/schemas';

const POLLS = readDemonstration('harbour-city').contents['have-your-say'];

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** Counts a poll's only question; `seed` is of the lot that breaks ties. */
function countOf(poll: SeedPoll, seed: string) {
  const [question] = barePaper(poll);
  const ballots = ballotsOf(poll);
  const answers = ballots.map((answers) => ({ answer: answers[question!.id]!, count: 1 }));
  const { quorum } = poll.details;
  return countQuestion(question!, answers, ballots.length, { seed, quorum }).result;
}

const labelsOf = (poll: SeedPoll, elected: readonly number[]) =>
  elected.map((place) => poll.questions[0]!.options[place]!.label.en).toSorted();

const pollOf = (slug: string) => POLLS.find((poll) => poll.slug === slug)!;

describe('what the outcomes of closed polls say', () => {
  it.each([
    [
      'lighthouse-hill-budget',
      [
        'A bench every 150 metres',
        'Cinema on the Green, six evenings',
        'Drinking fountain on the Green',
        'Forty trees for Lantern Street',
        'Handrail and lamps on the 64 steps',
        'Homes for swifts and bats',
        'Playground behind the school',
        'Two cargo bicycles to borrow',
      ],
      { spent: 394_000, left: 17_000 },
    ],
    ['youth-council-seats', ['Kerem Aksoy', 'Layla Mansour', 'Sude Çelik'], {}],
    ['customs-house-use', ['Neighbourhood house'], {}],
    ['promenade-bench', ['The Two'], {}],
    ['tree-for-orchard-square', ['Mulberry'], {}],
  ])('%s: is what the count says, whatever the lot', (slug, elected, numbers) => {
    const poll = pollOf(slug);
    for (const seed of SEEDS) {
      const result = countOf(poll, seed) as { elected: readonly number[] };
      expect(labelsOf(poll, result.elected)).toEqual(elected);
      expect(result).toMatchObject(numbers);
    }
  });

  it.each([
    ['cargo-bicycles-anchor-lane', { reason: 'passed', votes: [31, 9, 5, 1] }],
    ['library-on-sundays', { reason: 'belowQuorum', votes: [61, 18, 8] }],
  ])('%s: is what the count says', (slug, decision) => {
    expect(countOf(pollOf(slug), 'a')).toMatchObject(decision);
  });

  it('the market hall was first on most ballots and lost every comparison', () => {
    const poll = pollOf('customs-house-use');
    const [question] = barePaper(poll);
    const firsts = ballotsOf(poll).map(
      (answers) => (answers[question!.id] as { ranking: string[][] }).ranking[0]![0],
    );
    const counts = question!.options.map(({ id }) => firsts.filter((first) => first === id).length);
    expect(counts[0]).toBe(71);
    expect(Math.max(...counts.slice(1))).toBeLessThan(71);
    const result = countOf(poll, 'a') as unknown as { rounds: { preferred: number[][] }[] };
    const { preferred } = result.rounds[0]!;
    expect(preferred[1]![0]).toBe(136);
    expect([1, 2, 3, 4].every((other) => preferred[other]![0]! > preferred[0]![other]!)).toBe(true);
  });

  it('the mulberry won the runoff', () => {
    const result = countOf(pollOf('tree-for-orchard-square'), 'a');
    expect(result).toMatchObject({
      rounds: [{ sums: [319, 306, 372, 354, 271] }, { preferences: [52, 46, 25] }],
    });
  });

  it('half of the people gave The Two grade 4 or better', () => {
    const result = countOf(pollOf('promenade-bench'), 'a');
    expect(result).toMatchObject({ rounds: [{ medians: [2, 3, 2, 4] }] });
  });
});

it('the demonstration has polls of every type, for everybody, and with results for all and for few', () => {
  const details = POLLS.map((poll) => poll.details);
  const types = POLLS.flatMap(({ questions }) => questions.map(({ type }) => type));
  expect(new Set(types)).toEqual(new Set(QUESTION_TYPES));
  expect(new Set(details.map(({ eligibility }) => eligibility))).toEqual(new Set(ELIGIBILITIES));
  expect(new Set(details.map(({ resultsVisibility }) => resultsVisibility))).toEqual(
    new Set(RESULT_VISIBILITIES),
  );
  expect(details.filter(({ secrecy, canChange }) => secrecy === 'secret' && canChange)).toEqual([]);
});

it.each(POLLS.map((poll) => [poll.slug, poll] as const))(
  '%s: title and summary are as long as the portal allows, in three languages',
  (_slug, { title, summary }) => {
    for (const locale of ['en', 'ar', 'tr'] as const) {
      expect(title[locale]!.length).toBeGreaterThanOrEqual(4);
      expect(title[locale]!.length).toBeLessThanOrEqual(150);
      expect(summary[locale]!.length).toBeLessThanOrEqual(300);
    }
  },
);
