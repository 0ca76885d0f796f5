import { sql } from 'kysely';
import sharp from 'sharp';
import { DEMO_SETTINGS } from '../../demo/city';
import { loadSharp } from '../content/pictureReader';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  // A picture that fails says why in the log alone.
  host = await openTestHost({ logLevel: 'warn' });
});
afterAll(() => host.close());

const slugWhere = async (condition: string) => {
  const { rows } = await sql<{ slug: string }>`
    select slug from contents where section = 'blogs' and ${sql.raw(condition)} limit 1`.execute(
    host.database.db,
  );
  return rows[0]!.slug;
};

test('a post has a picture after the host has read what somebody sent', async () => {
  const read = await loadSharp();
  const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect((await read(sent, {}).metadata()).format).toBe('png');
  await expect(
    read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}).metadata(),
  ).rejects.toThrow();
  const slug = await slugWhere(`status = 'published'`);
  expect((await host.app.inject(`/og/en/blogs/${slug}.png`)).statusCode).toBe(200);
});

test.each(['en', 'ar', 'tr'])(
  'a post has a picture of the size that previews want, in %s',
  async (locale) => {
    const slug = await slugWhere(`status = 'published'`);
    const { statusCode, headers, rawPayload } = await host.app.inject(
      `/og/${locale}/blogs/${slug}.png`,
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  },
);

test('its picture is another one once its title is', async () => {
  const slug = await slugWhere(`status = 'published'`);
  const draw = async () => (await host.app.inject(`/og/en/blogs/${slug}.png`)).rawPayload;
  const before = await draw();
  expect((await draw()).equals(before)).toBe(true);
  await host.database.db
    .updateTable('contents')
    .set((eb) => ({
      title: JSON.stringify({ en: 'Another title' }),
      version: eb('version', '+', 1),
    }))
    .where('slug', '=', slug)
    .execute();
  expect((await draw()).equals(before)).toBe(false);
});

test('its picture is another one once the city has another name', async () => {
  const slug = await slugWhere(`status = 'published'`);
  const draw = async () => (await host.app.inject(`/og/en/blogs/${slug}.png`)).rawPayload;
  const before = await draw();
  const change = async (name: string, revision: number) => {
    const value = { ...DEMO_SETTINGS.identity, cityName: { en: name } };
    const { statusCode } = await host.app.inject({
      method: 'PUT',
      url: '/v1/settings/identity',
      headers: { ...(await host.headersOf('admin')), 'idempotency-key': crypto.randomUUID() },
      payload: { revision, value },
    });
    expect(statusCode).toBe(200);
  };
  await change('Ghent', 1);
  expect((await draw()).equals(before)).toBe(false);
  await change(DEMO_SETTINGS.identity.cityName.en!, 2);
  expect((await draw()).equals(before)).toBe(true);
});

test('the portal has one; what not everybody may read has none', async () => {
  const draft = await slugWhere(`status = 'draft'`);
  const codes = await Promise.all(
    [
      '/og/ar/portal.png',
      `/og/en/blogs/${draft}.png`,
      '/og/en/blogs/nothing.png',
      '/og/xx/blogs/a.png',
    ].map(async (path) => (await host.app.inject(path)).statusCode),
  );
  expect(codes).toEqual([200, 404, 404, 404]);
});

test('pictures that are asked for at the same time all come', async () => {
  const { rows } = await sql<{ slug: string }>`
    select slug from contents where section = 'faqs' and status = 'published' limit 5`.execute(
    host.database.db,
  );
  const pictures = await Promise.all(
    rows.map(({ slug }) => host.app.inject(`/og/ar/faqs/${slug}.png`)),
  );
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual(rows.map(() => 200));
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(5);
});
