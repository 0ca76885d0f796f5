import { ALL_METHODS } from '../shared/ballots/paper';
import { joinAnswers } from './alikeAnswers';
import { countBucketBallots, toBucket, isAdditive, MIN_BUCKET_BALLOTS, WITHHELD } from './buckets';
import { countQuestion } from './countQuestion';
import { pickCountableAnswers, publishAnswers } from './publishedAnswers';
import { createDice } from './testing/ballotKinds';
import { createAlikeAnswers, createQuestion } from './testing/papers';
import { createRandomAnswer } from './testing/randomAnswers';

const TERMS = { seed: 'seed', quorum: 3 };

test('a bucket holds how many ballots gave which option which mark, and nothing else', () => {
  const answers = createAlikeAnswers(
    [1, { scores: { A: 5, B: 0 } }],
    [2, { scores: { A: 5 } }],
    [1, { scores: { C: 3 } }],
    [3, { scores: {} }],
  );
  expect(toBucket(answers)).toEqual({
    ballots: 4,
    none: 0,
    ownOnly: 0,
    given: { A: { 5: 3 }, B: { 0: 1 }, C: { 3: 1 } },
  });
});

test('none of the above and words of one’s own are counted apart', () => {
  const answers = createAlikeAnswers(
    [1, { chosen: [], none: true }],
    [2, { chosen: [], own: 'a fountain' }],
    [1, { chosen: ['A'], own: 'a fountain' }],
  );
  expect(toBucket(answers)).toEqual({
    ballots: 4,
    none: 1,
    ownOnly: 2,
    given: { A: { 1: 1 } },
  });
});

test('ballots are made of a bucket so that all sums are the same', () => {
  const bucket = toBucket(
    createAlikeAnswers(
      [3, { chosen: ['A', 'B', 'C'] }],
      [1, { chosen: ['A'] }],
      [2, { chosen: ['D'] }],
    ),
  );
  const made = countBucketBallots(createQuestion('approval'), bucket);
  expect(toBucket(made)).toEqual(bucket);
  expect(made.every(({ joined }) => joined)).toBe(true);
});

test.each([
  ['more marks than ballots', { ballots: 2, none: 0, ownOnly: 0, given: { A: { 1: 3 } } }],
  ['fewer marks than ballots', { ballots: 2, none: 0, ownOnly: 0, given: { A: { 1: 1 } } }],
  ['an unknown option', { ballots: 1, none: 0, ownOnly: 0, given: { Z: { 1: 1 } } }],
  ['fewer than no ballots', { ballots: 1, none: 2, ownOnly: 0, given: {} }],
])('no ballots could have filled a bucket with %s', (_, bucket) => {
  expect(() => countBucketBallots(createQuestion('approval'), bucket)).toThrow(RangeError);
});

const single = ['plurality', 'proposal', 'consent'];

test.each(ALL_METHODS.filter(isAdditive))(
  'what is published of a secret poll by %s is counted as the ballots are',
  (method) => {
    const asked = createQuestion(method, {
      options: method === 'proposal' ? ['A', 'B', 'C'] : ['A', 'B', 'C', 'D'],
      costs: [10, 40, 30, 60],
      settings: {
        ...(single.includes(method) && { most: 1 }),
        ...(method === 'limited' && { most: 2 }),
        ...(method === 'quadratic' && { against: true, dots: 20 }),
      },
    });
    const rolls = createDice(method.length * 31);
    for (const size of [1, 3, 7, 40, 300]) {
      const ballots = Array.from({ length: size }, () => createRandomAnswer(rolls, asked));
      const answers = joinAnswers(ballots);
      const published = publishAnswers(asked, answers);
      const again = pickCountableAnswers(asked, published);
      expect(countQuestion(asked, again, size, TERMS)).toEqual(
        countQuestion(asked, answers, size, TERMS),
      );
      expect(published.alike.every(({ count }) => count >= MIN_BUCKET_BALLOTS)).toBe(true);
    }
  },
);

test.each(ALL_METHODS.filter((method) => !isAdditive(method)))(
  'answers by %s are published whole, as no sums are enough to count them',
  (method) => {
    const asked = createQuestion(method, { costs: [10, 40, 30, 60] });
    const rolls = createDice(7);
    const ballots = Array.from({ length: 50 }, () => createRandomAnswer(rolls, asked));
    const answers = joinAnswers(ballots);
    const published = publishAnswers(asked, answers);
    expect(published.bucket).toBeNull();
    expect(countQuestion(asked, pickCountableAnswers(asked, published), 50, TERMS)).toEqual(
      countQuestion(asked, answers, 50, TERMS),
    );
  },
);

test('four alike and one alone are five: the bucket takes in as many as hide each other', () => {
  const answers = createAlikeAnswers(
    [9, { chosen: ['A'] }],
    [6, { chosen: ['B'] }],
    [1, { chosen: ['A', 'B'] }],
  );
  const { alike: published, bucket } = publishAnswers(createQuestion('approval'), answers);
  expect(published).toEqual(createAlikeAnswers([9, { chosen: ['A'] }]));
  expect(bucket).toMatchObject({ ballots: 7, given: { A: { 1: 1 }, B: { 1: 7 } } });
});

test('words are not published, neither texts nor options of one’s own', () => {
  const own = createAlikeAnswers(
    [7, { chosen: ['A'], own: 'Fatma’s fountain' }],
    [1, { chosen: [], own: 'x' }],
  );
  const texts = createAlikeAnswers([9, { text: 'my name is Fatma' }], [1, { text: 'hello' }]);
  const published = [
    publishAnswers(createQuestion('approval'), own),
    publishAnswers(createQuestion('proportionalApproval'), own),
    publishAnswers(createQuestion('text', { options: [] }), texts),
  ];
  expect(JSON.stringify(published)).not.toMatch(/Fatma|hello|"x"/);
  expect(published[1]!.alike).toContainEqual({ answer: { chosen: [], own: WITHHELD }, count: 1 });
  expect(published[2]).toEqual({
    question: 'q',
    alike: [],
    bucket: { ballots: 10, none: 0, ownOnly: 10, given: {} },
  });
});

test('published answers are in an order of their own, and so are the options in them', () => {
  const answers = joinAnswers([
    ...Array.from({ length: 5 }, () => ({ chosen: ['B', 'A'] })),
    ...Array.from({ length: 6 }, () => ({ chosen: ['A'] })),
    ...Array.from({ length: 5 }, () => ({ chosen: ['A', 'B'] })),
  ]);
  expect(publishAnswers(createQuestion('approval'), answers).alike).toEqual(
    createAlikeAnswers([10, { chosen: ['A', 'B'] }], [6, { chosen: ['A'] }]),
  );
});
