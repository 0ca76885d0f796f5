import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Stage } from '../../shared/contract/setup';
import type { DemoPerson } from '../../demo/people';
import { SOCIAL_PICTURE, type FileLink } from '../../shared/contract/files';
import { changeStage } from '../setup/stage';
import { openTestHost, type TestHost } from '../testing/testHost';

const lines: string[] = [];
let host: TestHost;
let slug: string;
let fileId: string;
beforeAll(async () => {
  host = await openTestHost({
    logLevel: 'info',
    logStream: { write: (line) => void lines.push(line) },
  });
  const { items } = (await host.app.inject('/v1/publications?limit=1')).json<{
    items: { slug: string }[];
  }>();
  slug = items[0]!.slug;
  const file = await host.database.db
    .selectFrom('attachments')
    .innerJoin('contents', 'contents.id', 'content_id')
    .innerJoin('files', 'files.id', 'file_id')
    .select('file_id')
    .where('contents.status', '=', 'published')
    .where('contents.visibility', '=', 'public')
    .where('media_type', '=', 'application/pdf')
    .executeTakeFirstOrThrow();
  fileId = String(file.file_id);
});
afterAll(() => host.close());

async function setStage(stage: Stage): Promise<void> {
  const author = { personId: null, at: new Date(host.clock()) };
  await host.database.db.transaction().execute((trx) => changeStage(trx, stage, author));
  await host.settled();
}

const ask = async (url: string, who: DemoPerson | null = null) =>
  host.app.inject({ url, headers: who ? await host.headersOf(who) : {} });

const fileUrl = () => `/v1/files/${fileId}/any.pdf`;

/** Lists what anybody may read of an installation that is open. */
const READS = () => [
  '/v1/publications',
  `/v1/publications/${slug}`,
  '/v1/search?q=harbour',
  '/v1/statistics',
  '/v1/calendar.ics',
  '/v1/open-data',
  '/v1/openapi.json',
  fileUrl(),
  `/og/en/publications/${slug}.png`,
  '/og/en/portal.png',
];

test('an installation of before there were stages is open', async () => {
  expect((await ask('/v1/settings')).json()).toMatchObject({ stage: 'open' });
  for (const url of READS()) expect([url, (await ask(url)).statusCode]).not.toEqual([url, 503]);
});

describe.each(['setup', 'staff'] as const)('at the stage %s', (stage) => {
  beforeAll(() => setStage(stage));

  test('visitors and people without a role read and write nothing', async () => {
    for (const who of [null, 'grace'] as const)
      for (const url of READS().filter((each) => each !== fileUrl())) {
        const { statusCode, headers, body } = await ask(url, who);
        expect([who, url, statusCode, headers['retry-after']]).toEqual([who, url, 503, '300']);
        expect(JSON.parse(body)).toMatchObject({ code: 'notOpen' });
      }
    const written = await host.app.inject({
      method: 'POST',
      url: '/v1/feedback',
      headers: await host.headersOf('grace'),
      payload: {},
    });
    expect(written.json()).toMatchObject({ status: 503, code: 'notOpen' });
  });

  test('the log says of a refusal at which stage it was', async () => {
    lines.length = 0;
    await ask('/v1/publications');
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ stage, msg: 'refused: the portal is not open' }),
    );
  });

  test('a public file is there by a signed address alone', async () => {
    const url = fileUrl();
    expect((await ask(url)).statusCode).toBe(404);
    const social = `/v1/files/${fileId}/${SOCIAL_PICTURE.name}`;
    expect((await ask(social)).statusCode).toBe(404);
    expect((await ask(url, 'admin')).statusCode).toBe(200);
    const link = await host.app.inject({
      method: 'POST',
      url: `/v1/files/${fileId}/link`,
      headers: await host.headersOf('admin'),
    });
    expect((await ask(link.json<FileLink>().href)).statusCode).toBe(200);
  });

  test('administrators use everything, other staff once it is for the staff', async () => {
    for (const url of READS()) {
      expect([url, (await ask(url, 'admin')).statusCode]).not.toEqual([url, 503]);
      const isClosed = (await ask(url, 'nadia')).statusCode === 503;
      expect([url, isClosed]).toEqual([url, stage === 'setup' && url !== fileUrl()]);
    }
  });

  test('robots are sent away, sitemaps and feeds are empty', async () => {
    expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    for (const url of [
      '/sitemap.xml',
      '/sitemap/pages.xml',
      '/en/feed.atom',
      '/tr/blogs/feed.atom',
    ]) {
      const { statusCode, body, headers } = await ask(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(body).not.toMatch(/<loc>|<entry>/);
    }
    expect((await ask('/sitemap/blogs/1.xml')).statusCode).toBe(404);
    expect((await ask(`/publications/${slug}.ics`)).statusCode).not.toBe(200);
  });

  test('what leads in is there: settings, health, accounts; terms for those who register', async () => {
    for (const url of ['/v1/settings', '/v1/setup', '/healthz', '/readyz', '/config.json'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
    const legal = await ask('/v1/legal/terms-and-conditions');
    expect(legal.statusCode).toBe(stage === 'staff' ? 200 : 503);
    const reset = await host.app.inject({
      method: 'POST',
      url: '/v1/ForgetPassword',
      headers: await host.headersOf('grace'),
      payload: { email: 'nobody@town.example', locale: 'en' },
    });
    expect(reset.statusCode).toBe(202);
  });
});

test('open again, all is there at once', async () => {
  await setStage('open');
  for (const url of READS()) expect([url, (await ask(url)).statusCode]).not.toEqual([url, 503]);
  expect((await ask('/sitemap.xml')).body).toContain('<loc>');
  expect((await ask('/en/feed.atom')).body).toContain('<entry>');
});
