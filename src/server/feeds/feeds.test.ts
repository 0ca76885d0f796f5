import { SaxesParser } from 'saxes';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { SECTIONS } from '../../shared/sections';
import { toContentId } from '../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Parses with a namespace-aware parser that fails at anything that is not well-formed. */
function parse(document: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const path = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    const plain = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const element = { name: local, attributes: Object.fromEntries(plain), children: [], text: '' };
    path.at(-1)!.children.push(element);
    path.push(element);
  });
  parser.on('text', (text) => void (path.at(-1)!.text += text));
  parser.on('closetag', () => void path.pop());
  parser.write(document).close();
  return root.children[0]!;
}
const all = ({ children }: Element, name: string) =>
  children.filter((child) => child.name === name);
const one = (element: Element, name: string): Element => {
  const found = all(element, name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]!;
};
const entriesOf = (feed: Element) => all(feed, 'entry');

let host: TestHost;
let written: object;
beforeAll(async () => {
  host = await openTestHost();
  const {
    title,
    summary,
    body,
    id: _id,
    ...states
  } = await host.database.db
    .selectFrom('contents')
    .select(['id', 'slug', 'title', 'summary', 'body', 'status', 'visibility', 'published_at'])
    .select(['hidden_at', 'withdrawn_at', 'deleted_at', 'retraction', 'cover'])
    .where('slug', '=', POST)
    .executeTakeFirstOrThrow();
  const texts = Object.entries({ title, summary, body });
  written = {
    ...states,
    ...Object.fromEntries(texts.map(([name, text]) => [name, JSON.stringify(text)])),
  };
});
afterEach(async () => {
  await change(written);
  await host.database.db.deleteFrom('content_versions').where('content_id', '=', ID).execute();
});
afterAll(() => host.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url: path, headers });
async function feed(path: string): Promise<Element> {
  const answer = await get(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  return parse(answer.body);
}
const POST = 'measuring-kerbs-between-tram-and-town-hall';
const ID = toContentId('blogs', POST);
const change = (columns: object) =>
  host.database.db.updateTable('contents').set(columns).where('id', '=', ID).execute();
const entry = async (path = '/en/blogs/feed.atom', slug = POST) =>
  entriesOf(await feed(path)).find((found) =>
    all(found, 'link').some(({ attributes }) => attributes.href?.endsWith(`/${slug}`)),
  );

test('every language has a feed of all news and one of each section, as RFC 4287 wants them', async () => {
  const sections = [null, ...SECTIONS];
  for (const locale of TEST_LOCALES)
    for (const section of sections) {
      const path = ['', locale, ...(section ? [section] : []), 'feed.atom'].join('/');
      const found = await feed(path);
      expect([found.name, found.attributes['xml:lang']]).toEqual(['feed', locale]);
      expect(one(found, 'id').text).toBe(`tag:localhost,2026:${locale}/${section ?? 'news'}`);
      expect(one(found, 'title').text).not.toBe('');
      const [self, page] = all(found, 'link').map(({ attributes }) => attributes);
      expect(self).toMatchObject({ rel: 'self', href: `http://localhost:3000${path}` });
      expect(page).toMatchObject({ rel: 'alternate', type: 'text/html', hreflang: locale });
      const updated = entriesOf(found).map((each) => one(each, 'updated').text);
      expect(one(found, 'updated').text).toBe(updated.sort().at(-1));
      const ids = entriesOf(found).map((each) => one(each, 'id').text);
      expect(new Set(ids).size).toBe(ids.length);
      for (const each of entriesOf(found)) {
        for (const name of ['title', 'summary', 'content', 'author', 'published']) one(each, name);
        expect(one(one(each, 'author'), 'name').text).not.toBe('');
        expect(one(each, 'updated').text >= one(each, 'published').text).toBe(true);
      }
    }
});

test('an entry has the whole text as HTML in the reader’s language, its topics and addresses with the language', async () => {
  const body = { en: 'See [the dialogue](/dialogs/x).\n\n## More\n\n| a |\n| - |\n| 1 |' };
  await change({
    title: JSON.stringify({ en: 'Kerbs', ar: 'الأرصفة' }),
    body: JSON.stringify({ ...body, ar: 'نص **مهم**' }),
  });
  const english = (await entry())!;
  expect(one(english, 'content').attributes.type).toBe('html');
  expect(one(english, 'content').text).toContain(
    '<a href="http://localhost:3000/en/dialogs/x">the dialogue</a>',
  );
  expect(one(english, 'content').text).toContain('<table>');
  const arabic = (await entry('/ar/blogs/feed.atom'))!;
  expect(one(arabic, 'title')).toMatchObject({ text: 'الأرصفة', attributes: { 'xml:lang': 'ar' } });
  expect(one(arabic, 'content').text).toContain('<div lang="ar" dir="rtl">');
  expect(one(arabic, 'content').text).toContain('<strong>مهم</strong>');
  const turkish = (await entry('/tr/blogs/feed.atom'))!;
  expect(one(turkish, 'title').attributes['xml:lang']).toBe('ar');
  expect(all(turkish, 'category').map(({ attributes }) => attributes)).toContainEqual({
    term: 'accessibility',
    label: 'Erişilebilirlik',
  });
});

const HOSTILE =
  'A & B <script>x</script> ]]> "q" \u0000\u0008\u001b\ufffe\ud800 مرفأ \u{1f6a2} end';

test('markup, ends of sections and characters that XML does not have break no feed', async () => {
  // Characters that no database keeps do not reach the feed; the rest does.
  const kept = HOSTILE.replace('\u0000', '').replace('\ud800', '');
  const text = JSON.stringify({ en: kept });
  await change({
    title: text,
    summary: text,
    body: JSON.stringify({ en: `${kept}\n\n<b onclick="x">raw</b>` }),
  });
  const found = (await entry())!;
  const shown = 'A & B <script>x</script> ]]> "q"  مرفأ \u{1f6a2} end';
  expect(one(found, 'title').text).toBe(shown);
  expect(one(found, 'summary').text).toBe(shown);
  const { text: content } = one(found, 'content');
  expect(content).not.toMatch(/<script|<b /);
  expect(content).toContain('&lt;script&gt;');
});

test('addresses with scripts and pictures of others do not leave the host', async () => {
  await change({
    body: JSON.stringify({
      en: '[a](javascript:alert(1)) ![b](https://spy.example/p.gif) [c](data:text/html,x) [d](//evil.example)',
    }),
  });
  const { text } = one((await entry())!, 'content');
  expect(text).not.toMatch(/javascript:|spy\.example|data:/);
});

test('an entry whose author has left says so in the words of the pages, not by the name of a message', async () => {
  await change({ author_kind: 'person', author_content_id: null });
  const found = await entry();
  expect(one(one(found!, 'author'), 'name').text).toBe('Someone who has left');
});

test('pictures in a text have whole addresses, one size and their description; what is not ready is left out', async () => {
  const aFile = (state: 'ready' | 'checking', width: number | null) => ({
    name: 'kerb.webp',
    bytes: 10,
    state,
    width,
    height: width,
    created_at: FIRST_START,
    received_at: FIRST_START,
    media_type: 'image/webp',
  });
  const [shown, unready, paper] = await host.database.db
    .insertInto('files')
    .values([aFile('ready', 1600), aFile('checking', null), aFile('ready', null)])
    .returning('id')
    .execute();
  const address = (file?: { readonly id: string }) => `/v1/files/${file?.id}/w/480`;
  const en = `![A kerb & a tram](${address(shown)}#1600x900 "At noon")
    ![b](${address(unready)}) ![c](${address(paper)}) ![d](https://spy.example/p.gif)`;
  await change({ body: JSON.stringify({ en }) });
  const { text } = one((await entry())!, 'content');
  expect(text.match(/<img[^>]*>/g)).toEqual([
    `<img src="http://localhost:3000/v1/files/${shown!.id}/w/960" alt="A kerb &amp; a tram" title="At noon"/>`,
  ]);
});

test.each([
  ['a draft', { status: 'draft' }],
  ['scheduled', { published_at: new Date(FIRST_START.getTime() + 1_000) }],
  ['archived', { status: 'archived' }],
  ['for members', { visibility: 'members' }],
  ['for those signed in', { visibility: 'signed_in' }],
  ['hidden', { hidden_at: FIRST_START }],
  ['withdrawn', { withdrawn_at: FIRST_START }],
  ['deleted', { deleted_at: FIRST_START }],
  ['retracted', { retraction: JSON.stringify({ on: '2026-03-01', reason: { en: 'Wrong.' } }) }],
])('[SPEC 6.1] what is %s is in no feed, whoever asks', async (_state, columns) => {
  expect(await entry()).toBeDefined();
  await change(columns);
  const headers = await host.headersOf('admin');
  for (const path of ['/en/feed.atom', '/en/blogs/feed.atom', '/ar/feed.atom?topic=accessibility'])
    expect((await get(path, headers)).body).not.toContain(POST);
});

test('a feed of one topic has that topic alone; one of an unknown topic is empty', async () => {
  const found = await feed('/en/feed.atom?topic=budget&utm_source=any');
  expect(entriesOf(found).length).toBeGreaterThan(0);
  for (const each of entriesOf(found))
    expect(all(each, 'category').map(({ attributes }) => attributes.term)).toContain('budget');
  expect(one(found, 'id').text).toBe('tag:localhost,2026:en/news/budget');
  const unknown = await get('/en/feed.atom?topic=weather');
  expect([unknown.statusCode, unknown.body.includes('<entry>')]).toEqual([200, false]);
  expect((await get('/en/feed.atom?topic=No%20key')).statusCode).toBe(400);
  for (const path of ['/xx/feed.atom', '/en/legal/feed.atom', '/en/me/feed.atom', '/v1/feed.atom'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('who has the newest feed is told so, until something changes', async () => {
  const path = '/en/blogs/feed.atom';
  const { headers } = await get(path);
  const etag = headers.etag as string;
  const since = headers['last-modified'] as string;
  const status = async (asked: Record<string, string>) => (await get(path, asked)).statusCode;
  expect(await status({ 'if-none-match': etag })).toBe(304);
  expect(await status({ 'if-none-match': `"other", ${etag}` })).toBe(304);
  expect(await status({ 'if-none-match': '"other"' })).toBe(200);
  expect(await status({ 'if-none-match': '"other"', 'if-modified-since': since })).toBe(200);
  expect(await status({ 'if-modified-since': since })).toBe(304);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  expect((await get(path, { 'if-none-match': etag })).body).toBe('');

  const at = new Date(FIRST_START.getTime() - 1_000);
  await host.database.db
    .insertInto('content_versions')
    .values({
      content_id: ID,
      revision: 2,
      at,
      person_id: null,
      is_public: true,
      act: 'change',
      status: 'published',
      title: '{}',
      summary: '{}',
      body: '{}',
      details: '{}',
    })
    .execute();
  expect(await status({ 'if-none-match': etag })).toBe(200);
  expect(await status({ 'if-modified-since': since })).toBe(200);
  expect(one((await entry())!, 'updated').text).toBe(at.toISOString());
});

test('an entry keeps its id when its address changes, and names its author and its picture', async () => {
  const id = one((await entry())!, 'id').text;
  await change({
    slug: 'another-address',
    cover: JSON.stringify({
      file: '00000000-0000-4000-8000-00000000000f',
      credit: '',
      width: 1600,
      height: 900,
      alt: { en: 'A kerb & a tram' },
    }),
  });
  const [moved] = entriesOf(await feed('/en/blogs/feed.atom')).filter(
    (each) => one(each, 'id').text === id,
  );
  expect(id).toBe(`tag:localhost,2026:en/blogs/${ID}`);
  expect(all(moved!, 'link').map(({ attributes }) => attributes)).toContainEqual({
    rel: 'enclosure',
    type: 'image/webp',
    title: 'A kerb & a tram',
    href: 'http://localhost:3000/v1/files/00000000-0000-4000-8000-00000000000f/w/960',
  });
});

test('a post that was corrected is newer than its publication; in the demonstration one is', async () => {
  const corrected = entriesOf(await feed('/en/blogs/feed.atom')).filter(
    (each) => one(each, 'updated').text !== one(each, 'published').text,
  );
  const hrefs = corrected.map((each) => all(each, 'link')[0]!.attributes.href);
  expect(hrefs).toEqual(['http://localhost:3000/en/blogs/read-the-city-budget-in-ten-minutes']);
});

test('the reactions of the demonstration are counted right', async () => {
  const { db } = host.database;
  const contents = await db
    .selectFrom('contents')
    .leftJoin('reactions', 'reactions.content_id', 'contents.id')
    .select(['contents.slug', 'contents.reactions_count'])
    .select((eb) => eb.fn.count<number>('reactions.person_id').as('counted'))
    .groupBy('contents.id')
    .execute();
  for (const { slug, reactions_count, counted } of contents)
    expect([slug, reactions_count]).toEqual([slug, Number(counted)]);
  expect(contents.filter(({ counted }) => Number(counted) > 0).length).toBeGreaterThan(5);
});
