import { LOCALE_CODES } from '../../shared/locales';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import Value from 'typebox/value';
import {
  DATASETS,
  DATASET_NAMES,
  DATA_FORMATS,
  type DataRow,
  type DatasetName,
  type OpenData,
} from '../../shared/contract/openData';
import en from '../../../i18n/en.json';
import { DEMO_TOPICS } from '../../demo/vocabularies';
import { databaseNow } from '../db/databaseClock';
import { createMemoryStorage } from '../files/testing/memoryStorage';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { listRuns, writeOpenData, type RunContext } from './runs';

let host: TestHost;
/** Context that the run that every test finds was written to. */
let context: RunContext;
let restore: () => Promise<void>;
const openContext = (): RunContext => ({
  db: host.database.db,
  files: createMemoryStorage(),
  databaseNow,
});
beforeAll(async () => {
  host = await openTestHost();
  context = openContext();
  await plant();
  await writeOpenData(context);
  restore = await snapshotTables(host.database.db, 'open_data_runs');
});
afterEach(async () => {
  host.setNow(FIRST_START);
  await restore();
});
afterAll(() => host.close());

/**
 * Creates content that all may read, and content that is not public, with words that are found
 * again.
 */
async function plant(): Promise<void> {
  const { db } = host.database;
  await sql`update contents set title = ${JSON.stringify({ en: '=HYPERLINK("x")', ar: '+1', tr: '@x\ny' })}
    where section = 'blogs' and status = 'published' and slug = (select min(slug) from contents where section = 'blogs' and status = 'published')`.execute(
    db,
  );
  await sql`update contents set summary = summary || '{"en": "nobody reads this"}'
    where status not in ('published', 'archived') or visibility in ('signed_in', 'members')`.execute(
    db,
  );
  await sql`update comments set body = 'nobody reads this' where state <> 'shown'`.execute(db);
  await sql`update comments set body = body || ' [@Grace Bell](/user/' || author_id || ') said so: see /user/' || author_id
    where state = 'shown' and author_id is not null`.execute(db);
}

async function read(name: DatasetName, format: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from open_data_runs where not failed order by started_at desc limit 1`.execute(
    host.database.db,
  );
  const stream = await context.files.get(`open-data/${rows[0]!.id}/${name}.${format}`);
  return text(stream!);
}
const rowsOf = async (name: DatasetName) => JSON.parse(await read(name, 'json')) as DataRow[];

/** RFC 4180, the parts that a reader needs. */
function parseCsv(file: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const rows: string[][] = [[]];
  const body = file.replace(/^\uFEFF/, '');
  for (let match = cell.exec(body); match; match = cell.exec(body)) {
    const [, quoted, bare, end] = match;
    rows.at(-1)!.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'));
    if (end === '' || cell.lastIndex === body.length) break;
    if (end === '\r\n') rows.push([]);
  }
  return rows;
}

test.each(DATASET_NAMES)('every row of %s is as its contract says', async (name) => {
  const rows = await rowsOf(name);
  expect(rows.length).toBeGreaterThan(0);
  const faults = rows.flatMap((row) => [...Value.Errors(DATASETS[name], row)]);
  expect(faults).toEqual([]);
  expect(Object.keys(rows[0]!)).toEqual(Object.keys(DATASETS[name].properties));
});

test.each(DATASET_NAMES)('the three formats of %s say the same', async (name) => {
  const rows = await rowsOf(name);
  const lines = (await read(name, 'jsonl')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as DataRow)).toEqual(rows);
  const [header, ...cells] = parseCsv(await read(name, 'csv'));
  expect(header).toEqual(Object.keys(DATASETS[name].properties));
  expect(cells).toHaveLength(rows.length);
  expect(cells.every((row) => row.length === header!.length)).toBe(true);
});

test('a cell that a program could take for a formula is none', async () => {
  const [header, ...rows] = parseCsv(await read('contents', 'csv'));
  const column = (name: string) => rows.map((row) => row[header!.indexOf(name)]!);
  expect(column('title_en')).toContain(`'=HYPERLINK("x")`);
  expect(rows.flat().filter((cell) => /^[=+@\t\r\n]/.test(cell))).toEqual([]);
});

test('nothing in any file is of a person, or is read by less than everybody', async () => {
  const files = await Promise.all(
    DATASET_NAMES.flatMap((name) => DATA_FORMATS.map((format) => read(name, format))),
  );
  const all = files.join('\n');
  const people = await host.database.db
    .selectFrom('people')
    .select(['id', 'email', 'voter_id'])
    .execute();
  expect(people.length).toBeGreaterThan(10);
  for (const { id, email, voter_id } of people) {
    expect(all).not.toContain(id);
    expect(all).not.toContain(voter_id);
    if (email) expect(all).not.toContain(email);
  }
  expect(all).not.toContain('nobody reads this');
  expect(all).not.toContain('Grace Bell](');
  expect(all).toContain('@person said so');
  const authors = (await rowsOf('contents')).filter(({ author_kind }) => author_kind === 'person');
  expect(authors.every(({ author_group }) => author_group === null)).toBe(true);
});

test('districts and topics stand with their names beside their keys', async () => {
  const rows = await rowsOf('contents');
  const row = rows.find(({ area, topics }) => area === 'old-port' && (topics as []).length > 1)!;
  expect(row).toMatchObject({ area_name_en: 'Old Port', area_name_tr: 'Eski Liman' });
  const names = new Map(DEMO_TOPICS.map(({ key, name }) => [key as string, name.ar]));
  expect(row['topic_names_ar']).toEqual(
    (row['topics'] as string[]).map((topic) => names.get(topic)),
  );
  const anywhere = rows.find(({ area }) => area === null)!;
  expect(anywhere['area_name_en']).toBeNull();
});

test('every dataset and every field has a name and a meaning in words', () => {
  const languageEnd = new RegExp(`_(${LOCALE_CODES.join('|')})$`);
  const ids = DATASET_NAMES.flatMap((name) => [
    `host.data.name.${name}`,
    `host.data.about.${name}`,
    ...Object.keys(DATASETS[name].properties).map(
      (field) => `host.data.field.${field.replace(languageEnd, '')}`,
    ),
  ]);
  expect(ids.filter((id) => !Object.hasOwn(en, id))).toEqual([]);
});

test('the catalogue names each file with its size and checksum', async () => {
  const { body } = await host.app.inject('/v1/open-data/catalogue.jsonld');
  const { 'dcat:dataset': datasets } = JSON.parse(body) as {
    'dcat:dataset': { 'dcat:distribution': Record<string, unknown>[]; 'dct:title': unknown[] }[];
  };
  expect(datasets).toHaveLength(DATASET_NAMES.length);
  for (const dataset of datasets) {
    expect(dataset['dct:title']).toHaveLength(3);
    expect(dataset['dcat:distribution']).toHaveLength(DATA_FORMATS.length);
    expect(dataset['dcat:distribution'][0]).toMatchObject({
      'dcat:byteSize': { '@value': expect.stringMatching(/^\d+$/) as string },
      'spdx:checksum': {
        'spdx:checksumValue': { '@value': expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      },
    });
  }
});

test('staff have the files written; everybody downloads them, once', async () => {
  // The runs above were written by the database's clock; this one comes after them.
  host.setNow(new Date());
  const headers = await host.headersOf('admin');
  const { statusCode, body } = await host.app.inject({
    method: 'POST',
    url: '/v1/open-data/runs',
    headers,
  });
  expect(statusCode === 202 ? '' : body).toBe('');
  await host.settled();
  const first = await host.app.inject('/v1/open-data/contents.jsonl');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toContain('application/jsonl');
  const again = await host.app.inject({
    url: '/v1/open-data/contents.jsonl',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const { files } = (await host.app.inject('/v1/open-data')).json<OpenData>();
  expect(files).toHaveLength(DATASET_NAMES.length * DATA_FORMATS.length);
});

test.each(['contents', 'contents.xml', 'people.csv', 'contents.csv.json', '..%2Fcontents.csv'])(
  'there is no file %s',
  async (name) => {
    expect((await host.app.inject(`/v1/open-data/${name}`)).statusCode).toBe(404);
  },
);

test('a run that fails leaves the files of the last good one', async () => {
  const before = (await host.app.inject('/v1/open-data')).json<OpenData>();
  const full = { ...context.files, put: () => Promise.reject(new Error('the disk is full')) };
  await expect(writeOpenData({ ...context, files: full })).rejects.toThrow('the disk is full');
  expect((await host.app.inject('/v1/open-data')).json<OpenData>()).toEqual(before);
  expect((await listRuns(context.db))[0]).toMatchObject({ failed: true });
});

test('of two at once one writes; what a host that died began does not keep others from it', async () => {
  const own = openContext();
  const both = await Promise.all([writeOpenData(own), writeOpenData(own)]);
  expect(both.filter((files) => files !== null)).toHaveLength(1);
  await sql`insert into open_data_runs (started_at, leased_until) values (now() - interval '1 day', now() + interval '1 minute')`.execute(
    own.db,
  );
  expect(await writeOpenData(own)).toBeNull();
  await sql`update open_data_runs set leased_until = now() - interval '1 minute' where finished_at is null`.execute(
    own.db,
  );
  expect(await writeOpenData(own)).toBe(DATASET_NAMES.length * DATA_FORMATS.length);
});

test('seven runs are kept, with their files', async () => {
  const own = openContext();
  for (let run = 0; run < 8; run += 1) await writeOpenData(own);
  const kept = await listRuns(own.db);
  expect(kept).toHaveLength(7);
  const folders = new Set<string>();
  for await (const key of own.files.list('open-data')) folders.add(key.split('/')[1]!);
  expect([...folders].toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
});
