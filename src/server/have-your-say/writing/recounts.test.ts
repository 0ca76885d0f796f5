import { randomUUID } from 'node:crypto';
import { parseBlt, writeBlt } from '../../../counting/blt';
import { parsePabulib } from '../../../counting/parsePabulib';
import { writePabulib } from '../../../counting/pabulib';
import { toRankedProfile, type Ranking } from '../../../counting/profiles';
import { BURLINGTON, FOOD, parseBallots } from '../../../counting/testing/elections';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  readNadNerem,
} from '../../../counting/testing/nadNerem';
import { verifyRecountFile } from '../../../counting/verifyRecountFile';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import type { ElectionImported, PollPaper, RecountRead } from '../../../shared/contract/papers';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { sweepPolls } from '../results/pollSweeper';
import { openPaperClient } from './testing/paperClient';

const SOURCE = { place: { en: 'Burlington' }, heldOn: '2009-03-03', link: null };
const BASE = { locale: 'en', currency: 'EUR' };

let host: TestHost;
let client: ReturnType<typeof openPaperClient>;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  client = openPaperClient(host);
});
afterAll(() => host.close());

const countAll = () =>
  sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(() => FIRST_START.getTime() + 60_000),
    log: { error: (facts) => expect(facts).toBeUndefined() },
  });

const bltOf = (names: readonly string[], ballots: readonly Ranking[], seats: number) =>
  writeBlt({
    title: 'Mayor',
    names,
    seats,
    withdrawn: [],
    profile: toRankedProfile(names.length, ballots),
  });

/** Writes the real budget of Nad Nerem as Pabulib publishes it. */
function nadNeremFile(): string {
  const { weights, starts, marks } = readNadNerem();
  const votes = [...weights].flatMap((count, row) =>
    Array.from({ length: count }, () => [...marks.subarray(starts[row], starts[row + 1])]),
  );
  return writePabulib({
    voteType: 'approval',
    budget: NAD_NEREM_BUDGET,
    scale: 1,
    meta: [
      ['description', 'Nad Nerem'],
      ['currency', 'PLN'],
    ],
    projectColumns: ['name'],
    projects: NAD_NEREM_PROJECTS.map((id, place) => ({
      id,
      cost: NAD_NEREM_COSTS[place]!,
      more: [`Project ${id}`],
    })),
    voteColumns: [],
    votes: votes.map((projects, place) => ({
      voter: String(place + 1),
      projects,
      points: [],
      more: [],
    })),
  });
}

const send = (slug: string, revision: number, file: object, key: string = randomUUID()) =>
  client.send('POST', `/${slug}/recounts`, { ...BASE, revision, source: SOURCE, ...file }, { key });

const readPoll = async (slug: string): Promise<{ phase: string; details: PollDetails }> =>
  (await host.app.inject({ url: `/v1/have-your-say/${slug}` })).json();

/** Imports, publishes and counts a recount. */
async function published(slug: string, file: object): Promise<PollDetails> {
  await client.draft(slug);
  const response = await send(slug, 1, file);
  expect(response.json()).toMatchObject({ faults: [] });
  const { revision } = response.json<ElectionImported>().paper!;
  expect((await client.publish(slug, revision)).statusCode).toBe(200);
  await countAll();
  const { phase, details } = await readPoll(slug);
  expect(phase).toBe('closed');
  return details;
}

const electedIn = ({ result, questions }: PollDetails): string[] => {
  const { elected } = result!.counts[0]!.result as { elected: readonly number[] };
  return elected.map((place) => questions[0]!.options[place]!.label.text);
};

const download = async (slug: string, name: string): Promise<string> =>
  (await host.app.inject({ url: `/v1/have-your-say/${slug}/${name}` })).body;

const MAYOR = ['Kiss', 'Montroll', 'Wright'];

test('Burlington 2009: 8,833 papers of a file are counted as they were, and verify', async () => {
  const text = bltOf(MAYOR, BURLINGTON, 1);
  const details = await published('burlington', { format: 'blt', text, method: 'instantRunoff' });
  const papers = BURLINGTON.reduce((sum, { count = 1 }) => sum + count, 0);
  expect(details).toMatchObject({
    recount: { place: { text: 'Burlington' }, heldOn: '2009-03-03', link: null },
    ballots: papers,
    refusal: 'closed',
    result: { isFinal: true, counts: [{ answered: papers, blank: 0 }] },
  });
  expect(electedIn(details)).toEqual(['Kiss']);
  const report = verifyRecountFile(await download('burlington', 'recount.json'));
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('Nad Nerem 2022: the budget of a file funds what the city funded', async () => {
  const file = { format: 'pabulib', text: nadNeremFile(), method: 'budgetGreedy' };
  const details = await published('nad-nerem', file);
  expect(details.questions[0]!.settings).toMatchObject({
    budget: NAD_NEREM_BUDGET,
    currency: 'PLN',
  });
  expect(electedIn(details).toSorted()).toEqual(['Project 112', 'Project 113', 'Project 114']);
  expect(details.ballots).toBe(315);
});

test('a method that passes votes on elects three for the food of a party', async () => {
  const names = ['Orange', 'Pear', 'Chocolate', 'Strawberry', 'Sweets'];
  const file = { format: 'blt', text: bltOf(names, FOOD, 3), method: 'scottishStv' };
  expect(electedIn(await published('food', file))).toEqual(['Chocolate', 'Orange', 'Strawberry']);
});

test('what is exported is imported as the same ballots', async () => {
  const ballots = [...parseBallots('3 ABC, 2 B, 1 CA'), { ranking: [], count: 2 }];
  const kindsOf = (text: string) => {
    const { profile, names, seats } = parseBlt(text).election!;
    const kinds = Array.from(profile.weights, (count, row) => [
      [...profile.ranks.subarray(row * 3, (row + 1) * 3)].join(),
      count,
    ]);
    return { names, seats, kinds: kinds.toSorted() };
  };
  const given = bltOf(MAYOR, ballots, 2);
  await published('there', { format: 'blt', text: given, method: 'meekStv' });
  const exported = await download('there', 'ballots.blt');
  expect(kindsOf(exported)).toEqual(kindsOf(given));
  await published('and-back', { format: 'blt', text: exported, method: 'meekStv' });
  expect(kindsOf(await download('and-back', 'ballots.blt'))).toEqual(kindsOf(given));

  const marksOf = (text: string) =>
    parsePabulib(text)
      .election!.votes.map(({ projects }) => projects.toSorted().join())
      .toSorted();
  const budget = nadNeremFile();
  await published('budget', { format: 'pabulib', text: budget, method: 'equalShares' });
  expect(marksOf(await download('budget', 'ballots.pb'))).toEqual(marksOf(budget));
});

test('the same request again stores nothing twice; another file takes the place of the first', async () => {
  await client.draft('twice');
  const file = { format: 'blt', text: bltOf(MAYOR, BURLINGTON, 1), method: 'schulze' };
  const first = (await send('twice', 1, file, 'one-recount')).json<ElectionImported>();
  const again = (await send('twice', 1, file, 'one-recount')).json<ElectionImported>();
  expect(again).toEqual(first);
  expect(first.paper).toMatchObject({ revision: 2, isFrozen: true });
  const shorter = { ...file, text: bltOf(MAYOR, parseBallots('3 ABC'), 1) };
  expect((await send('twice', 2, shorter)).statusCode).toBe(200);
  const stored = await host.database.db
    .selectFrom('polls')
    .innerJoin('contents', 'contents.id', 'polls.poll_id')
    .select(['ballots', 'links'])
    .where('slug', '=', 'twice')
    .executeTakeFirst();
  expect(stored).toEqual({ ballots: 3, links: 3 });
});

test('a reading says what a file holds and which methods can count it, and stores nothing', async () => {
  await client.draft('read-only');
  const read = async (format: string, text: string) =>
    (
      await client.send('POST', '/read-only/recounts/readings', { ...BASE, format, text })
    ).json<RecountRead>();
  const text = '3 2\n-3\n2 1 2 0\n3 1=2 0\n0\n"A"\n"B"\n"C"\n"Board"\n';
  const { election, faults } = await read('blt', text.replace('3 2', '3 1'));
  expect(faults).toEqual([]);
  expect(election).toMatchObject({
    title: 'Board',
    options: ['A', 'B'],
    withdrawn: ['C'],
    ballots: 5,
    seats: 1,
    budget: null,
  });
  expect(election!.methods).toContain('schulze');
  for (const method of ['instantRunoff', 'scottishStv', 'meekStv'])
    expect(election!.methods).not.toContain(method);
  const strict = await read('blt', bltOf(MAYOR, parseBallots('3 ABC'), 2));
  expect(strict.election!.methods[0]).toBe('scottishStv');
  expect(strict.election!.methods).not.toContain('instantRunoff');
  expect((await client.read('read-only')).questions).toEqual([]);
});

const PB = nadNeremFile();

test.each([
  [
    'blt',
    bltOf(MAYOR, parseBallots('3 ABC'), 1).replace('3 1 2 3 0', '3 1 2 7 0'),
    [2, 'optionUnknown'],
  ],
  ['blt', bltOf(MAYOR, parseBallots('200001 ABC'), 1), [1, 'tooManyBallots']],
  ['pabulib', PB.replace(';approval', ';ordinal'), [8, 'voteTypeUncounted']],
  ['pabulib', PB.replace(';approval', ';other'), [8, 'voteTypeUnknown']],
  ['pabulib', PB.replace(';411000', ';411000.5'), [9, 'amountNotWhole']],
])(
  'a %s file that cannot be counted whole is refused by its lines',
  async (format, text, fault) => {
    const slug = `refused-${randomUUID()}`;
    await client.draft(slug);
    const method = format === 'blt' ? 'instantRunoff' : 'equalShares';
    const { faults, paper } = (
      await send(slug, 1, { format, text, method })
    ).json<ElectionImported>();
    expect(paper).toBeNull();
    expect(faults.map(({ line, code }) => [line, code])).toEqual([fault]);
    expect((await client.read(slug)).revision).toBe(1);
  },
);

test('ballots that a method cannot read are not counted by it, and a poll that runs is no recount', async () => {
  await client.draft('equal-ranks');
  const text = '3 1\n3 1=2 0\n0\n"A"\n"B"\n"C"\n"Board"\n';
  const response = await send('equal-ranks', 1, { format: 'blt', text, method: 'instantRunoff' });
  expect(response.statusCode).toBe(400);
  const paper: PollPaper = await client.published('runs');
  const file = { format: 'blt', text, method: 'schulze' };
  expect((await send('runs', paper.revision, file)).json()).toMatchObject({ code: 'paperFrozen' });
});

test('nobody votes in a recount, it counts as no voice of the city, and a copy is a poll again', async () => {
  const numbers = async () => (await host.app.inject({ url: '/v1/statistics' })).json();
  const before = (await numbers()).ballots;
  const text = bltOf(MAYOR, parseBallots('30 ABC, 20 B'), 1);
  const details = await published('no-voices', { format: 'blt', text, method: 'borda' });
  expect((await numbers()).ballots).toBe(before);
  const [question] = details.questions;
  const answers = { [question!.id]: { ranking: [[question!.options[0]!.id]] } };
  const cast = await client.send('POST', '/no-voices/ballots', { answers });
  expect(cast.json()).toMatchObject({ code: 'closed' });
  const { slug } = (await client.send('POST', '/no-voices/copies')).json<{ slug: string }>();
  expect((await client.read(slug)).isFrozen).toBe(false);
  const copy = await host.database.db
    .selectFrom('contents')
    .select('details')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  expect(copy.details['recount']).toBeNull();
});

test('the feed and the search tell that ballots were cast elsewhere', async () => {
  const text = bltOf(MAYOR, parseBallots('3 ABC'), 1);
  await published('marked', { format: 'blt', text, method: 'schulze' });
  const feed = await host.app.inject({ url: '/en/have-your-say/feed.atom' });
  expect(feed.body).toContain('Any · Recount of ballots cast elsewhere');
  const found = await host.app.inject({ url: '/v1/search?q=Any&section=have-your-say' });
  expect(found.body).toMatch(/"slug":"marked"[^}]*.*?"isRecount":true/);
});

test('the table of polls tells recounts from polls of the city', async () => {
  const text = bltOf(MAYOR, parseBallots('3 ABC'), 1);
  await published('in-the-table', { format: 'blt', text, method: 'schulze' });
  const headers = await host.headersOf('admin');
  await host.app.inject({ method: 'POST', url: '/v1/open-data/runs', headers });
  await host.settled();
  const { body } = await host.app.inject({ url: '/v1/open-data/polls.jsonl' });
  const rows = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { path: string; is_recount: boolean });
  const isRecount = (row: { is_recount: boolean }) => row.is_recount;
  expect(rows.filter(isRecount).map(({ path }) => path)).toContain('/have-your-say/in-the-table');
  expect(rows.some((row) => !isRecount(row))).toBe(true);
});

test('an election without rivals is published as one: all were elected without a vote', async () => {
  const text = bltOf(['Ada', 'Ben'], parseBallots('3 AB, 2 B'), 2);
  const details = await published('no-rivals', { format: 'blt', text, method: 'scottishStv' });
  expect(details.result!.counts).toMatchObject([{ uncontested: true, blank: 5 }]);
  expect(electedIn(details)).toEqual(['Ada', 'Ben']);
});

test('a least number of projects that a file names refuses none of its ballots', async () => {
  const text = nadNeremFile().replace('num_projects', 'min_length;2\nnum_projects');
  const file = { format: 'pabulib', text, method: 'budgetGreedy' };
  const details = await published('least-two', file);
  expect(details.questions[0]!.settings).not.toHaveProperty('least');
  const report = verifyRecountFile(await download('least-two', 'recount.json'));
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('a draft with ballots of a file can be deleted', async () => {
  await client.draft('mistaken');
  const file = { format: 'blt', text: bltOf(MAYOR, parseBallots('3 ABC'), 1), method: 'schulze' };
  const { revision } = (await send('mistaken', 1, file)).json<ElectionImported>().paper!;
  const deleted = await client.send('POST', '/mistaken/transitions', { revision, act: 'delete' });
  expect(deleted.statusCode).toBeLessThan(300);
});
