import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type {
  ContentFiles,
  ContentFilesChange,
  FileInfo,
  FileLink,
} from '../../shared/contract/files';
import type { DemoPerson } from '../../demo/people';
import { FIRST_START, createTestFiles, type TestHost } from '../testing/testHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { snapshotTables } from '../testing/snapshotTables';
import { openFilesHost } from './testing/filesHost';
import { PDF, createPicture } from './testing/samples';
import { createRequestKey, sendFile } from './testing/uploadClient';

const POST = 'measuring-kerbs-between-tram-and-town-hall';
const SECTION = 'blogs';

let host: TestHost;
let restore: () => Promise<void>;
const files = createTestFiles();
beforeAll(async () => {
  host = await openFilesHost({ files });
  restore = await snapshotTables(host.database.db, 'contents', 'content_versions', 'attachments');
});
afterEach(async () => {
  host.setNow(FIRST_START);
  await restore();
});
afterAll(() => host.close());

type Asker = DemoPerson | null;

const headersOf = async (person: Asker): Promise<Record<string, string>> =>
  person === null ? {} : host.headersOf(person);

const get = async (url: string, person: Asker = null, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers: { ...(await headersOf(person)), ...headers } });

const contentFiles = async (person: DemoPerson): Promise<ContentFiles> =>
  (await get(`/v1/${SECTION}/${POST}/files`, person)).json<ContentFiles>();

async function put(
  person: DemoPerson,
  change: Partial<ContentFilesChange>,
  key = createRequestKey(),
) {
  const { revision } = await contentFiles('nadia');
  return host.app.inject({
    method: 'PUT',
    url: `/v1/${SECTION}/${POST}/files`,
    headers: { ...(await host.headersOf(person)), 'idempotency-key': key },
    payload: { revision, cover: null, attachments: [], ...change },
  });
}

const attachment = (file: string, title = 'The plan') => ({
  file,
  title: { ar: title },
  description: {},
  locale: 'en' as const,
});

const setContent = (columns: object) =>
  host.database.db
    .updateTable('contents')
    .set(columns)
    .where('id', '=', toContentId(SECTION, POST))
    .execute();

let plan: FileInfo;
let cover: FileInfo;
beforeAll(async () => {
  plan = await sendFile(host, 'nadia', 'Işıklı plan خطة.pdf', PDF);
  cover = await sendFile(host, 'nadia', 'harbour.jpg', await createPicture('jpeg', 2000, 1000));
});

/** Lets everybody read what the public content uses: a document and a cover. */
const publish = () =>
  put('nadia', {
    cover: { file: cover.id, alt: { ar: 'A harbour' }, credit: 'City' },
    attachments: [attachment(plan.id)],
  });

const ALL: readonly Asker[] = [null, 'grace', 'omar', 'isil', 'nadia', 'yusuf', 'admin'];

async function statuses(url: string): Promise<number[]> {
  const answers: number[] = [];
  for (const person of ALL) answers.push((await get(url, person)).statusCode);
  return answers;
}

test('what no content uses is read by who sent it and by moderators', async () => {
  expect(await statuses(`/v1/files/${plan.id}/a.pdf`)).toEqual([404, 404, 404, 404, 200, 200, 200]);
  expect(await statuses(`/v1/files/${cover.id}/w/480`)).toEqual([
    404, 404, 404, 404, 200, 200, 200,
  ]);
});

test('what a public content uses is read by everybody, until that is not out any more', async () => {
  const answer = await publish();
  expect(answer.json()).toMatchObject({ revision: 2 });
  const everybody = ALL.map(() => 200);
  expect(await statuses(`/v1/files/${plan.id}/a.pdf`)).toEqual(everybody);
  expect(await statuses(`/v1/files/${cover.id}/w/960`)).toEqual(everybody);
  expect((await get(`/v1/files/${plan.id}/a.pdf`)).headers['cache-control']).toContain('public');
  const page = (await get(`/v1/${SECTION}/${POST}`)).json<{
    cover: object;
    attachments: object[];
  }>();
  expect(page.cover).toMatchObject({ file: cover.id, width: 1600, height: 800 });
  expect(page.attachments).toMatchObject([{ file: plan.id, mediaType: 'application/pdf' }]);

  await setContent({ status: 'draft', author_person_id: null });
  expect(await statuses(`/v1/files/${plan.id}/a.pdf`)).toEqual([404, 404, 404, 404, 200, 200, 200]);
  await setContent({ status: 'published', visibility: 'signed_in' });
  expect(await statuses(`/v1/files/${plan.id}/a.pdf`)).toEqual([404, 200, 200, 200, 200, 200, 200]);
  const answered = await get(`/v1/files/${plan.id}/a.pdf`, 'grace');
  expect(answered.headers['cache-control']).toBe('no-store');
  await setContent({ visibility: 'public', hidden_at: new Date(0) });
  expect((await get(`/v1/files/${plan.id}/a.pdf`)).statusCode).toBe(404);
});

test('what is for members is for members', async () => {
  await publish();
  const team = await host.database.db
    .selectFrom('memberships')
    .select('content_id')
    .where('person_id', '=', toPersonId('isil'))
    .executeTakeFirstOrThrow();
  await setContent({ visibility: 'members', author_content_id: team.content_id });
  expect(await statuses(`/v1/files/${plan.id}/a.pdf`)).toEqual([404, 200, 404, 200, 200, 200, 200]);
});

test('a picture in a text is read with it, a document is not', async () => {
  const shown = await sendFile(host, 'nadia', 'tram.png', await createPicture('png'));
  const hidden = await sendFile(host, 'nadia', 'notes.txt', Buffer.from('notes'));
  const body = `![A tram](/v1/files/${shown.id}/w/960) [x](/v1/files/${hidden.id}/notes.txt)`;
  await setContent({ body: JSON.stringify({ en: body }) });
  expect((await get(`/v1/files/${shown.id}/w/960`)).statusCode).toBe(200);
  expect((await get(`/v1/files/${hidden.id}/notes.txt`)).statusCode).toBe(404);
});

test('nobody reads, or shows to others, a picture by writing its address into a text', async () => {
  const [secret, shown] = [
    await sendFile(host, 'nadia', 'secret.png', await createPicture('png')),
    await sendFile(host, 'nadia', 'shown.png', await createPicture('png')),
  ];
  await setContent({ body: JSON.stringify({ en: `![A tram](/v1/files/${shown.id}/w/960)` }) });
  let drafts = 0;
  const write = async (person: DemoPerson, picture: FileInfo) => {
    const written = {
      title: { en: 'A draft' },
      summary: { en: 'With a picture.' },
      body: { en: `![A picture](/v1/files/${picture.id}/w/960)` },
      originalLocale: 'en',
      topics: [],
      area: null,
      visibility: 'public',
      slug: `by-address-${(drafts += 1)}`,
      author: toContentId('teams', 'green-neighbourhoods'),
    };
    const answer = await host.app.inject({
      method: 'POST',
      url: '/v1/blogs',
      headers: { ...(await host.headersOf(person)), 'idempotency-key': createRequestKey() },
      payload: written,
    });
    const { code, revision } = answer.json<{ code?: string; revision?: number }>();
    return { slug: written.slug, written, answer: code ?? answer.statusCode, revision };
  };
  expect((await write('isil', secret)).answer).toBe('invalidFiles');
  const begun = await write('isil', shown);
  expect(begun.answer).toBe(201);
  const change = async (person: DemoPerson, revision = begun.revision) => {
    const body = { en: `![A picture](/v1/files/${secret.id}/w/960)` };
    const answer = await host.app.inject({
      method: 'PUT',
      url: `/v1/blogs/${begun.slug}`,
      headers: { ...(await host.headersOf(person)), 'idempotency-key': createRequestKey() },
      payload: { ...begun.written, author: undefined, body, revision },
    });
    const { code, revision: next } = answer.json<{ code?: string; revision?: number }>();
    return { answer: code ?? answer.statusCode, revision: next };
  };
  expect((await change('isil')).answer).toBe('invalidFiles');
  expect((await get(`/v1/files/${secret.id}/w/960`, 'isil')).statusCode).toBe(404);
  // The sender may show it; after that, readers of the text may write on with it.
  const changed = await change('nadia');
  expect(changed.answer).toBe(200);
  expect((await get(`/v1/files/${secret.id}/w/960`, 'isil')).statusCode).toBe(200);
  expect((await change('isil', changed.revision)).answer).toBe(200);
});

test('a link opens one file for a minute and no other', async () => {
  const mine = await sendFile(host, 'nadia', 'private.pdf', PDF);
  const other = await sendFile(host, 'nadia', 'other.pdf', PDF);
  const ask = async (person: Asker) =>
    host.app.inject({
      method: 'POST',
      url: `/v1/files/${mine.id}/link`,
      headers: await host.headersOf(person ?? 'grace'),
    });
  expect((await ask('grace')).statusCode).toBe(404);
  const { href, expiresAt } = (await ask('nadia')).json<FileLink>();
  expect(Date.parse(expiresAt) - host.clock()).toBe(60_000);
  const opened = await get(href);
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await get(href.replace(mine.id, other.id))).statusCode).toBe(404);
  expect((await get(href.replace(/until=\d/, 'until=9'))).statusCode).toBe(404);
  const spoiled = href.replace(/(?<=signature=)./, (first) => (first === '_' ? '-' : '_'));
  expect((await get(spoiled)).statusCode).toBe(404);
  host.setNow(new Date(host.clock() + 60_000));
  expect((await get(href)).statusCode).toBe(404);
});

test('a document has its name in any script, and runs nothing', async () => {
  await publish();
  const { headers } = await get(`/v1/files/${plan.id}/a.pdf`);
  expect(headers['content-disposition']).toBe(
    `inline; filename="Is_kl_ plan ___.pdf"; filename*=UTF-8''I%C5%9F%C4%B1kl%C4%B1%20plan%20%D8%AE%D8%B7%D8%A9.pdf`,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const text = await sendFile(host, 'nadia', "it's (a) text.txt", Buffer.from('x'));
  const answer = await get(`/v1/files/${text.id}/a.txt`, 'nadia');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="it_s _a_ text.txt"; filename*=UTF-8''it%27s%20%28a%29%20text.txt`,
  );
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

test.each([
  ['bytes=0-3', 206, '%PDF', `bytes 0-3/${PDF.length}`],
  ['bytes=1-', 206, String(PDF.subarray(1)), `bytes 1-${PDF.length - 1}/${PDF.length}`],
  ['bytes=-6', 206, '%%EOF\n', `bytes ${PDF.length - 6}-${PDF.length - 1}/${PDF.length}`],
  ['bytes=0-999999', 206, String(PDF), `bytes 0-${PDF.length - 1}/${PDF.length}`],
  ['bytes=9-3', 200, String(PDF), undefined],
  ['bytes=0-1,3-4', 200, String(PDF), undefined],
  ['lines=0-1', 200, String(PDF), undefined],
])('the range %s', async (range, status, payload, contentRange) => {
  await publish();
  const answer = await get(`/v1/files/${plan.id}/a.pdf`, null, { range });
  expect([answer.statusCode, answer.payload]).toEqual([status, payload]);
  expect(answer.headers['content-range']).toBe(contentRange);
});

test('a range that is not there, a known file, and a range of a file that has changed', async () => {
  await publish();
  const url = `/v1/files/${plan.id}/a.pdf`;
  const beyond = await get(url, null, { range: `bytes=${PDF.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    `bytes */${PDF.length}`,
  ]);
  const etag = String((await get(url)).headers.etag);
  expect((await get(url, null, { 'if-none-match': etag })).statusCode).toBe(304);
  const changed = await get(url, null, { range: 'bytes=0-3', 'if-range': '"older"' });
  expect([changed.statusCode, changed.payload]).toEqual([200, String(PDF)]);
});

describe('pictures', () => {
  beforeEach(() => publish());

  test.each([480, 960, 1600])(
    'in the width %d, without what a camera wrote beside them',
    async (width) => {
      const { rawPayload, headers } = await get(`/v1/files/${cover.id}/w/${width}`);
      expect(headers['content-type']).toBe('image/webp');
      const { exif, ...kept } = await sharp(rawPayload).metadata();
      expect([kept.width, kept.height, exif]).toEqual([width, width / 2, undefined]);
    },
  );

  test('for links to its content', async () => {
    const { rawPayload, headers } = await get(`/v1/files/${cover.id}/social.jpg`);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('in no other width, and of no document', async () => {
    expect((await get(`/v1/files/${cover.id}/w/481`)).statusCode).toBe(404);
    expect((await get(`/v1/files/${plan.id}/w/480`)).statusCode).toBe(404);
  });

  test('never wider than it came, upright, and the first one of what moves', async () => {
    const lying = await sharp(await createPicture('jpeg', 40, 20))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const info = await sendFile(host, 'nadia', 'upright.jpg', lying);
    expect(info).toMatchObject({
      name: 'upright.webp',
      mediaType: 'image/webp',
      width: 20,
      height: 40,
    });
    const frames = await sharp([await createPicture('png'), await createPicture('png')], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const still = await sendFile(host, 'nadia', 'moving.gif', frames);
    const { rawPayload } = await get(`/v1/files/${still.id}/moving.webp`, 'nadia');
    expect((await sharp(rawPayload).metadata()).pages).toBeUndefined();
  });

  test('a script that hides behind a picture is gone', async () => {
    const hiding = Buffer.concat([
      await createPicture('gif'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const info = await sendFile(host, 'nadia', 'hiding.gif', hiding);
    const { rawPayload } = await get(`/v1/files/${info.id}/hiding.webp`, 'nadia');
    expect(rawPayload.includes('script')).toBe(false);
  });

  test('too many pixels and half a picture are refused', async () => {
    const header = Buffer.from(await createPicture('png', 8, 8));
    header.writeUInt32BE(50_000, 16);
    header.writeUInt32BE(50_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    expect(await sendFile(host, 'nadia', 'bomb.png', header)).toMatchObject({
      state: 'refused',
      refusal: 'bomb',
    });
    const whole = await createPicture('jpeg', 400, 400);
    const half = await sendFile(host, 'nadia', 'half.jpg', whole.subarray(0, whole.length / 2));
    expect(half).toMatchObject({ state: 'refused', refusal: 'picture' });
    expect((await get(`/v1/files/${half.id}/half.jpg`, 'nadia')).statusCode).toBe(404);
  });

  test('the demonstration’s covers are drawn in other widths when they are asked for', async () => {
    const row = await host.database.db
      .selectFrom('files')
      .select('id')
      .where('media_type', '=', 'image/webp')
      .where('uploaded_by', 'is', null)
      .executeTakeFirstOrThrow();
    const key = `files/${row.id}/w480.webp`;
    expect(await files.storage.get(key)).toBeNull();
    const { rawPayload } = await get(`/v1/files/${row.id}/w/480`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 480, height: 270 });
    const stored = await files.storage.get(key);
    expect(stored && (await buffer(stored)).equals(rawPayload)).toBe(true);
  });
});

/** Computes the checksum of a part of a PNG file (ISO/IEC 15948, 5.5). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('writing them', () => {
  const told = async (person: DemoPerson, change: Partial<ContentFilesChange>) => {
    const answer = await put(person, change);
    const { code, detail } = answer.json<{ code?: string; detail?: string }>();
    return [answer.statusCode, code, detail].filter(Boolean).join(' ');
  };

  test('a cover is a ready picture with words in the original language', async () => {
    const alt = { ar: 'A harbour' };
    expect(await told('nadia', { cover: { file: plan.id, alt, credit: '' } })).toBe(
      '422 invalidFiles cover.file',
    );
    expect(
      await told('nadia', { cover: { file: cover.id, alt: { en: 'A harbour' }, credit: '' } }),
    ).toBe('422 invalidFiles cover.alt');
    expect(
      await told('nadia', { cover: { file: cover.id, alt: { ar: ' \u202e ' }, credit: '' } }),
    ).toBe('422 invalidFiles cover.alt');
    const gone = '00000000-0000-4000-8000-000000000000';
    expect(await told('nadia', { cover: { file: gone, alt, credit: '' } })).toBe(
      '422 invalidFiles cover.file',
    );
    expect(await told('nadia', { cover: { file: cover.id, alt, credit: '' } })).toBe('200');
  });

  test('the point that stays in view is kept in hundredths, and read with the page and its card', async () => {
    const written = { file: cover.id, alt: { ar: 'A harbour' }, credit: '' };
    const put = (focus: object) =>
      told('nadia', { cover: { ...written, focus } as typeof written });
    expect(await put({ x: 0.7349, y: 1 })).toBe('200');
    const focus = { x: 0.73, y: 1 };
    expect((await contentFiles('nadia')).cover).toEqual({
      ...written,
      focus,
      info: expect.objectContaining({ id: cover.id }),
    });
    expect((await get(`/v1/${SECTION}/${POST}`)).json()).toMatchObject({ cover: { focus } });
    const { items } = (await get(`/v1/${SECTION}`)).json<{ items: { slug: string }[] }>();
    expect(items.find(({ slug }) => slug === POST)).toMatchObject({ cover: { focus } });

    for (const wrong of [{ x: 1.01, y: 0 }, { x: 0, y: -0.1 }, { x: 0.5 }, { x: '37%', y: 0 }])
      expect([wrong, await put(wrong)]).toEqual([wrong, expect.stringMatching(/^400 /)]);
    expect(await put({ x: 0, y: 0, z: 0 })).toMatch(/^400 /);
    expect((await contentFiles('nadia')).cover).toMatchObject({ focus });

    expect(await told('nadia', { cover: written })).toBe('200');
    expect((await contentFiles('nadia')).cover).not.toHaveProperty('focus');
  });

  test('documents keep their order and their day, and stand once', async () => {
    const more = await sendFile(host, 'nadia', 'more.txt', Buffer.from('more'));
    expect(await told('nadia', { attachments: [attachment(plan.id), attachment(more.id)] })).toBe(
      '200',
    );
    const before = await contentFiles('nadia');
    expect(before.attachments.map(({ file }) => file)).toEqual([plan.id, more.id]);
    expect(await told('nadia', { attachments: [attachment(more.id), attachment(plan.id)] })).toBe(
      '200',
    );
    expect((await contentFiles('nadia')).attachments.map(({ file }) => file)).toEqual([
      more.id,
      plan.id,
    ]);
    expect(await told('nadia', { attachments: [attachment(more.id), attachment(more.id)] })).toBe(
      '422 invalidFiles attachments',
    );
    expect(await told('nadia', { attachments: [attachment(more.id, ' ')] })).toBe(
      '422 invalidFiles attachments.0.title',
    );
  });

  test('nobody gives to others what somebody else has sent', async () => {
    const strange = await sendFile(host, 'isil', 'strange.pdf', PDF);
    expect(await told('nadia', { attachments: [attachment(strange.id)] })).toBe(
      '422 invalidFiles attachments.0.file',
    );
  });

  test('from the revision that was read; the same request changes once', async () => {
    await publish();
    const { revision } = await contentFiles('nadia');
    expect(await told('nadia', { revision: revision - 1 })).toBe('409 newerRevision');
    const key = createRequestKey();
    const first = await put('nadia', { revision }, key);
    const again = await put('nadia', { revision }, key);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json<ContentFiles>().revision).toBe(revision + 1);
  });

  test('by those who may change the content', async () => {
    expect(await told('grace', {})).toBe('403 forbidden');
  });
});
