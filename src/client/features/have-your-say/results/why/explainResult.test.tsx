import { screen } from '@testing-library/react';
import { parseBallots } from '../../../../../counting/testing/elections';
import { countQuestion } from '../../../../../counting/countQuestion';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import type { Locale } from '../../../../../shared/locales';
import { renderScreen } from '../../../../testing/renderScreen';
import { SentenceList } from '../SentenceList';
import {
  createBurlington,
  createCommittee,
  type CountedElection,
  countElection,
  createCumulative,
  createTimePoll,
  createDecision,
  createFoodElection,
  createScaleQuestion,
  createOptions,
  createQuadratic,
  toRankingAnswers,
  createSchulze45,
  createSchulze9,
  createScored,
  createTennessee,
  createTennesseePlurality,
  createTinyBudget,
} from '../testing/elections';
import { createNadNerem } from '../testing/nadNerem';
import { explainResult } from './explainResult';

/** Returns the explanation, sentence by sentence, as people read it. */
function told({ question, count }: CountedElection, locale: Locale = 'en', quorum = 0): string[] {
  const sentences = explainResult(count, question, quorum);
  renderScreen(<SentenceList question={question} sentences={sentences} />, { locale });
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

test('Schulze, 45 voters (T1): nobody beats everybody, and E is ahead along the strongest chains', () => {
  expect(told(createSchulze45('schulze'))).toEqual([
    'No option beats every other one in direct comparison: the preferences run in a circle.',
    'E is not behind any other option along the strongest chains of victories. A chain is as strong as its weakest victory.',
    'Ahead of A: the chain E › B › A is 25 strong, the one back, A › C › E, only 24.',
    'Ahead of C: the chain E › D › C is 28 strong, the one back, C › E, only 24.',
    'Ahead of B: the chain E › D › C › B is 28 strong, the one back, B › A › C › E, only 24.',
    'Ahead of D: the chain E › D is 31 strong, the one back, D › C › E, only 24.',
  ]);
});

test('Schulze, nine voters (T4): two potential winners are level', () => {
  expect(told(createSchulze9())).toContain(
    'Level with B: the chain D › A › B and the one back, B › D, are both 5 strong.',
  );
});

test('Ranked Pairs on the same 45 ballots: A, and what stronger victories rule out', () => {
  expect(told(createSchulze45('rankedPairs'))).toEqual([
    'Victories are fixed from the strongest down; the first is B over D, 33 ballots to 12.',
    'D over C (28 to 17) is left out: stronger victories already say C › B › D.',
    'B over A (25 to 20) is left out: stronger victories already say A › C › B.',
    'E over A (23 to 22) is left out: stronger victories already say A › C › E.',
    'Nobody is fixed above A.',
  ]);
});

test.each([
  ['minimax', 'The worst defeat of E is the smallest of all: 24 ballots prefer C.'],
  ['copeland', 'Of 4 comparisons with the others, E wins 3 and ties 0: 3 points.'],
  [
    'kemeny',
    'Of all possible rankings, E › B › A › D › C agrees with the ballots most often: in 260 comparisons, against 190.',
  ],
  ['borda', 'E has the most points: 102.'],
] as const)('%s on the same 45 ballots (T1)', (method, sentence) => {
  expect(told(createSchulze45(method))).toContain(sentence);
});

test('Tennessee by instant runoff (T6): round by round to Knoxville', () => {
  expect(told(createTennessee('instantRunoff'))).toEqual([
    'Each ballot counts for the first option on it that is still in. More than half elects; in the first round that is 51.',
    'Round 1: Chattanooga has the fewest votes, 15, and is excluded.',
    'From Chattanooga pass on: Knoxville +15.',
    'Round 2: Nashville has the fewest votes, 26, and is excluded.',
    'From Nashville pass on: Knoxville +26.',
    'Round 3: Knoxville has 58, reaches the quota of 51 and is chosen.',
    'A ballot ends when it passes on and nobody further on it is still in. Ballots that ended so: 0.',
  ]);
});

test('Tennessee by Schulze (T6): Nashville beats every other', () => {
  expect(told(createTennessee('schulze'))[0]).toBe(
    'Nashville beats every other option when the two are compared; the closest comparison is with Memphis: 58 ballots to 42.',
  );
});

test('Tennessee by first choices and by points (T6)', () => {
  expect(told(createTennesseePlurality())).toEqual([
    'No option was marked on more ballots than Memphis: 42 of 100.',
    'Next comes Nashville with 26.',
  ]);
});

test('Burlington (T7): ballots that name nobody who is still in are told', () => {
  expect(told(createBurlington('instantRunoff'))).toEqual(
    expect.arrayContaining([
      'From Montroll pass on: Kiss +1,332 and Wright +767.',
      'From Montroll, 455 name nobody who is still in.',
      'Round 2: Kiss has 4,314, reaches the quota of 4,190 and is chosen.',
    ]),
  );
});

test('STV for a party (T8): surplus, exclusions, and the last place', () => {
  expect(told(createFoodElection('scottishStv')).slice(1)).toEqual([
    'How the quota is found: the ballots with a first choice (20), divided by the seats and one more (4), without the fraction, plus one.',
    'What a chosen one does not need passes on from all their ballots in equal parts, cut after five decimal places. Lost by the cut: 0.',
    'Round 1: Chocolate has 12, reaches the quota of 6 and is chosen.',
    'From Chocolate pass on: Strawberry +4 and Sweets +2.',
    'Round 2: Pear has the fewest votes, 2, and is excluded.',
    'From Pear pass on: Orange +2.',
    'Round 3: Orange has 6, reaches the quota of 6 and is chosen.',
    'Round 3: Sweets has the fewest votes, 3, and is excluded.',
    'Round 3: no more options are left than places. Chosen: Strawberry.',
    'A ballot ends when it passes on and nobody further on it is still in. Ballots that ended so: 0.',
  ]);
});

test('STV tells what the cut after five places has lost, and which ballots ended where', () => {
  const options = createOptions(['A', 'B', 'C', 'D']);
  // A has 7 of a quota of 4: each ballot passes on at 3/7, which is 0.42857 and something.
  const ballots = [...parseBallots('5 AB, 1 C, 2 D, 1 DC'), { ranking: [[0], [2, 3]], count: 2 }];
  const settings = { seats: 2, most: null, equal: true };
  const sentences = told(
    countElection({ method: 'scottishStv', options, settings }, toRankingAnswers(ballots)),
  );
  expect(sentences).toContain(
    'How the quota is found: the ballots with a first choice (11), divided by the seats and one more (3), without the fraction, plus one.',
  );
  expect(sentences.find((sentence) => sentence.includes('Lost by the cut'))).toMatch(
    /: 0\.00001\.$/,
  );
  expect(sentences.at(-1)).toMatch(/several share.*Ballots that ended so: 2\.$/);
});

test('Meek (T8): the quota falls, in votes and not in its own unit', () => {
  expect(told(createFoodElection('meekStv'))).toContain(
    'Round 4: Orange has 6, reaches the quota of 4.71 and is chosen.',
  );
});

test('committees of twelve voters (T9)', () => {
  expect(told(createCommittee('proportionalApproval'))).toContain(
    'Of all possible choices this one is worth most to the ballots together: 13.83.',
  );
});

test('Phragmén (T9): what each ballot carries', () => {
  expect(told(createCommittee('sequentialPhragmen')).slice(1)).toEqual([
    'Place 1: a; each of its ballots then carries 0.125.',
    'Place 2: b; each of its ballots then carries 0.3438.',
    'Place 3: c; each of its ballots then carries 0.4297.',
    'Place 4: d; each of its ballots then carries 0.625.',
  ]);
});

test('Equal Shares, four ballots (T11): what each pays, and what was left', () => {
  expect(told(createTinyBudget('cost'))).toEqual([
    'The budget was divided equally: each of the 4 voters had €100 to spend.',
    'With that, projects for €300 were bought. So that more of the budget is used, every share was raised to €112.',
    'p2 costs €200: €66.67 each from 3 of its supporters.',
    'p1 costs €90: €45 each from 2 of its supporters.',
    'p0 costs €100: €100 each from 1 of its supporters.',
    'p3 (2 votes) costs €109; its supporters had €0.67 left together.',
  ]);
});

test('Equal Shares, Nad Nerem (T12): 1,304.76 for each of 315, raised to 1,894', () => {
  expect(told(createNadNerem('equalShares'))).toEqual([
    'The budget was divided equally: each of the 315 voters had PLN 1,304.76 to spend.',
    'With that, projects for PLN 294,000 were bought. So that more of the budget is used, every share was raised to PLN 1,894.',
    'It ends there: with PLN 1,895 each, projects for PLN 444,000 would be bought, more than the budget.',
    '113 costs PLN 200,000: PLN 1,075.27 each from 186 of its supporters.',
    '112 costs PLN 50,000: PLN 289.02 each from 173 of its supporters.',
    '085 costs PLN 80,000: PLN 817.25 each from 94 of its supporters, and all that 6 more had left, PLN 3,178.28 together.',
    '103 costs PLN 14,000: PLN 636.36 each from 22 of its supporters.',
    'What was left then went by votes.',
    '094 (31 votes) costs PLN 50,000; PLN 67,000 was left: funded.',
    '047 (106 votes) costs PLN 200,000; its supporters had PLN 109,385.24 left together.',
    '105 (27 votes) costs PLN 35,000; its supporters had PLN 25,472.65 left together.',
    '114 (183 votes) costs PLN 150,000; its supporters had PLN 98,732.71 left together.',
  ]);
});

test('the most votes that still fit, Nad Nerem (T12)', () => {
  const sentences = told(createNadNerem('budgetGreedy'));
  expect(sentences).toHaveLength(9);
  expect(sentences[4]).toBe('047 (106 votes) costs PLN 200,000; only PLN 11,000 was left.');
});

test('STAR: the finalists, then who is preferred', () => {
  expect(told(createScored('star'))).toEqual([
    'The two highest totals go into the runoff: Nashville with 293 and Chattanooga with 237.',
    'In the runoff more ballots score Nashville higher than Chattanooga: 68 to 32.',
  ]);
});

test('majority judgment: grades in words, and what told equals apart', () => {
  expect(told(createScored('majorityJudgment'))).toEqual([
    'Nashville has the best middle grade: Acceptable. Ballots that grade it higher: 41; lower: 0.',
    'Chattanooga has the same middle grade. After 16 middle grades are taken away from both, the next ones differ: Acceptable for Nashville, Poor for Chattanooga.',
  ]);
});

test('dots, credits, dates and scales', () => {
  const all = [
    createCumulative(),
    createQuadratic(),
    createTimePoll(),
    createScaleQuestion(),
  ].flatMap((one) => {
    const sentences = told(one);
    document.body.replaceChildren();
    return sentences;
  });
  expect(all).toEqual(
    expect.arrayContaining([
      'No option received more dots than A: 50, from 10 ballots.',
      'No option does better than B: 14 votes for it, 0 against it, 14 in all.',
      'Tuesday: 5 said yes, 4 if need be: 14 points.',
      'The average answer is 3.59; when all answers stand in line, the one in the middle is 4.',
    ]),
  );
});

test('consent: quorum, blocks, share', () => {
  expect(told(createDecision('consent', [12, 5, 3, 1]), 'en', 5)).toEqual([
    'Ballots that chose an answer: 21; needed: 5.',
    'Objections that block it: 1; allowed: 0.',
    'In favour 12, against 4: 75% in favour. More than half is needed.',
    'Abstentions count as taking part, not in the share.',
  ]);
});

test('a proposal with a threshold of its own', () => {
  const twoThirds = createDecision('proposal', [12, 5, 3], { settings: { threshold: 67 } });
  expect(told(twoThirds)[0]).toBe(
    'In favour 12, against 5: 70.6% in favour. At least 67% is needed.',
  );
});

test('[SPEC 1.6] names of options are isolated from the sentence around them', () => {
  told(createTennesseePlurality(), 'ar');
  expect(screen.getByText('Memphis').tagName).toBe('BDI');
  expect(screen.getByText('Memphis')).toHaveAttribute('dir', 'ltr');
});

test.each(['budgetGreedy', 'equalShares'] as const)(
  '%s says which group of projects left a project out',
  (method) => {
    const base = { ...createTinyBudget('cost').question, method } as QuestionOf<'budget'>;
    const [first, second] = base.options;
    const options = [first!, second!].map(({ id }) => id);
    const explain = (limit: object) => {
      const group = { id: 'g', name: { en: 'North' }, options, most: null, budget: null, ...limit };
      const settings = { ...base.settings, budget: 1_000_000, groups: [group] };
      const question = { ...base, settings } as QuestionOf<'budget'>;
      const answers = [{ answer: { chosen: options }, count: 3 }];
      const count = countQuestion(question, answers, 3, { seed: 'head', quorum: 0 });
      return told({ question, answers, count });
    };
    expect(explain({ most: 1 })).toContainEqual(
      expect.stringMatching(/\(3 votes\) was left out: of “North” no more could be funded beside/),
    );
    const dearest = Math.max(first!.cost!, second!.cost!);
    expect(explain({ budget: dearest })).toContainEqual(
      expect.stringMatching(/of the money for “North” only .* was left\./),
    );
  },
);
