import { randomUUID } from 'node:crypto';
import type { ElectionImported, PollCopy, PollPaper } from '../../../shared/contract/papers';
import { openTestHost, type TestHost } from '../../testing/testHost';
import { openPaperClient } from './testing/paperClient';

let host: TestHost;
let client: ReturnType<typeof openPaperClient>;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  client = openPaperClient(host);
});
afterAll(() => host.close());

const PABULIB = `META
key;value
description;Money for Mill Street
budget;1000.50
vote_type;approval
num_projects;2
num_votes;1
PROJECTS
project_id;cost;name
p1;400.25;Trees
p2;600;Benches
VOTES
voter_id;vote
v1;p1,p2
`;
const BLT = '4 2\n-3\n1 1 2 0\n0\n"Ada"\n"Bo"\n"Withdrawn"\n"Cem"\n"Council seats"\n';

const importInto = (slug: string, revision: number, file: object, key: string = randomUUID()) =>
  client.send(
    'POST',
    `/${slug}/imports`,
    { revision, locale: 'en', currency: 'EUR', ...file },
    { key },
  );

test('a Pabulib file becomes a budget: whole costs, names, no ballots', async () => {
  await client.draft('from-pabulib');
  const file = { format: 'pabulib', text: PABULIB };
  const response = await importInto('from-pabulib', 1, file, 'one-import');
  const { faults, paper } = response.json<ElectionImported>();
  expect(faults).toEqual([]);
  expect(paper!.questions).toMatchObject([
    {
      type: 'budget',
      method: 'equalShares',
      prompt: { en: 'Money for Mill Street' },
      settings: { budget: 1_000, currency: 'EUR', most: null },
      options: [
        { label: { en: 'Trees' }, cost: 401 },
        { label: { en: 'Benches' }, cost: 600 },
      ],
    },
  ]);
  const again = await importInto('from-pabulib', 1, file, 'one-import');
  expect(again.json<ElectionImported>().paper).toEqual(paper);
});

test('limits and categories of a Pabulib file are taken, those of one project are none', async () => {
  await client.draft('with-categories');
  const text = `META
key;value
description;Money for two districts
budget;1000
vote_type;approval
num_projects;3
num_votes;0
min_length;2
max_length;3
categories;North,South
budget_per_category;600,400
PROJECTS
project_id;cost;name;category
p1;400;Trees;North
p2;300;Benches;North,South
p3;200;Lamps;Light
VOTES
voter_id;vote
`;
  const response = await importInto('with-categories', 1, { format: 'pabulib', text });
  const { faults, paper } = response.json<ElectionImported>();
  expect(faults).toEqual([]);
  const [question] = paper!.questions;
  const [trees, benches] = question!.options;
  expect(question!.settings).toEqual({
    budget: 1_000,
    currency: 'EUR',
    most: 3,
    utility: 'cost',
    least: 2,
    groups: [
      {
        id: expect.any(String),
        name: { en: 'North' },
        options: [trees!.id, benches!.id],
        most: null,
        budget: 600,
      },
    ],
  });
});

test.each([
  ['PLN', 'PLN'],
  [' chf', 'CHF'],
  ['zł', 'EUR'],
])('a Pabulib file in %s becomes a budget in %s', async (said, taken) => {
  const slug = `currency-${taken.toLowerCase()}`;
  await client.draft(slug);
  const text = PABULIB.replace('budget;', `currency;${said}\nbudget;`);
  const { paper } = (
    await importInto(slug, 1, { format: 'pabulib', text })
  ).json<ElectionImported>();
  expect(paper!.questions[0]!.settings).toMatchObject({ currency: taken });
});

test('a BLT file becomes a ranking of those who stand, behind what is there', async () => {
  await client.draft('from-blt');
  await importInto('from-blt', 1, { format: 'pabulib', text: PABULIB });
  const { paper } = (
    await importInto('from-blt', 2, { format: 'blt', text: BLT })
  ).json<ElectionImported>();
  expect(paper!.questions[1]).toMatchObject({
    type: 'ranking',
    method: 'scottishStv',
    prompt: { en: 'Council seats' },
    settings: { seats: 2 },
    options: [{ label: { en: 'Ada' } }, { label: { en: 'Bo' } }, { label: { en: 'Cem' } }],
  });
});

test.each([
  ['pabulib', PABULIB.replace('400.25', 'much').replace('v1;p1,p2', 'v1;p9'), [10]],
  ['blt', BLT.replace('"Bo"', '"Bo'), [6]],
  ['blt', BLT.replace('-3', '-1 -2 -3 -4'), [2]],
  ['blt', 'hello', [1]],
  ['pabulib', 'hello', [1, 1, 1]],
])('a malformed %s file is told by its lines and changes nothing', async (...given) => {
  const [format, text, lines] = given;
  const slug = `malformed-${randomUUID()}`;
  await client.draft(slug);
  const response = await importInto(slug, 1, { format, text });
  const { faults, paper } = response.json<ElectionImported>();
  expect(paper).toBeNull();
  expect(faults.map(({ line }) => line)).toEqual(lines);
  expect((await client.read(slug)).revision).toBe(1);
});

test.each([
  [
    'pabulib',
    PABULIB.replace('v1;p1,p2', 'v1;p9'),
    { line: 14, code: 'projectUnknown', text: 'p9' },
  ],
  [
    'pabulib',
    PABULIB.replace('approval', 'choose-1'),
    { line: 5, code: 'voteTypeUnknown', text: 'choose-1' },
  ],
  ['blt', BLT.replace('1 1 2 0', '1 1 7 0'), { line: 3, code: 'optionUnknown', text: '7' }],
  ['blt', `${BLT}Counted by hand\n`, { line: 10, code: 'lineUnexpected', text: 'Counted by hand' }],
])(
  'a bad line of a %s file that is not needed is a warning, and the question is taken',
  async (...given) => {
    const [format, text, warning] = given;
    const slug = `warned-${randomUUID()}`;
    await client.draft(slug);
    const response = await importInto(slug, 1, { format, text });
    const { faults, warnings, paper } = response.json<ElectionImported>();
    expect([faults, warnings]).toEqual([[], [warning]]);
    expect(paper!.questions[0]!.options.length).toBeGreaterThan(1);
  },
);

test('a BLT file for one seat becomes an instant runoff; parties stand below the names', async () => {
  await client.draft('one-seat');
  const text = BLT.replace('4 2', '4 1').replace('"Ada"', '"Ada" "Greens"').replace('"Bo"', 'Bo');
  const { paper } = (
    await importInto('one-seat', 1, { format: 'blt', text })
  ).json<ElectionImported>();
  expect(paper!.questions[0]).toMatchObject({
    type: 'ranking',
    method: 'instantRunoff',
    settings: { seats: 1 },
    options: [
      { label: { en: 'Ada' }, description: { en: 'Greens' } },
      { label: { en: 'Bo' }, description: null },
      { label: { en: 'Cem' }, description: null },
    ],
  });
});

test('more candidates than a ranking can hold are a fault, not a paper', async () => {
  await client.draft('long-list');
  const names = Array.from({ length: 61 }, (_, place) => `"Candidate ${place}"`);
  const text = `61 1\n0\n${names.join('\n')}\n"Many"\n`;
  const { faults } = (await importInto('long-list', 1, { format: 'blt', text })).json();
  expect(faults).toEqual([{ line: 1, code: 'tooManyOptions', text: '61' }]);
});

test('a copy is a draft with the same paper under new ids, without dates', async () => {
  const paper = await client.published('to-be-copied', { quorum: 2 });
  const copy = (key: string) => client.send('POST', '/to-be-copied/copies', undefined, { key });
  const response = await copy('one-copy');
  expect([response.statusCode, response.json()]).toEqual([201, { slug: 'to-be-copied-2' }]);
  expect((await copy('one-copy')).json()).toEqual({ slug: 'to-be-copied-2' });
  expect((await copy('another-copy')).json<PollCopy>().slug).toBe('to-be-copied-3');

  const copied = await client.read('to-be-copied-2');
  expect(copied).toMatchObject({
    isFrozen: false,
    rules: { ...paper.rules, opensAt: null, closesAt: null },
  });
  const wordsOf = ({ questions }: PollPaper) =>
    questions.map(({ prompt, options }) => [prompt, options.map(({ label }) => label)]);
  expect(wordsOf(copied)).toEqual(wordsOf(paper));
  const idsOf = ({ questions }: PollPaper) =>
    questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
  expect(idsOf(copied).filter((id) => idsOf(paper).includes(id))).toEqual([]);
});

test('conditions of a copy look at the questions of the copy', async () => {
  await client.draft('with-conditions');
  await importInto('with-conditions', 1, { format: 'pabulib', text: PABULIB });
  const paper = await client.read('with-conditions');
  const [budget] = paper.questions;
  const condition = { question: budget!.id, is: 'chosen', option: budget!.options[1]!.id };
  const later = { ...budget!, id: randomUUID(), options: [], conditions: [condition] };
  await client.write('with-conditions', paper, { questions: [budget, later] });
  const { slug } = (await client.send('POST', '/with-conditions/copies')).json<PollCopy>();
  const [first, second] = (await client.read(slug)).questions;
  expect(second!.conditions).toEqual([
    { question: first!.id, is: 'chosen', option: first!.options[1]!.id },
  ]);
  expect(first!.id).not.toBe(budget!.id);
});
