import { randomUUID } from 'node:crypto';
import { parseBlt } from '../../../counting/blt';
import { parsePabulib } from '../../../counting/parsePabulib';
import { verifyRecountFile } from '../../../counting/verifyRecountFile';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import type { ElectionImported, RecountRead } from '../../../shared/contract/papers';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { sweepPolls } from '../results/pollSweeper';
import { openPaperClient } from './testing/paperClient';

/** More than one thread, statement and page of the database take. */
const BALLOTS = 12_000;
const OPTIONS = 40;
const WITHDRAWN = 7;
const PROJECTS = 150;
/** Bytes of a page: what its ballots say is in files of its own. */
const MAX_PAGE_BYTES = 150_000;

const BASE = { locale: 'en', currency: 'EUR' };
const SOURCE = { place: { en: 'Elsewhere' }, heldOn: '2009-03-03', link: null };

let host: TestHost;
let client: ReturnType<typeof openPaperClient>;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  client = openPaperClient(host);
});
afterAll(() => host.close());

/** Lists `length` numbers from 1 to `most`, all different, that depend on `ballot` alone. */
function listMarks(ballot: number, length: number, most: number): number[] {
  const marks = new Set<number>();
  for (let turn = 0; marks.size < length; turn++)
    marks.add(1 + ((ballot * 7_919 + turn * turn * 104_729 + ballot * turn) % most));
  return [...marks];
}

const ALL = Array.from({ length: BALLOTS }, (_, ballot) => ballot);
const RANKINGS = ALL.map((ballot) => listMarks(ballot, 1 + (ballot % 9), OPTIONS));
const APPROVALS = ALL.map((ballot) => listMarks(ballot, 1 + (ballot % 11), PROJECTS));

/** Writes a file as programs for Windows do: a mark of the encoding, two letters end a line. */
const toWindowsFile = (lines: readonly string[]): string => `\uFEFF${lines.join('\r\n')}\r\n`;

const BLT = toWindowsFile([
  `${OPTIONS} 3`,
  `-${WITHDRAWN}`,
  ...RANKINGS.map((ranking) => `1 ${ranking.join(' ')} 0`),
  '0',
  ...Array.from({ length: OPTIONS }, (_, place) => `"Ağaoğlu ${place + 1}"`),
  '"Council"',
]);

const PB = toWindowsFile([
  'META',
  'key;value',
  'description;Budget',
  `num_projects;${PROJECTS}`,
  `num_votes;${BALLOTS}`,
  'budget;1000000',
  'vote_type;approval',
  'PROJECTS',
  'project_id;cost;name',
  ...Array.from(
    { length: PROJECTS },
    (_, place) => `${place + 1};${20_000 + place * 100};Żuk ${place}`,
  ),
  'VOTES',
  'voter_id;vote',
  ...APPROVALS.map((marks, voter) => `${voter};"${marks.join(',')}"`),
]);

const send = (slug: string, path: string, body: object) =>
  client.send('POST', `/${slug}/recounts${path}`, { ...BASE, ...body }, { key: randomUUID() });

const download = async (path: string): Promise<string> =>
  (await host.app.inject({ url: `/v1/have-your-say/${path}` })).body;

/** Imports, publishes and counts a file. */
async function countFile(slug: string, file: object, method: string): Promise<PollDetails> {
  await client.draft(slug);
  const read = (await send(slug, '/readings', file)).json<RecountRead>();
  expect(read.faults).toEqual([]);
  expect(read.election).toMatchObject({ ballots: BALLOTS });
  const sent = await send(slug, '', { ...file, method, revision: 1, source: SOURCE });
  const { revision } = sent.json<ElectionImported>().paper!;
  expect((await client.publish(slug, revision)).statusCode).toBe(200);
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(() => FIRST_START.getTime() + 60_000),
    log: { error: (facts) => expect(facts).toBeUndefined() },
  });
  const page = await download(slug);
  expect(Buffer.byteLength(page)).toBeLessThan(MAX_PAGE_BYTES);
  const report = verifyRecountFile(await download(`${slug}/recount.json`));
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect((await download(`${slug}/ballots.csv`)).trim().split('\n')).toHaveLength(BALLOTS + 1);
  return (JSON.parse(page) as { details: PollDetails }).details;
}

/** Counts how often each line occurs. */
function toTally(lines: Iterable<string>): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (const line of lines) tally.set(line, (tally.get(line) ?? 0) + 1);
  return tally;
}

test('thousands of rankings of a file are stored, counted, published and exported, each as it was', async () => {
  const details = await countFile('big-council', { format: 'blt', text: BLT }, 'scottishStv');
  const standing = RANKINGS.map((ranking) => ranking.filter((option) => option !== WITHDRAWN));
  const answered = standing.filter(({ length }) => length > 0);
  expect(details.ballots).toBe(BALLOTS);
  expect(details.result!.counts).toMatchObject([
    { answered: answered.length, blank: BALLOTS - answered.length },
  ]);
  const { profile } = parseBlt(await download('big-council/ballots.blt')).election!;
  const exported = new Map<string, number>();
  for (const [row, count] of profile.weights.entries()) {
    const ranks = [...profile.ranks.subarray(row * profile.options, (row + 1) * profile.options)];
    const named = ranks.flatMap((rank, place) =>
      rank < profile.options
        ? [{ rank, option: place < WITHDRAWN - 1 ? place + 1 : place + 2 }]
        : [],
    );
    named.sort((one, other) => one.rank - other.rank);
    exported.set(named.map(({ option }) => option).join(), count);
  }
  expect(exported).toEqual(toTally(standing.map((ranking) => ranking.join())));
});

test('thousands of ballots on a budget of many projects are too, and receipts are all different', async () => {
  const details = await countFile('big-budget', { format: 'pabulib', text: PB }, 'budgetGreedy');
  expect(details.ballots).toBe(BALLOTS);
  expect(details.result!.counts).toMatchObject([{ answered: BALLOTS, blank: 0 }]);
  const { election } = parsePabulib(await download('big-budget/ballots.pb'));
  expect(toTally(election!.votes.map(({ projects }) => toMarks(projects)))).toEqual(
    toTally(APPROVALS.map((marks) => toMarks(marks.map((mark) => mark - 1)))),
  );
  const marks = toTally(APPROVALS.flat().map(String));
  expect(election!.projects.map(({ more }) => Number(more[0]))).toEqual(
    Array.from({ length: PROJECTS }, (_, place) => marks.get(String(place + 1)) ?? 0),
  );
  const links = await host.database.db
    .selectFrom('poll_links')
    .innerJoin('contents', 'contents.id', 'poll_links.poll_id')
    .select(['position', 'receipt'])
    .where('slug', '=', 'big-budget')
    .orderBy('position')
    .execute();
  expect(links.map(({ position }) => position)).toEqual(ALL.map((ballot) => ballot + 1));
  expect(new Set(links.map(({ receipt }) => receipt)).size).toBe(BALLOTS);
});

const toMarks = (places: readonly number[]): string =>
  places.toSorted((one, other) => one - other).join();

test('a letter that no database takes is left out of a name', async () => {
  await client.draft('nul');
  const text = '2 1\n1 1 0\n0\n"A\u0000da"\n"Ben"\n"T\u0000itle"\n';
  const file = { format: 'blt', text, method: 'instantRunoff', revision: 1, source: SOURCE };
  const { paper } = (await send('nul', '', file)).json<ElectionImported>();
  expect(paper?.questions[0]?.options.map(({ label }) => label)).toEqual([
    { en: 'Ada' },
    { en: 'Ben' },
  ]);
});

test('a file that ends its lines with carriage returns alone is read line by line', async () => {
  await client.draft('old-lines');
  const text = PB.replaceAll('\r\n', '\r');
  const { election } = (
    await send('old-lines', '/readings', { format: 'pabulib', text })
  ).json<RecountRead>();
  expect(election).toMatchObject({ ballots: BALLOTS, budget: 1_000_000 });
  const many = `2 1\r${'1 1 0\r'.repeat(203_000)}0\r"A"\r"B"\r"C"\r`;
  const { faults } = (
    await send('old-lines', '/readings', { format: 'blt', text: many })
  ).json<RecountRead>();
  expect(faults).toMatchObject([{ code: 'tooManyBallots' }]);
});
