import type { Answers } from '../shared/ballots/answers';
import { ALL_METHODS } from '../shared/ballots/paper';
import { parseRecountFile, writeRecountFile, type RecountFile } from './recountFile';
import { createDice } from './testing/ballotKinds';
import { listLetters, createQuestion } from './testing/papers';
import { createRandomAnswer } from './testing/randomAnswers';
import { createRecountFile } from './testing/recountFiles';
import { verifyRecountFile } from './verifyRecountFile';

const CHOICE = createQuestion('plurality', { id: 'choice', settings: { most: 1 } });
const RANKING = createQuestion('schulze', { id: 'ranking' });
const APPROVAL = createQuestion('approval', { id: 'approval' });

const BALLOTS: readonly Answers[] = [
  { choice: { chosen: ['A'] }, ranking: { ranking: [['A'], ['B']] } },
  { choice: { chosen: ['B'] }, ranking: { ranking: [['B'], ['A']] } },
  { choice: { chosen: ['A'] } },
  { choice: { chosen: ['C'] }, ranking: { ranking: [['C'], ['A']] } },
];
const OPEN = createRecountFile({
  secrecy: 'open',
  questions: [CHOICE, RANKING],
  ballots: BALLOTS,
  replaced: { 3: 0 },
});
const SECRET = createRecountFile({
  secrecy: 'secret',
  questions: [APPROVAL, RANKING],
  ballots: Array.from({ length: 12 }, (_, number) => ({
    approval: { chosen: number < 8 ? ['A', 'B'] : ['C', 'D'].slice(number % 2) },
    ranking: { ranking: [['B'], ['A']] },
  })),
});

const failures = (file: unknown) =>
  verifyRecountFile(JSON.stringify(file)).checks.filter(({ ok }) => !ok);
type Loose = ReturnType<typeof JSON.parse>;
const changed = (file: RecountFile, change: (file: Loose) => void): RecountFile => {
  const copy = JSON.parse(JSON.stringify(file)) as Loose;
  change(copy);
  return copy;
};

test('an untouched file of an open poll is right in everything, and counted again', () => {
  const seen: string[] = [];
  const report = verifyRecountFile(JSON.stringify(OPEN), ({ code }) => seen.push(code));
  expect(report.isRight).toBe(true);
  expect(seen).toEqual([
    'format',
    'opening',
    'chain',
    'receipts',
    'ballots',
    'lot',
    'answers',
    'sums',
    'count',
    'sums',
    'count',
  ]);
  expect(report.counts).toMatchObject([
    { question: 'choice', answered: 3, result: { rounds: [{ votes: [1, 1, 1, 0] }] } },
    { question: 'ranking', answered: 2, blank: 1 },
  ]);
});

test('so is one of a secret poll, in which no receipt stands by a ballot', () => {
  expect(verifyRecountFile(JSON.stringify(SECRET))).toMatchObject({ isRight: true });
  expect(SECRET.cast).toBeNull();
  expect(JSON.stringify(SECRET.answers)).not.toContain('RECEIPT');
});

test.each(ALL_METHODS)('a file of a poll by %s is right, open or secret', (method) => {
  const asked = createQuestion(method, {
    options:
      ({ proposal: ['A', 'B', 'C'], scale: [], text: [] } as Loose)[method] ?? listLetters(4),
    costs: [10, 40, 30, 60],
    settings: ['plurality', 'proposal', 'consent'].includes(method) ? { most: 1 } : {},
  });
  const rolls = createDice(method.length);
  const ballots = Array.from({ length: 40 }, (): Answers => ({
    q: createRandomAnswer(rolls, asked),
  }));
  for (const secrecy of ['open', 'secret'] as const)
    expect(failures(createRecountFile({ secrecy, questions: [asked], ballots }))).toEqual([]);
});

test.each<[string, RecountFile, (file: Loose) => void, object]>([
  [
    'a label that was exchanged',
    OPEN,
    (file) => (file.opening.questions[0].options[0].label.en = 'Option B'),
    { code: 'opening', where: 'chain.firstHead' },
  ],
  [
    'a closing time that was moved',
    OPEN,
    (file) => (file.opening.closesAt = '2026-03-11T09:00:00.000Z'),
    { code: 'opening', where: 'chain.firstHead' },
  ],
  [
    'a receipt of the chain that was exchanged: the link is named',
    OPEN,
    (file) => (file.chain.links[2].receipt = 'RECEIPT-9'),
    { code: 'chain', where: 'chain.links[2].head' },
  ],
  [
    'a link that was left out',
    SECRET,
    (file) => file.chain.links.splice(4, 1),
    { code: 'chain', where: 'chain.links[4].head' },
  ],
  [
    'another head at the end',
    OPEN,
    (file) => (file.chain.head = 'f'.repeat(64)),
    { code: 'chain', where: 'chain.head', found: `"${'f'.repeat(64)}"`.slice(0, 60) + '…' },
  ],
  [
    'a replaced receipt that was never there',
    OPEN,
    (file) => (file.chain.links[3].replaces = 'RECEIPT-7'),
    { code: 'receipts', where: 'chain.links[3].replaces', found: 'RECEIPT-7' },
  ],
  [
    'another number of ballots',
    SECRET,
    (file) => (file.ballots = 13),
    { code: 'receipts', where: 'ballots', expected: '12', found: '13' },
  ],
  [
    'a ballot that was left out: its receipt is named',
    OPEN,
    (file) => file.cast.splice(1, 1),
    { code: 'ballots', where: 'cast', expected: 'RECEIPT-2', found: 'nothing' },
  ],
  [
    'a ballot that was put in',
    OPEN,
    (file) => file.cast.push({ ...file.cast[0], receipt: 'RECEIPT-9' }),
    { code: 'ballots', where: 'cast[3].receipt', found: 'RECEIPT-9' },
  ],
  [
    'the same ballot twice',
    OPEN,
    (file) => file.cast.push(file.cast[0]),
    { code: 'ballots', where: 'cast[3].receipt', found: 'RECEIPT-1' },
  ],
  [
    'an answer that was changed: the figure is named',
    OPEN,
    (file) => (file.cast[0].answers.choice.chosen = ['A']),
    {
      code: 'count',
      question: 'choice',
      where: expect.stringMatching(/^counts\[0\]\.result\./) as unknown,
    },
  ],
  [
    'an answer that the paper does not allow',
    OPEN,
    (file) => (file.cast[2].answers.choice.chosen = ['A', 'B']),
    { code: 'answers', where: 'cast[2].answers.choice', found: 'tooMany' },
  ],
  [
    'a published figure that was changed',
    OPEN,
    (file) => (file.counts[0].result.rounds[0].votes[1] = 5),
    {
      code: 'count',
      question: 'choice',
      where: 'counts[0].result.rounds[0].votes[1]',
      expected: '1',
      found: '5',
    },
  ],
  [
    'another winner',
    OPEN,
    (file) => (file.counts[1].result.elected = [2]),
    { code: 'count', question: 'ranking', where: 'counts[1].result.elected[0]' },
  ],
  [
    'a seed that is not the last head',
    OPEN,
    (file) => (file.seed = 'of our own'),
    { code: 'lot', where: 'seed' },
  ],
  [
    'more answers than ballots',
    SECRET,
    (file) => (file.answers[1].alike[0].count = 13),
    { code: 'sums', question: 'ranking', expected: 'at most 12', found: '13' },
  ],
  [
    'a bucket with a mark too many',
    SECRET,
    (file) => (file.answers[0].bucket.given.D['1'] += 1),
    { code: 'count', question: 'approval' },
  ],
  [
    'a bucket that nobody could have filled',
    SECRET,
    (file) => (file.answers[0].bucket.given.D['1'] = 99),
    { code: 'count', where: 'answers to approval', found: '99 of 12 ballots mark D' },
  ],
  [
    'answers to a question that are missing',
    SECRET,
    (file) => file.answers.pop(),
    { code: 'answers', where: 'answers', expected: 'ranking' },
  ],
  [
    'an answer that cannot be counted',
    SECRET,
    (file) => (file.answers[1].alike[0].answer = { ranking: [['Z']] }),
    { code: 'count', question: 'ranking', found: 'Not an option: Z' },
  ],
])('%s', (_, file, change, failure) => {
  expect(failures(changed(file, change))).toContainEqual(
    expect.objectContaining({ ok: false, ...failure }),
  );
});

test('any single change of a value in the file is found', () => {
  const paths: (string | number)[][] = [];
  const walk = (value: unknown, path: (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return void paths.push(path);
    for (const key of Object.keys(value))
      walk((value as Loose)[key], [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(OPEN, []);
  const missed = paths.filter((path) => {
    const file = changed(OPEN, (copy) => {
      const last = path.at(-1)!;
      const holder = path.slice(0, -1).reduce<Loose>((value, key) => value[key], copy);
      const value: unknown = holder[last];
      holder[last] = typeof value === 'number' ? value + 1 : 'changed';
    });
    return failures(file).length === 0;
  });
  // When it was sealed is told, and follows from nothing.
  expect(missed.filter(([field]) => field !== 'sealedAt')).toEqual([]);
});

test.each([
  ['', { where: '', expected: 'a JSON document' }],
  ['[]', { where: '', expected: 'an object', found: '[]' }],
  ['null', { where: '', expected: 'an object', found: 'null' }],
])('%j is no recount file', (text, fault) => {
  const report = verifyRecountFile(text);
  expect(report).toMatchObject({ isRight: false, file: null, counts: [] });
  expect(report.checks).toEqual([expect.objectContaining({ code: 'format', ok: false, ...fault })]);
});

test('every field of another form is named', () => {
  const file = changed(OPEN, (copy) => {
    copy.chain.links[1].receipt = 7;
    copy.opening.questions[1].settings.seats = -1;
    copy.counts = {};
    copy.more = true;
    delete copy.seed;
  });
  expect(parseRecountFile(JSON.stringify(file))).toEqual({
    file: null,
    faults: [
      { where: 'more', expected: 'nothing', found: 'true' },
      {
        where: 'opening.questions[1].settings.seats',
        expected: 'a whole number, 0 or more',
        found: '-1',
      },
      { where: 'seed', expected: 'a text', found: 'nothing' },
      { where: 'counts', expected: 'a list', found: '{}' },
      { where: 'chain.links[1].receipt', expected: 'a text', found: '7' },
    ],
  });
});

test.each([OPEN, SECRET])('a file that was written piece by piece is the file', async (file) => {
  const { format: _format, cast, chain, ...head } = file;
  const { links, ...ends } = chain;
  const pieces: string[] = [];
  for await (const piece of writeRecountFile({ ...head, chain: ends }, links, cast))
    pieces.push(piece);
  expect(JSON.parse(pieces.join(''))).toEqual(file);
});

test('a file of an earlier release is right: equal ranks were allowed with every method, and how ballots ended was not told', () => {
  const file = createRecountFile({
    secrecy: 'open',
    questions: [createQuestion('instantRunoff', { id: 'ranking' })],
    ballots: [
      { ranking: { ranking: [['A', 'B'], ['C']] } },
      { ranking: { ranking: [['C'], ['A']] } },
    ],
  });
  expect(file.counts[0]!.result).toMatchObject({ ended: { exhausted: 0, unreadable: 1 } });
  expect(failures(file)).toEqual([]);
  const earlier = changed(file, ({ counts }) => delete counts[0].result.ended);
  expect(failures(earlier)).toEqual([]);
  const wrong = changed(file, ({ counts }) => (counts[0].result.ended.unreadable = 0));
  expect(failures(wrong)).toMatchObject([
    { code: 'count', where: 'counts[0].result.ended.unreadable' },
  ]);
  const strict = changed(file, ({ opening }) => (opening.questions[0].settings.equal = false));
  expect(failures(strict).map(({ code }) => code)).toContain('answers');
});
