import type { DetailPage } from '../../../shared/contract/content';
import type { ContentSource } from '../../../shared/contract/editing';
import type { FileInfo } from '../../../shared/contract/files';
import type { MadePreview } from '../../../shared/contract/lifecycle';
import { toPersonId } from '../../seed/seedContents';
import { openFilesHost } from '../../files/testing/filesHost';
import { PDF, createPicture } from '../../files/testing/samples';
import { createRequestKey, sendFile } from '../../files/testing/uploadClient';
import { FIRST_START, createTestFiles, type TestHost } from '../../testing/testHost';
import { takeRoles } from '../../testing/takeRoles';

const DAY_MS = 86_400_000;

let host: TestHost;
beforeAll(async () => {
  host = await openFilesHost({ files: createTestFiles() });
});
afterAll(() => host.close());
beforeEach(() => host.setNow(FIRST_START));

const get = (url: string) => host.app.inject({ url });

async function byNadia(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const response = await host.app.inject({
    method,
    url,
    headers: { ...(await host.headersOf('nadia')), 'idempotency-key': createRequestKey() },
    ...(payload && { payload }),
  });
  expect([url, response.statusCode]).toEqual([url, expect.any(Number)]);
  expect(response.statusCode).toBeLessThan(300);
  return response;
}

interface Draft {
  readonly slug: string;
  readonly cover: FileInfo;
  readonly inText: FileInfo;
  readonly document: FileInfo;
  /** Stands in the text as a link, and is no document of the draft. */
  readonly linked: FileInfo;
}

let made = 0;

/** Creates a post that nobody can read yet: with a cover, a picture in its text and a document. */
async function draftWithFiles(): Promise<Draft> {
  const slug = `kerbs-${(made += 1)}`;
  const [cover, inText] = [
    await sendFile(host, 'nadia', 'cover.png', await createPicture('png', 1600, 800)),
    await sendFile(host, 'nadia', 'kerb.png', await createPicture('png', 800, 400)),
  ];
  const [document, linked] = [
    await sendFile(host, 'nadia', 'plan.pdf', PDF),
    await sendFile(host, 'nadia', 'notes.txt', Buffer.from('notes')),
  ];
  const body = `![A kerb](/v1/files/${inText.id}/w/960)\n\n[Notes](/v1/files/${linked.id}/notes.txt)`;
  const written = {
    title: { en: `Zebrakerbs ${made}` },
    summary: { en: 'How high they are.' },
    body: { en: body },
    originalLocale: 'en',
    topics: [],
    area: null,
    visibility: 'public',
    slug,
    author: 'organisation',
  };
  const { revision } = (await byNadia('POST', '/v1/blogs', written)).json<ContentSource>();
  await byNadia('PUT', `/v1/blogs/${slug}/files`, {
    revision,
    cover: { file: cover.id, alt: { en: 'A kerb' }, credit: 'City' },
    attachments: [{ file: document.id, title: { en: 'Plan' }, description: {}, locale: 'en' }],
  });
  return { slug, cover, inText, document, linked };
}

const linkTo = async ({ slug }: Draft) =>
  (await byNadia('POST', `/v1/blogs/${slug}/previews`, { days: 7 })).json<MadePreview>();

/** Lists everything that the page of the draft loads. */
const filesOf = ({ cover, inText, document }: Draft) => [
  `/v1/files/${cover.id}/w/480`,
  `/v1/files/${cover.id}/w/1600`,
  `/v1/files/${inText.id}/w/960`,
  `/v1/files/${document.id}/plan.pdf`,
];

const statuses = (urls: readonly string[], token: string) =>
  Promise.all(urls.map(async (url) => (await get(`${url}?preview=${token}`)).statusCode));

const all = (status: number) => Array<number>(4).fill(status);

test('whoever has the link sees what the draft shows, and no cache keeps it', async () => {
  const draft = await draftWithFiles();
  const { token } = await linkTo(draft);
  const urls = filesOf(draft);
  expect(await Promise.all(urls.map(async (url) => (await get(url)).statusCode))).toEqual(all(404));
  expect(await statuses(urls, token)).toEqual(all(200));
  for (const url of [...urls, `/v1/blogs/${draft.slug}`]) {
    const { headers } = await get(`${url}?preview=${token}`);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([
      'private, no-store',
      'noindex',
    ]);
  }
  const page = (await get(`/v1/blogs/${draft.slug}?preview=${token}`)).json<DetailPage<object>>();
  expect(page).toMatchObject({
    cover: { file: draft.cover.id },
    attachments: [{ file: draft.document.id }],
  });
});

test('the link of one draft opens no file of another, and none that only somebody sent', async () => {
  const [draft, other] = [await draftWithFiles(), await draftWithFiles()];
  const { token } = await linkTo(draft);
  await linkTo(other);
  expect(await statuses(filesOf(other), token)).toEqual(all(404));
  expect(await statuses([`/v1/files/${draft.linked.id}/notes.txt`], token)).toEqual([404]);
  expect((await get(`/v1/blogs/${other.slug}?preview=${token}`)).statusCode).toBe(404);
  expect(await statuses(filesOf(draft), 'x'.repeat(43))).toEqual(all(404));
  expect(await statuses(filesOf(draft), 'x')).toEqual(all(400));
});

test('a file that the draft no longer shows is closed again', async () => {
  const draft = await draftWithFiles();
  const { token } = await linkTo(draft);
  const { revision } = (
    await byNadia('GET', `/v1/blogs/${draft.slug}/files`)
  ).json<ContentSource>();
  await byNadia('PUT', `/v1/blogs/${draft.slug}/files`, { revision, cover: null, attachments: [] });
  expect(await statuses(filesOf(draft), token)).toEqual([404, 404, 200, 404]);
});

test('a link that was withdrawn or has ended opens nothing', async () => {
  const draft = await draftWithFiles();
  const [first, second] = [await linkTo(draft), await linkTo(draft)];
  await byNadia('DELETE', `/v1/blogs/${draft.slug}/previews/${first.id}`);
  expect(await statuses(filesOf(draft), first.token)).toEqual(all(404));
  expect(await statuses(filesOf(draft), second.token)).toEqual(all(200));
  host.setNow(new Date(FIRST_START.getTime() + 7 * DAY_MS));
  expect(await statuses(filesOf(draft), second.token)).toEqual(all(404));
});

test('a link shows nothing once who made it is blocked, or is of the staff no longer', async () => {
  const draft = await draftWithFiles();
  const headers = { ...(await host.headersOf('admin')), 'idempotency-key': createRequestKey() };
  const url = `/v1/blogs/${draft.slug}/previews`;
  const made = await host.app.inject({ method: 'POST', url, headers, payload: { days: 7 } });
  const { token } = made.json<MadePreview>();
  const { db } = host.database;
  const admin = toPersonId('admin');
  const block = async () => {
    const set = (blocked_at: Date | null) =>
      db.updateTable('people').set({ blocked_at }).where('id', '=', admin).execute();
    await set(FIRST_START);
    return () => set(null);
  };
  for (const take of [block, () => takeRoles(db, admin)]) {
    expect(await statuses(filesOf(draft), token)).toEqual(all(200));
    const giveBack = await take();
    expect(await statuses(filesOf(draft), token)).toEqual(all(404));
    expect((await get(`/v1/blogs/${draft.slug}?preview=${token}`)).statusCode).toBe(404);
    expect((await byNadia('GET', url)).json()).toEqual({ items: [] });
    await giveBack();
  }
});

test('what was hidden or deleted is opened by no link', async () => {
  const draft = await draftWithFiles();
  const { token } = await linkTo(draft);
  const set = (columns: object) =>
    host.database.db.updateTable('contents').set(columns).where('slug', '=', draft.slug).execute();
  await set({ hidden_at: FIRST_START });
  expect(await statuses(filesOf(draft), token)).toEqual(all(404));
  await set({ hidden_at: null, deleted_at: FIRST_START });
  expect(await statuses(filesOf(draft), token)).toEqual(all(404));
});

test('a file that everybody may read stays private where it was asked for by such a link', async () => {
  const draft = await draftWithFiles();
  const { token } = await linkTo(draft);
  const { revision } = (
    await byNadia('GET', `/v1/blogs/${draft.slug}/source`)
  ).json<ContentSource>();
  await byNadia('POST', `/v1/blogs/${draft.slug}/transitions`, { act: 'publish', revision });
  const url = `/v1/files/${draft.cover.id}/w/480`;
  expect((await get(url)).headers['cache-control']).toContain('public');
  expect((await get(`${url}?preview=${token}`)).headers['cache-control']).toBe('private, no-store');
});

test('a draft with a link stands in no list, feed, sitemap or search', async () => {
  const draft = await draftWithFiles();
  const { token } = await linkTo(draft);
  const places = [
    '/v1/blogs?q=Zebrakerbs',
    `/v1/search?q=Zebrakerbs&preview=${token}`,
    '/v1/search?q=Zebrakerbs',
    '/sitemap.xml',
    '/sitemap/blogs/1.xml',
    '/en/blogs/feed.atom',
    '/en/feed.atom',
  ];
  for (const place of places) {
    const { body } = await get(place);
    expect([place, body.includes(draft.slug), body.includes(token)]).toEqual([place, false, false]);
  }
});
