import type { Insertable } from 'kysely';
import type { SearchHit, SearchResult, Suggestions } from '../../shared/contract/search';
import { CONTENT_STATUSES, VISIBILITIES } from '../../shared/contract/content';
import type { DemoPerson } from '../../demo/people';
import { fold } from '../../shared/fold';
import type { Locale } from '../../shared/locales';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { SPELLINGS } from '../../shared/testing/spellings';
import { toPersonId } from '../seed/seedContents';
import type { Tables } from '../db/tables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

type Query = Readonly<Record<string, string>>;

async function ask<T>(path: string, query: Query, person?: DemoPerson): Promise<T> {
  const headers = person ? await host.headersOf(person) : {};
  const response = await host.app.inject({
    url: `/v1/search${path}`,
    query: { ...query },
    headers,
  });
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response.json<T>();
}
const search = (query: Query, person?: DemoPerson) => ask<SearchResult>('', query, person);
const suggest = (query: Query, person?: DemoPerson) =>
  ask<Suggestions>('/suggestions', query, person);

const hitsOf = ({ groups }: SearchResult) => groups.flatMap(({ hits }) => hits);
const slugsOf = (result: SearchResult) => hitsOf(result).map(({ slug }) => slug);
const markedIn = ({ text, marks }: SearchHit['title']) =>
  marks.map(([start, end]) => text.slice(start, end));

type Row = Insertable<Tables['contents']>;
interface Written extends Partial<Row> {
  readonly slug: string;
  readonly texts?: Partial<Record<'title' | 'summary' | 'body', Partial<Record<Locale, string>>>>;
}

function rowOf({ texts = {}, ...more }: Written): Row {
  const { title = { en: 'A plain title' }, summary = { en: 'Nothing special.' } } = texts;
  const { body = { en: 'A text of some length.' } } = texts;
  return {
    section: 'blogs',
    kind: 'post',
    ref: `SEARCH-${more.slug}`,
    details: '{}',
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    body: JSON.stringify(body),
    search_text: fold([title, summary, body].flatMap(Object.values).join('\n')),
    original_locale: (Object.keys(title)[0] ?? 'en') as Locale,
    status: 'published',
    visibility: 'public',
    author_kind: 'organisation',
    author_person_id: null,
    topics: [],
    area: null,
    published_at: FIRST_START,
    created_by: null,
    ...more,
  };
}
const write = (...rows: Written[]) =>
  host.database.db.insertInto('contents').values(rows.map(rowOf)).execute();
const titled = (slug: string, en: string, more: Partial<Row> = {}): Written => ({
  slug,
  texts: { title: { en } },
  ...more,
});

/** Pairs of spellings: in each row one finds the next, and the last one the first. */
const PAIRS = SPELLINGS.flatMap((spellings) =>
  spellings.map((typed, place) => [typed, spellings[(place + 1) % spellings.length]!] as const),
);

test('[SPEC 1.6] each spelling finds the others, marks them and suggests them', async () => {
  await write(
    ...PAIRS.map(([, written], place) => ({
      slug: `pair-${place}`,
      texts: { title: { tr: `zzpair${place}q ${written}` } },
    })),
  );
  for (const [place, [typed, written]] of PAIRS.entries()) {
    const query = { q: `zzpair${place}q ${typed}`, locale: 'tr' };
    const hit = hitsOf(await search(query)).find(({ slug }) => slug === `pair-${place}`);
    expect([typed, hit && markedIn(hit.title).join(' ')]).toEqual([
      typed,
      // A mark ends with its last letter.
      `zzpair${place}q ${written.replace('\u200e', '')}`,
    ]);
    const { items } = await suggest(query);
    expect([typed, items.map(({ slug }) => slug)]).toEqual([typed, [`pair-${place}`]]);
  }
});

test.each([
  ["Qarsıköy'ün", 'Qarsıköy’ün parkı'],
  ['qizmir’de', "Qizmir'de yaz"],
  ["qeople's", 'The qeople’s park'],
  ["o'qrien", 'Quay of O’Qrien'],
])('%s finds “%s”: what stands behind an apostrophe begins there', async (q, title) => {
  const slug = `apostrophe-${q.length}`;
  await write({ slug, texts: { title: { tr: title } } });
  expect(hitsOf(await search({ q, locale: 'tr' })).map((hit) => hit.slug)).toEqual([slug]);
  expect((await suggest({ q, locale: 'tr' })).items.map((item) => item.slug)).toEqual([slug]);
});

test('[SPEC 1.6] Arabic words are found without what is written together with them', async () => {
  const whole = await search({ q: 'المكتبه', locale: 'ar' });
  const prefixed = await search({ q: 'وبالمكتبة', locale: 'ar' });
  expect(slugsOf(prefixed)).toEqual(expect.arrayContaining(slugsOf(whole).slice(0, 2)));
  expect(whole.total).toBeGreaterThan(0);
});

test('all words have to match, wherever they stand and in whichever language', async () => {
  await write({
    slug: 'all-words',
    texts: { title: { en: 'Qarrow bridge' }, summary: { tr: 'Eski qarrow köprüsü' } },
  });
  expect(slugsOf(await search({ q: 'bridge qarrow' }))).toContain('all-words');
  expect(slugsOf(await search({ q: 'kopru qarrow' }))).toContain('all-words');
  expect((await search({ q: 'qarrow tunnel' })).total).toBe(0);
});

test('whole titles come first, then beginnings, then words of titles, then texts; each newest first', async () => {
  const days = (days: number) => new Date(FIRST_START.getTime() - days * 86_400_000);
  await write(
    { slug: 'order-text', texts: { body: { en: 'About the wolfram lamp.' } } },
    titled('order-word', 'The wolfram lamp', { published_at: days(1) }),
    titled('order-beginning-old', 'Wolfram lamp shades', { published_at: days(9) }),
    titled('order-beginning', 'Wolfram lamps', { published_at: days(2) }),
    titled('order-whole', 'Wolfram Lamp', { published_at: days(20) }),
  );
  const { groups } = await search({ q: 'wolfram  lamp', section: 'blogs' });
  expect(groups[0]!.hits.map(({ slug }) => slug)).toEqual([
    'order-whole',
    'order-beginning',
    'order-beginning-old',
    'order-word',
    'order-text',
  ]);
  const { items } = await suggest({ q: 'wolfram lamp' });
  expect(items.map(({ slug }) => slug)).toEqual([
    'order-whole',
    'order-beginning',
    'order-beginning-old',
    'order-word',
  ]);
});

test('each section has its count and a few hits; one section is read page by page', async () => {
  await write(
    ...Array.from({ length: 9 }, (_, index) => titled(`paged-${index}`, `Kestrel ${index}`)),
    titled('paged-event', 'Kestrel walk', { section: 'events', kind: 'inPerson' }),
  );
  const { groups, total } = await search({ q: 'kestrel' });
  expect(groups.map(({ section, count, hits }) => [section, count, hits.length])).toEqual([
    ['blogs', 9, 3],
    ['events', 1, 1],
  ]);
  expect(total).toBe(10);

  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: SearchResult = await search({
      q: 'kestrel',
      section: 'blogs',
      limit: '4',
      ...(cursor && { cursor }),
    });
    expect(page.total).toBe(9);
    seen.push(...slugsOf(page));
    cursor = page.next;
  }
  expect(new Set(seen).size).toBe(9);
  expect(seen).toHaveLength(9);
});

test('topic and area narrow it', async () => {
  await write(
    titled('narrow-a', 'Ptarmigan', { topics: ['harbour'], area: 'old-port' }),
    titled('narrow-b', 'Ptarmigan', { topics: ['housing'], area: 'new-shore' }),
  );
  expect(slugsOf(await search({ q: 'ptarmigan', topic: 'harbour' }))).toEqual(['narrow-a']);
  expect(slugsOf(await search({ q: 'ptarmigan', area: 'new-shore' }))).toEqual(['narrow-b']);
});

test('without a word it is the newest of each section, within the filters; suggested is nothing', async () => {
  const before = new Date(FIRST_START.getTime() - 60_000);
  await write(
    titled('wordless-b', 'Bittern', { topics: ['housing'], published_at: before }),
    titled('wordless-a', 'Avocet', { topics: ['housing'] }),
  );
  const all = await search({ q: '' });
  expect(all.groups.length).toBeGreaterThan(5);
  expect(all.groups.every(({ hits }) => hits.length > 0 && hits.length <= 3)).toBe(true);
  const { groups } = await search({ q: ' ', topic: 'housing', section: 'blogs' });
  expect(groups.map(({ section }) => section)).toEqual(['blogs']);
  const slugs = groups[0]!.hits.map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug.startsWith('wordless'))).toEqual(['wordless-a', 'wordless-b']);
  expect((await search({ q: '', area: 'nowhere' })).total).toBe(0);
  expect((await search({ q: '?!' })).total).toBe(0);
  expect((await suggest({ q: '' })).items).toEqual([]);
});

test('the excerpt is the place in the long text, as a reader sees it, and its marks fit it', async () => {
  const filler = 'Word after word goes by. '.repeat(30);
  await write({
    slug: 'excerpt',
    texts: { body: { en: `## Heading\n\n- ${filler}the **capstan** of [the ship](/x) ${filler}` } },
  });
  const [hit] = hitsOf(await search({ q: 'capstan' }));
  expect(hit!.excerpt.text).toMatch(/^….*the capstan of the ship.*…$/);
  expect(hit!.excerpt.text.length).toBeLessThan(300);
  expect(markedIn(hit!.excerpt)).toEqual(['capstan']);
});

test('words of another language are shown in that language', async () => {
  await write({
    slug: 'other-language',
    texts: { title: { en: 'The square', tr: 'Gorgonzola alanı' } },
  });
  const [hit] = hitsOf(await search({ q: 'gorgonzola', locale: 'en' }));
  expect([hit!.title.lang, hit!.excerpt.lang, markedIn(hit!.excerpt)]).toEqual([
    'en',
    'tr',
    ['Gorgonzola'],
  ]);
  const { items } = await suggest({ q: 'gorgonzola', locale: 'en' });
  expect(items[0]!.title).toMatchObject({ text: 'Gorgonzola alanı', lang: 'tr' });
});

test.each(['libary', 'neighborhod budjet', 'kutupane'])(
  'a mistake is forgiven: for %s titles that are spelt alike are offered',
  async (q) => {
    const { total, similar } = await search({ q });
    expect(total).toBe(0);
    expect(similar.length).toBeGreaterThan(0);
    expect((await suggest({ q })).items).toEqual(similar);
  },
);

describe('[SPEC 6.1] nothing leaks', () => {
  const WORD = 'xylophonist';
  const COMMON = { day: 86_400_000 };
  const overlays = {
    plain: {},
    hidden: { hidden_at: FIRST_START },
    withdrawn: { withdrawn_at: FIRST_START },
    deleted: { deleted_at: FIRST_START },
  } as const;

  beforeAll(async () => {
    const { id: circle } = await host.database.db
      .selectFrom('contents')
      .select('id')
      .where('slug', '=', 'tenants-circle')
      .executeTakeFirstOrThrow();
    const rows = CONTENT_STATUSES.flatMap((status) =>
      VISIBILITIES.flatMap((visibility) =>
        Object.entries(overlays).map(([overlay, columns]) =>
          titled(
            `leak-${status.replace('_', '-')}-${visibility.replaceAll('_', '-')}-${overlay}`,
            `A ${WORD} ${status} ${visibility} ${overlay}`,
            {
              ...columns,
              status,
              visibility,
              author_kind: 'team',
              author_content_id: circle,
              author_person_id: toPersonId('nadia'),
              published_at: new Date(
                FIRST_START.getTime() + (status === 'scheduled' ? COMMON.day : 0),
              ),
            },
          ),
        ),
      ),
    );
    await write(...rows);
  });

  const published = (...visibilities: string[]) =>
    visibilities.map((visibility) => `leak-published-${visibility}-plain`).sort();
  const EVERYBODY = published('public', 'members-but-visible');
  const SIGNED_IN = published('public', 'members-but-visible', 'signed-in');
  const INSIDE = published('public', 'members-but-visible', 'signed-in', 'members');
  /** The tenants' circle has omar as a member; nadia, an editor, wrote all of it. */
  const READERS: readonly (readonly [DemoPerson | undefined, readonly string[]])[] = [
    [undefined, EVERYBODY],
    ['grace', SIGNED_IN],
    ['isil', SIGNED_IN],
    ['omar', INSIDE],
    ['yusuf', INSIDE],
    ['admin', INSIDE],
    ['nadia', INSIDE],
  ];

  test.each(READERS)('%s finds, counts and is suggested exactly this', async (person, expected) => {
    for (const locale of TEST_LOCALES) {
      const { groups, total } = await search({ q: WORD, section: 'blogs', locale }, person);
      expect(groups[0]!.hits.map(({ slug }) => slug).sort()).toEqual(expected);
      expect([groups[0]!.count, total]).toEqual([expected.length, expected.length]);
      expect((await search({ q: WORD, locale }, person)).total).toBe(expected.length);
      const { items } = await suggest({ q: WORD, locale }, person);
      expect(items.map(({ slug }) => slug).sort()).toEqual(expected);
    }
  });

  test.each(READERS)('%s is offered nothing else for a mistake', async (person, expected) => {
    const { similar } = await search({ q: 'xylofonist' }, person);
    expect(similar.map(({ slug }) => slug).sort()).toEqual(expected);
  });

  test('a members-only team is found by its members alone', async () => {
    const found = async (person?: DemoPerson) =>
      slugsOf(await search({ q: 'tenants', section: 'teams' }, person));
    expect(await found()).not.toContain('tenants-circle');
    expect(await found('grace')).not.toContain('tenants-circle');
    expect(await found('omar')).toContain('tenants-circle');
  });

  test('people are not found: by name only what they wrote about', async () => {
    const { groups } = await search({ q: 'Grace Bell' });
    expect(
      groups.flatMap(({ hits }) => hits.map(({ section }) => section as string)),
    ).not.toContain('user');
  });
});

test('common words are not ranked to the last row: the best and the newest are taken, and it is said', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) =>
    titled(`common-${index}`, `Ubiquity ${index}`, {
      published_at: new Date(FIRST_START.getTime() - index * 60_000),
    }),
  );
  await write(...many.slice(0, 600));
  await write(
    ...many.slice(600),
    titled('common-whole', 'Ubiquity', { published_at: new Date(0) }),
  );
  const { isCapped, groups, next } = await search({ q: 'ubiquity', section: 'blogs', limit: '3' });
  expect(isCapped).toBe(true);
  expect(groups[0]!.hits.map(({ slug }) => slug)).toEqual(['common-whole', 'common-0', 'common-1']);
  expect(next).not.toBeNull();
  expect((await search({ q: 'kestrel' })).isCapped).toBe(false);
});

test.each(['a', 'و', '%', '_', '\\', '\u0000', '…“”', '\u202e'])(
  'for %j nothing is looked up',
  async (q) => {
    expect(await search({ q })).toEqual({
      groups: [],
      total: 0,
      isCapped: false,
      next: null,
      similar: [],
    });
    expect(await suggest({ q })).toEqual({ items: [] });
  },
);

test('signs of patterns stand for nothing', async () => {
  const plain = await search({ q: 'lighthouse' });
  for (const q of [
    '%lighthouse%',
    'lighthouse\u0000',
    '_lighthouse',
    '\\lighthouse',
    '(lighthouse[',
  ]) {
    const { total } = await search({ q });
    expect([q, total]).toEqual([q, plain.total]);
  }
});

test.each([
  [{ q: 'x'.repeat(10_000) }, 'invalidRequest'],
  [{}, 'invalidRequest'],
  [{ q: 'tree', section: 'people' }, 'invalidRequest'],
  [{ q: 'tree', locale: 'xx' }, 'invalidRequest'],
  [{ q: 'tree', limit: '1000' }, 'invalidRequest'],
  [{ q: 'tree', sort: 'title' }, 'invalidRequest'],
  [{ q: 'tree', section: 'blogs', cursor: 'abc' }, 'invalidCursor'],
  [{ q: 'tree', cursor: Buffer.from('["1 infinity","x"]').toString('base64url') }, 'invalidCursor'],
])('%j is refused', async (query: Query, code) => {
  const response = await host.app.inject({ url: '/v1/search', query: { ...query } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code });
});

test.each(['IŞIL Ağaç', 'مُحَمَّد آل مَكْتُوم', 'ﷲ ﻻ', 'Room ٤٢', '\u0130\u0307 e\u0301'])(
  'the database folds the title %s as the host does',
  async (title) => {
    const slug = `folded-${Buffer.from(title).toString('hex').slice(0, 40)}`;
    await write(titled(slug, title));
    const { folded_titles } = await host.database.db
      .selectFrom('contents')
      .select('folded_titles')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    expect(folded_titles).toBe(`\n${fold(title)}\n`);
  },
);
