import { toCanonicalJson } from '../shared/ballots/canonicalJson';
import { joinAnswers, Tally } from './alikeAnswers';
import { createDice } from './testing/ballotKinds';
import { createQuestion } from './testing/papers';
import { createRandomAnswer } from './testing/randomAnswers';

test('answers are alike whatever the order in which options were marked, or written into one rank', () => {
  expect(joinAnswers([{ chosen: ['B', 'A'] }, { chosen: ['C'] }, { chosen: ['A', 'B'] }])).toEqual([
    { answer: { chosen: ['A', 'B'] }, count: 2 },
    { answer: { chosen: ['C'] }, count: 1 },
  ]);
  expect(joinAnswers([{ ranking: [['C'], ['B', 'A']] }, { ranking: [['C'], ['A', 'B']] }])).toEqual(
    [{ answer: { ranking: [['C'], ['A', 'B']] }, count: 2 }],
  );
});

test('no dots for an option are as good as not naming it, and the order of names says nothing', () => {
  expect(joinAnswers([{ dots: { B: 2, A: 1, C: 0 } }, { dots: { A: 1, B: 2 } }])).toEqual([
    { answer: { dots: { A: 1, B: 2 } }, count: 2 },
  ]);
});

test.each(['approval', 'schulze', 'score', 'cumulative', 'equalShares', 'timePoll'] as const)(
  'a recount of %s joins as the host does: the same answers in the order of their canonical JSON',
  (method) => {
    const rolls = createDice(method.length);
    const asked = createQuestion(method, { costs: [10, 40, 30, 60] });
    const answers = Array.from({ length: 60 }, () => createRandomAnswer(rolls, asked));
    const tally = new Tally();
    for (const answer of answers) tally.add(answer);
    const joined = joinAnswers(answers);
    expect(joined).toEqual(tally.alike());
    const texts = joined.map(({ answer }) => toCanonicalJson(answer));
    expect(texts).toEqual(texts.toSorted());
    expect(texts.length).toBeGreaterThan(1);
  },
);
