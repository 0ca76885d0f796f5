import type { Answers } from '../../../shared/ballots/answers';
import { parseBlt } from '../../../counting/blt';
import { parsePabulib } from '../../../counting/parsePabulib';
import { verifyRecountFile } from '../../../counting/verifyRecountFile';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { toFixtureIds, insertPoll, type FixturePoll } from '../testing/pollFixtures';
import { sweepPolls } from './pollSweeper';

const AFTER = new Date(FIRST_START.getTime() + 48 * 3_600_000);
const FILES = [
  'recount.json',
  'ballots.json',
  'ballots.csv',
  'result.csv',
  'ballots.pb',
  'ballots.blt',
] as const;

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ seed: 'none' });
});
afterAll(() => host.close());

const QUESTIONS: NonNullable<FixturePoll['questions']> = [
  { method: 'approval', options: ['=1+1', 'B; "quoted"', 'C'], settings: { most: 3, own: true } },
  { method: 'schulze', options: ['A', 'B', 'C'], settings: { equal: true } },
  {
    method: 'equalShares',
    options: [
      ['Bench', 40],
      ['Tree', 60],
      ['Swing', 50],
    ],
    settings: { most: 3 },
  },
  { method: 'scale' },
  { method: 'text', required: false },
];

function answersOf(slug: string, number: number): Answers {
  const { question, option } = toFixtureIds(slug);
  return {
    [question(0)]:
      number % 7 === 0
        ? { chosen: [], own: '@home' }
        : { chosen: [option(0, number % 3), option(0, (number + 1) % 3)] },
    [question(1)]: {
      ranking: number % 2 ? [[option(1, 0)], [option(1, 2)]] : [[option(1, 1), option(1, 2)]],
    },
    [question(2)]: { chosen: [option(2, number % 3)] },
    [question(3)]: { value: 1 + (number % 5) },
    ...(number % 4 === 0 && { [question(4)]: { text: `words of ${number}` } }),
  };
}

async function closedPoll(slug: string, details: FixturePoll['details'] = {}, ballots = 15) {
  await insertPoll(host.database.db, {
    slug,
    questions: QUESTIONS,
    details: { ...details },
    ballots: Array.from({ length: ballots }, (_, number) => answersOf(slug, number)),
  });
  host.setNow(AFTER);
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(() => AFTER.getTime()),
    log: { error: (facts) => expect(facts).toBeUndefined() },
  });
}

const get = (slug: string, file: string, more = '') =>
  host.app.inject(`/v1/have-your-say/${slug}/${file}${more}`);

test.each(['open', 'secret'] as const)(
  'the recount file of an %s poll is right in everything',
  async (secrecy) => {
    const slug = `recount-${secrecy}`;
    await closedPoll(slug, { secrecy });
    const { statusCode, headers, body } = await get(slug, 'recount.json');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}-recount.json"`,
    });
    const { checks, isRight, counts } = verifyRecountFile(body);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect([isRight, counts.length]).toEqual([true, 5]);
  },
);

test('files of a secret poll name no receipt beside an answer, no voter, no words', async () => {
  await closedPoll('silent', { secrecy: 'secret' });
  const { db } = host.database;
  const { poll } = toFixtureIds('silent');
  const voters = await db
    .selectFrom('poll_voters')
    .selectAll()
    .where('poll_id', '=', poll)
    .execute();
  expect(voters).toHaveLength(15);
  for (const file of FILES) {
    const { body } = await get('silent', file);
    expect(body).not.toMatch(/words of|@home/);
    for (const { voter_id, receipt } of voters) {
      expect(body).not.toContain(voter_id);
      if (file !== 'recount.json') expect(body).not.toContain(receipt);
    }
  }
});

test('ballots of an open poll as a table that a spreadsheet program opens and runs nothing of', async () => {
  await closedPoll('table');
  const { headers, body } = await get('table', 'ballots.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = body.split('\r\n');
  expect(body.startsWith('\uFEFFreceipt,')).toBe(true);
  expect(rows[0]).toContain('"1 Question 1 · 2 B; ""quoted"""');
  expect(rows).toHaveLength(17);
  expect(body).toContain(`,'@home,`);
  expect(body).not.toMatch(/(^|,)[=@+-]/m);
});

test('ballots of a secret poll as a table of groups and sums', async () => {
  await closedPoll('groups', { secrecy: 'secret' }, 12);
  const { body } = await get('groups', 'ballots.csv');
  const rows = body.replace('\uFEFF', '').split('\r\n');
  expect(rows[0]).toBe('question,group,ballots,option,given');
  // Ten ballots with two marks each, in three kinds of fewer than five: sums alone.
  expect(rows.filter((row) => row.startsWith('Question 1'))).toEqual([
    expect.stringMatching(/^Question 1,,\d,'=1\+1,1$/),
    expect.stringMatching(/^Question 1,,\d,"B; ""quoted""",1$/),
    expect.stringMatching(/^Question 1,,\d,C,1$/),
    'Question 1,,2,,…',
  ]);
  expect(rows.filter((row) => row.startsWith('Question 2'))).toContain('Question 2,1,6,B,1');
  expect(rows.filter((row) => row.startsWith('Question 5'))).toEqual(['Question 5,,3,,…']);
});

test('the result as a table', async () => {
  await closedPoll('result', {}, 10);
  const rows = (await get('result', 'result.csv')).body.replace('\uFEFF', '').split('\r\n');
  expect(rows[0]).toBe(
    'question,method,answered,none,blank,exhausted,unreadable,option,isElected,place,figure',
  );
  expect(rows[1]).toMatch(/^Question 1,approval,10,0,0,,,'=1\+1,[01],[123],\d$/);
  expect(rows.filter((row) => row.startsWith('Question 4,scale'))).toEqual(
    [1, 2, 3, 4, 5].map((value) => `Question 4,scale,10,0,0,,,${value},,,2`),
  );
  expect(rows).toContain('Question 5,text,3,0,7,,,,,,');
});

test('a budget is written so that Pabulib’s reader has the same ballots', async () => {
  await closedPoll('projects');
  const { question } = toFixtureIds('projects');
  const { headers, body } = await get('projects', 'ballots.pb', `?question=${question(2)}`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const { election, faults } = parsePabulib(body);
  expect(faults).toEqual([]);
  expect(election).toMatchObject({ voteType: 'approval', budget: 100 });
  expect(election!.projects.map(({ cost, more }) => [cost, more[1]])).toEqual([
    [40, 'Bench'],
    [60, 'Tree'],
    [50, 'Swing'],
  ]);
  expect(election!.votes).toHaveLength(15);
});

test('least number and categories with their money stand in the file of Pabulib', async () => {
  const slug = 'districts';
  const { option, question } = toFixtureIds(slug);
  const group = (place: number, name: string, ...projects: readonly number[]) => ({
    id: option(9, place),
    name: { en: name },
    options: projects.map((project) => option(0, project)),
    most: null,
    budget: 60,
  });
  const groups = [group(0, 'North, old', 0, 1), group(1, 'South', 1, 2)];
  await insertPoll(host.database.db, {
    slug,
    questions: [
      {
        method: 'budgetGreedy',
        options: [
          ['Bench', 40],
          ['Tree', 30],
          ['Swing', 20],
        ],
        settings: { most: 2, least: 2, groups },
      },
    ],
    ballots: [{ [question(0)]: { chosen: [option(0, 0), option(0, 1)] } }],
  });
  host.setNow(AFTER);
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(() => AFTER.getTime()),
    log: { error: (facts) => expect(facts).toBeUndefined() },
  });
  const { election, faults } = parsePabulib((await get(slug, 'ballots.pb')).body);
  expect(faults).toEqual([]);
  expect(election!.meta).toEqual(
    expect.arrayContaining([
      ['min_length', '2'],
      ['max_length', '2'],
      ['categories', 'North  old,South'],
      ['budget_per_category', '60,60'],
    ]),
  );
  expect(election!.projectColumns).toEqual(['votes', 'name', 'category', 'selected']);
  expect(election!.projects.map(({ more }) => more.slice(2))).toEqual([
    ['North  old', '1'],
    ['North  old,South', '0'],
    ['South', '0'],
  ]);
});

test('a ranking is written so that a BLT reader has the same ballots', async () => {
  await closedPoll('ranked');
  const { election, faults } = parseBlt((await get('ranked', 'ballots.blt')).body);
  expect(faults).toEqual([]);
  expect(election).toMatchObject({ title: 'Question 2', names: ['A', 'B', 'C'], seats: 1 });
  expect([...election!.profile.weights].toSorted()).toEqual([7, 8]);
});

test('a file for a question of another kind, or one that is published as sums, is not there', async () => {
  await closedPoll('kinds', { secrecy: 'secret' });
  const { question } = toFixtureIds('kinds');
  for (const [file, place] of [
    ['ballots.pb', 0],
    ['ballots.pb', 1],
    ['ballots.blt', 2],
  ] as const)
    expect((await get('kinds', file, `?question=${question(place)}`)).statusCode).toBe(404);
  expect((await get('kinds', 'ballots.pb', `?question=${question(2)}`)).statusCode).toBe(200);
});

test.each(FILES)(
  '%s is not there before the poll was counted, nor for who may not see the result',
  async (file) => {
    const open = `open-${FILES.indexOf(file)}`;
    host.setNow(FIRST_START);
    await insertPoll(host.database.db, {
      slug: open,
      questions: QUESTIONS,
      ballots: [answersOf(open, 1)],
    });
    expect((await get(open, file)).statusCode).toBe(404);
    const staff = `staff-${FILES.indexOf(file)}`;
    await closedPoll(staff, { resultsVisibility: 'staff_only' });
    expect((await get(staff, file)).statusCode).toBe(404);
    expect((await get('there-is-none', file)).statusCode).toBe(404);
  },
);

test('more ballots and links than one page holds are written page by page', async () => {
  const ballots = 1_050;
  const slug = 'pages';
  await insertPoll(host.database.db, {
    slug,
    questions: [{ method: 'plurality', options: ['A', 'B'] }],
    ballots: Array.from({ length: ballots }, (_, number) => ({
      [toFixtureIds(slug).question(0)]: { chosen: [toFixtureIds(slug).option(0, number % 2)] },
    })),
  });
  host.setNow(AFTER);
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(() => AFTER.getTime()),
    log: { error: (facts) => expect(facts).toBeUndefined() },
  });
  const { file, isRight } = verifyRecountFile((await get(slug, 'recount.json')).body);
  expect([isRight, file!.cast!.length, file!.chain.links.length]).toEqual([true, ballots, ballots]);
});
