import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { announceChange } from '../live/liveChanges';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const ORIGIN = 'http://localhost:3000';

async function read(path: string): Promise<Document> {
  const { statusCode, body, headers } = await host.app.inject(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return new JSDOM(body, { contentType: 'application/xml' }).window.document;
}
const addresses = (page: Document) =>
  [...page.getElementsByTagName('loc')].map(({ textContent }) => textContent);

/** Lists every address that the index leads to. */
async function everything(): Promise<string[]> {
  const files = addresses(await read('/sitemap.xml'));
  const pages = await Promise.all(files.map((file) => read(file.slice(ORIGIN.length))));
  return pages.flatMap(addresses);
}

test('the index names every file, and the files what is public in every language', async () => {
  const found = await everything();
  const rows = await host.database.db
    .selectFrom('contents')
    .select(['section', 'slug'])
    .select(
      sql<boolean>`status in ('published', 'archived') and visibility in ('public', 'members_but_visible')
        and published_at <= ${FIRST_START} and hidden_at is null and withdrawn_at is null and deleted_at is null`.as(
        'is_out',
      ),
    )
    .where('section', '<>', 'legal')
    .execute();
  expect(rows.some(({ is_out }) => !is_out)).toBe(true);
  for (const { section, slug, is_out } of rows)
    for (const code of ['en', 'ar', 'tr'])
      expect([slug, found.includes(`${ORIGIN}/${code}/${section}/${slug}`)]).toEqual([
        slug,
        is_out,
      ]);
  expect(found).toEqual(expect.arrayContaining([`${ORIGIN}/en`, `${ORIGIN}/ar/privacy-policy`]));
  expect(new Set(found).size).toBe(found.length);
});

test('a legal text that is not in force is not to be found', async () => {
  const { db } = host.database;
  expect(await everything()).toContain(`${ORIGIN}/en/imprint`);
  const { id, version } = await db
    .updateTable('contents')
    .set({ deleted_at: FIRST_START })
    .where('section', '=', 'legal')
    .where('kind', '=', 'imprint')
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await announceChange(db, { id, section: 'legal', version });
  await host.settled();
  expect(await everything()).not.toContain(`${ORIGIN}/en/imprint`);
});

test('an address names itself and the same page in the other languages, and when it changed', async () => {
  const page = await read('/sitemap/blogs/1.xml');
  const [first] = page.getElementsByTagName('url');
  const links = [...first!.getElementsByTagName('xhtml:link')];
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([
    'en',
    'ar',
    'tr',
    'x-default',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toContain(addresses(page)[0]);
  expect(first!.getElementsByTagName('lastmod')[0]!.textContent).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each(['/sitemap/blogs/2.xml', '/sitemap/blogs/0.xml', '/sitemap/nothing/1.xml'])(
  '%s is no file',
  async (path) => {
    expect((await host.app.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('pages about getting in, of one’s own and for staff are not to be found', async () => {
  const found = await everything();
  expect(
    found.filter((address) =>
      /\/(sign-in|register|me|admin|search|callback|offline)\b/.test(address),
    ),
  ).toEqual([]);
});

test('robots are told where the map is and what is closed', async () => {
  const { body } = await host.app.inject('/robots.txt');
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /v1/', 'Disallow: /ar/me', 'Disallow: /*/edit']),
  );
});
