import type { OpenDatabase } from '../../server/db/openDatabase';
import { readArea } from '../../server/settings/changeSettings';
import { mergeTerm, readTermList } from '../../server/settings/changeVocabulary';
import { openTestDatabase } from '../../server/testing/testHost';
import { readSettings } from '../../server/settings/readSettings';
import { followMerged } from '../../shared/vocabularies';
import { exportSettings, importSettings } from './carrySettings';

interface Carried {
  readonly look: {
    readonly hero: { readonly file: string; readonly width: number; readonly height: number };
  };
  readonly districts: readonly { readonly key: string }[];
  readonly topics: readonly { readonly key: string; readonly mergedInto: string | null }[];
  readonly shapes: { readonly features: readonly unknown[] };
  readonly pictures: Readonly<Record<string, string>>;
}

let from: OpenDatabase;
let to: OpenDatabase;
let carried: Carried;
beforeAll(async () => {
  [from, to] = await Promise.all([openTestDatabase('demonstration'), openTestDatabase()]);
  await from.db.transaction().execute(async (trx) => {
    const author = { personId: null, at: new Date() };
    for (const [key, into] of [
      ['youth', 'culture'],
      ['culture', 'education'],
    ] as const) {
      const { revision } = await readTermList(trx, 'topics');
      await mergeTerm(trx, 'topics', { revision, key, into }, author);
    }
  });
  carried = (await exportSettings(from.db)) as Carried;
});
afterAll(() => Promise.all([from.close(), to.close()]));

const bring = (content: object) =>
  importSettings({ db: to.db, doors: [] }, JSON.stringify(content));

test('a city moves to another installation with its districts, topics and pictures; again changes nothing', async () => {
  expect(carried.districts.length).toBeGreaterThan(3);
  expect(Object.keys(carried.pictures)).toContain(carried.look.hero.file);
  for (const time of [1, 2]) {
    await bring(carried);
    const { pictures, look, ...others } = (await exportSettings(to.db)) as Carried;
    const { pictures: sent, look: shown, ...expected } = carried;
    expect({ time, ...others }).toEqual({ time, ...expected });
    expect(Object.keys(pictures)).toHaveLength(Object.keys(sent).length);
    expect(Object.keys(pictures)).toContain(look.hero.file);
    const { width, height } = shown.hero;
    expect(look.hero).toMatchObject({ width, height });
  }
});

test('what was merged into what goes along, and a file that does not say it changes nothing of it', async () => {
  const listMerged = async () =>
    (await readTermList(to.db, 'topics')).terms.flatMap(({ key, mergedInto }) =>
      mergedInto === null ? [] : [[key, mergedInto]],
    );
  await bring({ topics: carried.topics });
  const merged = await listMerged();
  expect(merged).toEqual([
    ['culture', 'education'],
    ['youth', 'culture'],
  ]);
  const { db } = to;
  const settings = await readSettings(db);
  expect(followMerged(settings.topics, 'youth')).toBe('education');
  const topics = carried.topics.map(({ mergedInto: _mergedInto, ...topic }) => topic);
  await bring({ topics });
  expect(await listMerged()).toEqual(merged);
});

test.each([
  ['itself', { youth: 'youth' }, 'youth: mergedInto'],
  ['each other', { youth: 'culture', culture: 'youth' }, 'culture: mergedInto, youth: mergedInto'],
  ['none of the list', { youth: 'far-away' }, 'youth: mergedInto'],
  ['another one without being retired', { budget: 'health' }, 'budget: mergedInto'],
])('a file in which a topic was merged into %s is refused', async (_what, into, detail) => {
  const before = await readTermList(to.db, 'topics');
  const topics = carried.topics.map((topic) => ({
    ...topic,
    mergedInto: (into as Record<string, string>)[topic.key] ?? null,
  }));
  await expect(bring({ topics })).rejects.toMatchObject({ detail });
  expect(await readTermList(to.db, 'topics')).toEqual(before);
});

test('what a file does not say counts as well: no circle comes of the rest', async () => {
  const topics = carried.topics.map(({ mergedInto: _mergedInto, ...topic }) =>
    topic.key === 'culture' ? { ...topic, mergedInto: 'youth' } : topic,
  );
  await expect(bring({ topics })).rejects.toMatchObject({
    detail: 'culture: mergedInto, youth: mergedInto',
  });
});

test('a file with one fault changes nothing, and every fault is named', async () => {
  const { revision } = await readArea(to.db, 'identity', {});
  const { terms } = await readTermList(to.db, 'topics');
  const identity = { referencePrefix: 'ZZ' };
  await expect(bring({ identity, topics: [{ key: 'Not a key' }] })).rejects.toThrow(/topics\.0/);
  await expect(bring({ identity, pictures: { logo: 'bm8gcGljdHVyZQ==' } })).rejects.toThrow(
    /pictures\.logo/,
  );
  const twice = { key: 'water', name: { en: 'Water' }, isRetired: false, parent: null };
  await expect(bring({ identity, topics: [twice, twice] })).rejects.toMatchObject({
    detail: 'water: twice',
  });
  await expect(bring({ identity, signIn: { passwords: false } })).rejects.toMatchObject({
    detail: 'passwords: noProvider',
  });
  expect((await readArea(to.db, 'identity', {})).revision).toBe(revision);
  expect((await readTermList(to.db, 'topics')).terms).toEqual(terms);
});

test('what a file does not name stays as it is', async () => {
  const before = await exportSettings(to.db);
  await bring({ money: { currency: 'CHF' } });
  expect(await exportSettings(to.db)).toEqual({ ...before, money: { currency: 'CHF' } });
});

test('a file with a mark in front, texts with half a letter and no shapes is taken as it is meant', async () => {
  const text =
    '\ufeff{"home":{"text":{"en":"Cut \\ud83d off\\u0000"}},"shapes":{"type":"FeatureCollection","features":[]}}';
  await importSettings({ db: to.db, doors: [] }, text);
  const { home, shapes } = (await exportSettings(to.db)) as Carried & { readonly home: object };
  expect(home).toMatchObject({ text: { en: 'Cut  off' } });
  expect(shapes.features).toEqual([]);
});

test('areas are changed in one order, whatever the order of the file', async () => {
  await bring({ money: { currency: 'SEK' }, time: { zone: 'Europe/Stockholm' } });
  await bring({ time: { zone: 'Europe/Oslo' }, money: { currency: 'NOK' } });
  const rows = await to.db
    .selectFrom('audit_log')
    .select('after')
    .orderBy('id', 'desc')
    .limit(4)
    .execute();
  expect(rows.map(({ after }) => (after as { area: string }).area)).toEqual([
    'money',
    'time',
    'money',
    'time',
  ]);
});
