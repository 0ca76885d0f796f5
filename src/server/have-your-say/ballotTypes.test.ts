import type { AnswerFault } from '../../shared/ballots/answerFaults';
import type { Answers } from '../../shared/ballots/answers';
import { openTestHost, type TestHost } from '../testing/testHost';
import { openBallotClient } from './testing/ballotClient';
import { toFixtureIds, insertPoll, type FixtureQuestion } from './testing/pollFixtures';

let host: TestHost;
let client: ReturnType<typeof openBallotClient>;
beforeAll(async () => {
  host = await openTestHost();
  client = openBallotClient(host);
});
afterAll(() => host.close());

const NAMES = ['A', 'B', 'C'];
const PROJECTS = [
  ['Trees', 60],
  ['Bench', 30],
  ['Lamp', 30],
] as const;

type Given = (option: (place: number) => string) => object;
interface Row {
  readonly question: FixtureQuestion;
  readonly good: Given;
  readonly bad: Given;
  readonly fault: Partial<AnswerFault>;
}

/** A question of each type: an answer that is taken in, one that is refused, and why. */
const TYPES: Readonly<Record<string, Row>> = {
  choice: {
    question: { method: 'approval', options: NAMES, settings: { most: 2 } },
    good: (option) => ({ chosen: [option(0), option(2)] }),
    bad: (option) => ({ chosen: [option(0), option(1), option(2)] }),
    fault: { code: 'tooMany', most: 2, given: 3 },
  },
  'choice with words of one’s own': {
    question: { method: 'plurality', options: NAMES, settings: { own: true } },
    good: () => ({ chosen: [], own: 'A fountain' }),
    bad: () => ({ chosen: [], own: 'x'.repeat(251) }),
    fault: { code: 'tooLong', most: 250, given: 251 },
  },
  'choice of none of the above': {
    question: { method: 'plurality', options: NAMES, settings: { none: true } },
    good: () => ({ chosen: [], none: true }),
    bad: (option) => ({ chosen: [option(0)], none: true }),
    fault: { code: 'noneWithOthers' },
  },
  ranking: {
    question: { method: 'schulze', options: NAMES },
    good: (option) => ({ ranking: [[option(2)], [option(0)]] }),
    bad: (option) => ({ ranking: [[option(2)], [], [option(0)]] }),
    fault: { code: 'emptyRank' },
  },
  // Polls that had opened with this setting still have it.
  'ranking by a method that reads no equal ranks': {
    question: { method: 'instantRunoff', options: NAMES, settings: { equal: true } },
    good: (option) => ({ ranking: [[option(2)], [option(0)]] }),
    bad: (option) => ({ ranking: [[option(2), option(0)]] }),
    fault: { code: 'equalRanks' },
  },
  score: {
    question: { method: 'star', options: NAMES },
    good: (option) => ({ scores: { [option(0)]: 5, [option(1)]: 0 } }),
    bad: (option) => ({ scores: { [option(0)]: 6 } }),
    fault: { code: 'offScale', least: 0, most: 5, given: 6 },
  },
  dots: {
    question: { method: 'cumulative', options: NAMES },
    good: (option) => ({ dots: { [option(0)]: 5, [option(1)]: 3 } }),
    bad: (option) => ({ dots: { [option(0)]: 5, [option(1)]: 4 } }),
    fault: { code: 'overspent', most: 8, given: 9 },
  },
  'quadratic dots': {
    question: { method: 'quadratic', options: NAMES, settings: { dots: 100, against: true } },
    good: (option) => ({ dots: { [option(0)]: 8, [option(1)]: -6 } }),
    bad: (option) => ({ dots: { [option(0)]: 8, [option(1)]: -7 } }),
    fault: { code: 'overspent', most: 100, given: 113 },
  },
  budget: {
    question: { method: 'equalShares', options: PROJECTS },
    good: (option) => ({ chosen: [option(0), option(1)] }),
    bad: (option) => ({ chosen: [option(0), option(1), option(2)] }),
    fault: { code: 'overBudget', most: 100, given: 120 },
  },
  date: {
    question: { method: 'timePoll', options: NAMES },
    good: (option) => ({ dates: { [option(0)]: 'yes', [option(1)]: 'ifNeedBe' } }),
    bad: (option) => ({ dates: { [option(0)]: 'perhaps' } }),
    fault: { code: 'malformed' },
  },
  scale: {
    question: { method: 'scale' },
    good: () => ({ value: 4 }),
    bad: () => ({ value: 0 }),
    fault: { code: 'offScale', least: 1, most: 5, given: 0 },
  },
  text: {
    question: { method: 'text' },
    good: () => ({ text: 'More shade, please.' }),
    bad: () => ({ text: 'x'.repeat(201) }),
    fault: { code: 'tooLong', most: 200, given: 201 },
  },
};

test.each(Object.entries(TYPES))(
  '%s: what fits is taken in and counted, what does not is refused by name',
  async (name, { question, good, bad, fault }) => {
    const slug = `type-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
    const ids = await insertPoll(host.database.db, { slug, questions: [question] });
    const option = (place: number) => ids.option(0, place);
    const answers = (given: Given) => ({ [ids.question(0)]: given(option) }) as Answers;

    const refused = await client.send(slug, answers(bad), { as: 'omar' });
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'invalidBallot',
      faults: [{ question: ids.question(0), ...fault }],
    });
    const own = await client.taken(slug, answers(good), { as: 'omar' });
    expect(own.answers).toEqual(answers(good));
    const { details } = await client.read(slug, 'omar');
    expect(details.ownBallot).toEqual(own);
    expect(details.result).toMatchObject({ ballots: 1, counts: [{ answered: 1 }] });
  },
);

test('an option of another poll, one that is named twice and an unknown question are refused', async () => {
  const slug = 'strangers';
  const ids = await insertPoll(host.database.db, { slug });
  const other = toFixtureIds('another');
  const question = ids.question(0);
  const faultsOf = async (answers: unknown) =>
    (await client.send(slug, answers, { as: 'grace' })).json<{ faults: AnswerFault[] }>().faults;
  expect(await faultsOf({ [question]: { chosen: [other.option(0, 0)] } })).toEqual([
    { question, code: 'unknownOption', option: other.option(0, 0) },
  ]);
  const first = ids.option(0, 0);
  expect(await faultsOf({ [question]: { chosen: [first, first] } })).toContainEqual({
    question,
    code: 'repeatedOption',
    option: first,
  });
  expect(await faultsOf({ [other.question(0)]: { chosen: [first] } })).toEqual([
    { question: other.question(0), code: 'unknownQuestion' },
    { question, code: 'required' },
  ]);
  expect((await client.send(slug, [], { as: 'grace' })).statusCode).toBe(400);
});

test('a refused ballot leaves nothing: the same voter can send a right one', async () => {
  const slug = 'second-try';
  const ids = await insertPoll(host.database.db, { slug });
  const voting = { as: 'isil', key: 'kept-for-every-try' } as const;
  expect(await client.refused(slug, {}, voting)).toBe('422 invalidBallot');
  await client.taken(slug, { [ids.question(0)]: { chosen: [ids.option(0, 0)] } }, voting);
});

describe('a survey with conditions', () => {
  const QUESTIONS: readonly FixtureQuestion[] = [
    { method: 'plurality', options: ['Yes', 'No'] },
    { method: 'scale', conditions: [{ question: 0, is: 'chosen', option: 0 }] },
    { method: 'text', required: false },
    { method: 'scale', conditions: [{ question: 2, is: 'answered' }] },
  ];
  const insert = (slug: string) => insertPoll(host.database.db, { slug, questions: QUESTIONS });

  test('asks what its conditions say, and refuses answers to what it does not ask', async () => {
    const { question, option } = await insert('conditions');
    const yes = { [question(0)]: { chosen: [option(0, 0)] } };
    const no = { [question(0)]: { chosen: [option(0, 1)] } };
    const answered = async (answers: object) =>
      (await client.send('conditions', answers, { as: 'grace' })).json<{ faults: AnswerFault[] }>()
        .faults;
    expect(await answered(yes)).toEqual([{ question: question(1), code: 'required' }]);
    expect(await answered({ ...no, [question(1)]: { value: 3 } })).toEqual([
      { question: question(1), code: 'notAsked' },
    ]);
    await client.taken('conditions', no, { as: 'grace' });
  });

  test('answers that say nothing are dropped, and count as not given for what depends on them', async () => {
    const { question, option } = await insert('blanks');
    const no = { [question(0)]: { chosen: [option(0, 1)] } };
    const own = await client.taken(
      'blanks',
      { ...no, [question(2)]: { text: '  ' } },
      { as: 'omar' },
    );
    expect(own.answers).toEqual(no);
    const { details } = await client.read('blanks', 'omar');
    expect(details.result!.counts.map(({ answered, blank }) => [answered, blank])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

test('hostile answers are refused, never an error of the host', async () => {
  const slug = 'hostile';
  const ids = await insertPoll(host.database.db, {
    slug,
    questions: [
      { method: 'plurality', options: NAMES },
      { method: 'scale', conditions: [{ question: 0, is: 'chosen', option: 0 }] },
    ],
  });
  const question = ids.question(0);
  const junk = [
    null,
    5,
    'text',
    [],
    { chosen: 5 },
    { chosen: [null] },
    { chosen: {} },
    { dots: null },
  ];
  const bodies = [
    ...junk.map((answer) => ({ [question]: answer })),
    { __proto__: { chosen: [] }, constructor: {} },
    { [question]: { chosen: Array<string>(10_000).fill(ids.option(0, 0)) } },
  ];
  for (const [index, answers] of bodies.entries()) {
    const { statusCode } = await client.send(slug, answers, { as: 'yusuf' });
    expect([index, statusCode]).toEqual([index, 422]);
  }
});

test('projects that exclude each other are refused together, with their group', async () => {
  const slug = 'exclusive-projects';
  const { option, question } = toFixtureIds(slug);
  const id = option(9, 0);
  const group = { name: { en: 'The meadow' }, options: [option(0, 0), option(0, 1)] };
  const projects = [
    ['Park', 40],
    ['Pool', 30],
  ] as const;
  await insertPoll(host.database.db, {
    slug,
    questions: [
      {
        method: 'budgetGreedy',
        options: projects,
        settings: { most: 2, groups: [{ id, ...group, most: 1, budget: null }] },
      },
    ],
  });
  const chosen = [option(0, 0), option(0, 1)];
  const refused = await client.send(slug, { [question(0)]: { chosen } }, { as: 'grace' });
  expect(refused.json()).toMatchObject({
    code: 'invalidBallot',
    faults: [{ question: question(0), code: 'groupTooMany', group: id, most: 1, given: 2 }],
  });
  await client.taken(slug, { [question(0)]: { chosen: [option(0, 1)] } }, { as: 'grace' });
});
