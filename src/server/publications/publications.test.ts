import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type {
  PublicationDetails,
  PublicationFacets,
  PublicationFacts,
} from '../../shared/contract/publications';
import type { DemoPerson } from '../../demo/people';
import { openTestHost, type TestHost } from '../testing/testHost';

const OLDEST = 'participation-regulation-version-1';
const MIDDLE = 'participation-regulation-version-2';
const NEWEST = 'participation-regulation';
const RETRACTED = 'air-quality-on-mill-street';
const BUDGET = 'city-budget-2026-at-a-glance';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function ask<T>(path: string, person: DemoPerson | null = null): Promise<T> {
  const headers = person ? await host.headersOf(person) : {};
  const answer = await host.app.inject({ url: `/v1/publications${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
}
const list = (query = '', person: DemoPerson | null = null) =>
  ask<Page<ListItem<PublicationFacts>>>(`?limit=100&${query}`, person);
const slugs = async (query = '', person: DemoPerson | null = null) =>
  (await list(query, person)).items.map(({ slug }) => slug);
const page = (slug: string, query = '') => ask<DetailPage<PublicationDetails>>(`/${slug}?${query}`);

/** State of publications before the test changed them. */
const before = new Map<string, object>();
const rowOf = (slug: string) =>
  host.database.db
    .selectFrom('contents')
    .select(['details', 'status', 'visibility', 'original_locale', 'retraction'])
    .where('section', '=', 'publications')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
const write = (slug: string, row: object) =>
  host.database.db
    .updateTable('contents')
    .set(row)
    .where('section', '=', 'publications')
    .where('slug', '=', slug)
    .execute();
async function change(slug: string, row: object) {
  if (!before.has(slug)) before.set(slug, await rowOf(slug));
  await write(slug, row);
}
const changeDetails = async (slug: string, changed: object) =>
  change(slug, { details: JSON.stringify({ ...(await rowOf(slug)).details, ...changed }) });
afterEach(async () => {
  for (const [slug, row] of before) await write(slug, row);
  before.clear();
});

describe('the list', () => {
  test('what still stands comes first, in each half the newest; pages of a few hold the same order', async () => {
    const all = (await list()).items;
    const stands = all.map(({ retraction, details }) => !retraction && !details.supersededBy);
    expect(stands).toEqual([...stands].sort().reverse());
    expect(stands).toContain(false);
    const moments = all.filter((_, at) => stands[at]).map(({ publishedAt }) => publishedAt!);
    expect(moments).toEqual([...moments].sort().reverse());

    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { items, next }: Page<ListItem<PublicationFacts>> = await ask(
        `?limit=3${cursor && `&cursor=${cursor}`}`,
      );
      paged.push(...items.map(({ slug }) => slug));
      cursor = next;
    }
    expect(paged).toEqual(all.map(({ slug }) => slug));
  });

  test('by number the numbers ascend, over several pages as in one', async () => {
    const { items } = await list('order=number');
    const numbers = items.map(({ details }) => details.identifier);
    expect(numbers).toEqual([...numbers].sort());
    const first = await ask<Page<ListItem<PublicationFacts>>>('?order=number&limit=5');
    const second = await ask<Page<ListItem<PublicationFacts>>>(
      `?order=number&limit=5&cursor=${first.next}`,
    );
    expect([...first.items, ...second.items].map(({ details }) => details.identifier)).toEqual(
      numbers.slice(0, 10),
    );
  });

  test('each state finds its own and all three find everything', async () => {
    expect(await slugs('state=retracted')).toEqual([RETRACTED]);
    expect((await slugs('state=superseded')).sort()).toEqual([OLDEST, MIDDLE].sort());
    expect((await list('state=current')).total).toBe((await list()).total - 3);
  });

  test('body, year and language are found, also together', async () => {
    const { bodies, years, languages } = await ask<PublicationFacets>('/facets?locale=tr');
    expect(bodies).toContainEqual({
      value: 'city-council',
      name: { text: 'Kent meclisi', lang: 'tr' },
      publications: 6,
    });
    for (const { value, publications } of bodies)
      expect([value, (await list(`body=${value}`)).total]).toEqual([value, publications]);
    for (const { value, publications } of years)
      expect([value, (await list(`year=${value}`)).total]).toEqual([value, publications]);
    for (const { value, publications } of languages)
      expect([value, (await list(`language=${value}`)).total]).toEqual([value, publications]);
    expect(await slugs('body=city-council&language=ar&state=superseded')).toEqual([MIDDLE]);
    expect(await slugs('kind=budget&topic=budget&language=tr')).toEqual([BUDGET]);
  });

  test.each(['body=nobody', 'year=1815', 'year=0000', 'language=xx', 'state=any', 'order=size'])(
    'what is not known finds nothing: %s',
    async (query) => {
      expect((await list(query)).total).toBe(0);
    },
  );

  test.each([
    'state=a%00b',
    'body=%D8%A8',
    'order=number&cursor=WyIxIiwiMiJd',
    `body=${'a'.repeat(121)}`,
    'category=voting',
    'size=3',
  ])('what is no filter is refused: %s', async (query) => {
    const answer = await host.app.inject(`/v1/publications?${query}`);
    expect(answer.statusCode).toBe(400);
  });

  test('a body that Latin letters cannot say has a value that finds it', async () => {
    await changeDetails(BUDGET, { issuingBody: { ar: 'ديوان المحاسبة' } });
    await change(BUDGET, { original_locale: 'ar' });
    const { bodies } = await ask<PublicationFacets>('/facets?locale=ar');
    const body = bodies.find(({ name }) => name.text === 'ديوان المحاسبة')!;
    expect(body.value).toMatch(/^[a-f0-9]{32}$/);
    expect(await slugs(`body=${body.value}`)).toEqual([BUDGET]);
  });

  test('the choices count nothing that the reader may not see', async () => {
    const shown = await ask<PublicationFacets>('/facets');
    await changeDetails(BUDGET, { issuingBody: { en: 'Secret Office' }, issuedOn: '1999-01-01' });
    await change(BUDGET, { status: 'draft' });
    const hidden = await ask<PublicationFacets>('/facets');
    expect(JSON.stringify(hidden)).not.toMatch(/secret|1999/i);
    await change(BUDGET, { status: 'published', visibility: 'members' });
    expect(await ask<PublicationFacets>('/facets', 'grace')).toEqual(hidden);
    expect(hidden.bodies).not.toEqual(shown.bodies);
    await change(BUDGET, { visibility: 'signed_in' });
    const signedIn = await ask<PublicationFacets>('/facets', 'grace');
    expect(signedIn.years).toContainEqual({ value: '1999', publications: 1 });
    expect(JSON.stringify(await ask('/facets'))).not.toContain('1999');
  });
});

describe('the editions', () => {
  const editionsOn = async (slug: string) =>
    (await page(slug)).details.editions.map((edition) => edition.slug);

  test('stand on each of their pages, the oldest first', async () => {
    for (const slug of [OLDEST, MIDDLE, NEWEST])
      expect([slug, await editionsOn(slug)]).toEqual([slug, [OLDEST, MIDDLE, NEWEST]]);
    expect(await editionsOn(BUDGET)).toEqual([]);
  });

  test('say what was retracted, in the language of the reader', async () => {
    const retraction = JSON.stringify({ on: '2025-01-01', reason: { en: 'Wrong.' } });
    await change(MIDDLE, { retraction });
    const { editions } = (await page(NEWEST, 'locale=ar')).details;
    expect(editions.map(({ isRetracted }) => isRetracted)).toEqual([false, true, false]);
    expect(editions.map(({ title }) => title.lang)).toEqual(['ar', 'ar', 'ar']);
  });

  test('a circle ends', async () => {
    await changeDetails(NEWEST, { supersededBy: OLDEST });
    await changeDetails(OLDEST, { supersedes: NEWEST });
    expect((await editionsOn(MIDDLE)).length).toBe(3);
    await changeDetails(BUDGET, { supersedes: BUDGET, supersededBy: BUDGET });
    expect(await editionsOn(BUDGET)).toEqual([]);
  });

  test('one that is not out is named nowhere: not as the newer one, not in the chain, not by the filter', async () => {
    await change(NEWEST, { status: 'draft' });
    const { editions, supersededBy } = (await page(MIDDLE)).details;
    expect(editions.map(({ slug }) => slug)).toEqual([OLDEST, MIDDLE]);
    expect(supersededBy).toBeNull();
    expect(await slugs('state=superseded')).toEqual([OLDEST]);
    expect(await slugs('state=current')).toContain(MIDDLE);
    const [found] = (await list('q=regulation&state=current')).items;
    expect(found!.details.supersededBy).toBeNull();
    expect(JSON.stringify(await list())).not.toContain(`"${NEWEST}"`);
  });

  test('one in between that is not for the reader is left out, the others are still found', async () => {
    await change(MIDDLE, { visibility: 'members' });
    expect(await editionsOn(NEWEST)).toEqual([OLDEST, NEWEST]);
    expect((await page(NEWEST)).details.supersedes).toBeNull();
  });
});

test('what a publication belongs to is named with its title, as far as the reader may read it', async () => {
  const places = async () => (await page(BUDGET, 'locale=tr')).details.relatedPlaces;
  const named = await places();
  expect(named.map(({ section }) => section)).toEqual(['governance', 'have-your-say']);
  expect(named[0]!.title.lang).toBe('tr');
  const visible = (visibility: 'members' | 'public') =>
    host.database.db
      .updateTable('contents')
      .set({ visibility })
      .where('slug', '=', 'budget-for-the-coming-year')
      .execute();
  await visible('members');
  expect(await places()).toEqual(named.slice(1));
  await visible('public');
});

test('a retraction stands in the envelope with its day and reason', async () => {
  const { retraction, details } = await page(RETRACTED, 'locale=ar');
  expect(retraction).toEqual({
    on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    reason: { text: expect.stringContaining('40'), lang: 'ar' },
  });
  expect(details).not.toHaveProperty('retraction');
});
