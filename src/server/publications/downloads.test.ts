import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { strToU8, unzipSync } from 'fflate';
import type { DemoPerson } from '../../demo/people';
import { stableId } from '../seed/deterministic';
import { toContentId } from '../seed/seedContents';
import { getDocumentKey } from '../files/fileKeys';
import { snapshotTables } from '../testing/snapshotTables';
import { openTestHost, createTestFiles, type TestHost } from '../testing/testHost';

const BUDGET = 'city-budget-2026-at-a-glance';
const RETRACTED = 'air-quality-on-mill-street';
const OLDEST = 'participation-regulation-version-1';
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const files = createTestFiles();
let host: TestHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost({ files });
  restore = await snapshotTables(host.database.db, 'contents', 'files', 'attachments');
});
afterEach(() => restore());
afterAll(() => host.close());

const get = async (path: string, person: DemoPerson | null = null) =>
  host.app.inject({
    url: `/v1/publications${path}`,
    headers: person ? await host.headersOf(person) : {},
  });
const change = (slug: string, row: object) =>
  host.database.db
    .updateTable('contents')
    .set(row)
    .where('section', '=', 'publications')
    .where('slug', '=', slug)
    .execute();

describe('the archive', () => {
  async function unpack(slug: string) {
    const answer = await get(`/${slug}/archive.zip`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${slug}.zip"`);
    const unpacked = unzipSync(answer.rawPayload);
    return Object.fromEntries(
      Object.entries(unpacked).map(([name, bytes]) => {
        expect(name.startsWith(`${slug}/`)).toBe(true);
        return [name.slice(slug.length + 1), bytes];
      }),
    );
  }
  const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

  async function attach(slug: string, name: string, bytes: Uint8Array) {
    const { db } = host.database;
    const id = stableId('test file', slug, name);
    const at = new Date(host.clock());
    await files.storage.put(getDocumentKey(id), bytes);
    await db
      .insertInto('files')
      .values({
        id,
        name,
        bytes: bytes.length,
        received: bytes.length,
        state: 'ready',
        media_type: 'application/pdf',
        sha256: sha256Of(bytes),
        created_at: at,
        received_at: at,
      })
      .execute();
    await db
      .insertInto('attachments')
      .values({
        content_id: toContentId('publications', slug),
        file_id: id,
        position: 90,
        title: JSON.stringify({ en: 'The plan' }),
        description: '{}',
        locale: 'ar',
        added_at: at,
      })
      .execute();
  }

  test('holds every file with the checksum that it names, as sha256sum reads them', async () => {
    await attach(BUDGET, '../../الخطة\u202E.PDF', strToU8('%PDF-1.7 '.repeat(50_000)));
    const found = await unpack(BUDGET);
    const sums = textOf(found['checksums.txt']).trimEnd().split('\n');
    const named = sums.map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line)!.slice(1));
    for (const [sum, path] of named) expect([path, sha256Of(found[path!]!)]).toEqual([path, sum]);
    const others = Object.keys(found).filter((name) => name !== 'checksums.txt');
    expect(named.map(([, path]) => path).sort()).toEqual(others.sort());
    expect(others).toContainEqual(expect.stringMatching(/^documents\/\d\d-ar-الخطة\.pdf$/));
  });

  test('the demonstration’s documents are in it as they were stored: tagged PDFs in three languages', async () => {
    const found = await unpack('participation-regulation');
    const documents = Object.keys(found).filter((name) => name.startsWith('documents/'));
    expect(documents).toEqual(
      ['en', 'ar', 'tr'].map(
        (code, at) => `documents/0${at + 1}-${code}-participation-regulation.${code}.pdf`,
      ),
    );
    for (const name of documents) {
      const pdf = Buffer.from(found[name]!).toString('latin1');
      expect([name, pdf.startsWith('%PDF'), pdf.includes('/Marked true')]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  test('holds the page in each language, in its direction, complete in itself', async () => {
    const found = await unpack(BUDGET);
    const arabic = textOf(found['page-ar.html']);
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('<h1 lang="ar" dir="rtl">ميزانية المدينة 2026 في لمحة</h1>');
    expect(arabic).toContain('<td');
    expect(arabic).not.toMatch(/<script|<img|<link|src=/);
    expect(
      Object.keys(found)
        .filter((name) => parse(name).ext === '.html')
        .sort(),
    ).toEqual(['page-ar.html', 'page-en.html', 'page-tr.html']);
  });

  test('metadata says what is known in every language and lists the documents', async () => {
    await attach(BUDGET, 'plan.pdf', strToU8('%PDF-1.7'));
    const metadata = JSON.parse(textOf((await unpack(BUDGET))['metadata.json'])) as {
      title: object;
      licence: string;
      documents: { path: string; language: string | null }[];
    };
    expect(Object.keys(metadata.title).sort()).toEqual(['ar', 'en', 'tr']);
    expect(metadata.licence).toBe('CC BY 4.0');
    expect(metadata.documents.at(-1)).toMatchObject({ language: 'ar', title: 'The plan' });
    expect(metadata).not.toHaveProperty('related');
  });

  test('a retracted or replaced document says so in its pages', async () => {
    const page = textOf((await unpack(RETRACTED))['page-en.html']);
    expect(page).toContain('This was retracted');
    expect(page).toContain('was not calibrated');
    expect(textOf((await unpack(OLDEST))['page-en.html'])).toContain('Read the newer version');
  });

  test('a text cannot bring a program or a picture into the page', async () => {
    const body = {
      en: '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![p](https://x.example)',
    };
    const title = { en: '</title><script>alert(2)</script>' };
    await change(OLDEST, { body: JSON.stringify(body), title: JSON.stringify(title) });
    const page = textOf((await unpack(OLDEST))['page-en.html']);
    expect(page).toContain('<a');
    expect(page).not.toMatch(/<script|javascript:|<img/);
  });

  test('what the reader may not see has no archive and no citation', async () => {
    for (const row of [{ status: 'draft' }, { visibility: 'members' }] as const) {
      await change(RETRACTED, { status: 'published', visibility: 'public', ...row });
      for (const file of ['archive.zip', 'citation.bib', 'citation.ris'])
        for (const person of [null, 'grace'] as const) {
          const answer = await get(`/${RETRACTED}/${file}`, person);
          expect([file, answer.statusCode, answer.json().code]).toEqual([file, 404, 'notFound']);
        }
    }
    await change(RETRACTED, { visibility: 'signed_in' });
    const answer = await get(`/${RETRACTED}/archive.zip`, 'grace');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/no-store/);
  });

  test.each(['nothing-here', 'a%2Fb', '..%2F..%2Fetc'])('there is none of %s', async (slug) => {
    expect([400, 404]).toContain((await get(`/${slug}/archive.zip`)).statusCode);
  });
});

describe('the table', () => {
  const linesOf = async (query: string, person: DemoPerson | null = null) => {
    const answer = await get(`/archive.csv?${query}`, person);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return answer.body.replace(/\r\n$/, '').split('\r\n');
  };

  test('holds what the filters leave, in the language of the reader', async () => {
    const [header, ...lines] = await linesOf('locale=tr&kind=budget');
    expect(header!.split(',').slice(0, 5)).toEqual([
      '\uFEFFidentifier',
      'kind',
      'title',
      'summary',
      'issuingBody',
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Bir bakışta 2026 kent bütçesi');
    expect(lines[0]).toContain(
      'http://localhost:3000/tr/publications/city-budget-2026-at-a-glance',
    );
  });

  test('without filters it holds the whole list, over several pages of the host', async () => {
    const { total } = (await get('')).json<{ total: number }>();
    expect(await linesOf('order=number')).toHaveLength(total + 1);
    expect((await linesOf('state=retracted')).at(-1)).toMatch(/,retracted,/);
  });

  test('a cell that a program could take for a formula begins with an apostrophe', async () => {
    await change(BUDGET, { title: JSON.stringify({ en: '=HYPERLINK("https://x.example")' }) });
    expect((await linesOf('kind=budget'))[1]).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  });

  test('what the reader may not see is not in it', async () => {
    await change(BUDGET, { visibility: 'members' });
    expect(await linesOf('kind=budget')).toHaveLength(1);
    expect(await linesOf('kind=budget', 'grace')).toHaveLength(1);
  });

  test.each(['cursor=x', 'limit=3', 'area=old-port', 'category=voting', 'year=%00'])(
    'what is no filter of it is refused: %s',
    async (query) => {
      expect((await get(`/archive.csv?${query}`)).statusCode).toBe(400);
    },
  );
});

test('a citation comes in the language of the reader', async () => {
  const slug = 'rents-in-the-six-districts';
  const bib = await get(`/${slug}/citation.bib?locale=ar`);
  expect(bib.headers['content-type']).toMatch(/^application\/x-bibtex/);
  expect(bib.headers['content-disposition']).toBe(`attachment; filename="${slug}.bib"`);
  expect(bib.body).toContain('langid = {arabic}');
  expect(bib.body).toContain(`url = {http://localhost:3000/ar/publications/${slug}?version=1}`);
  const ris = await get(`/${slug}/citation.ris?locale=tr`);
  expect(ris.body).toMatch(/^TY {2}- RPRT\r\n/);
  expect(ris.body).toContain('PB  - Liman Kenti');
  expect((await get(`/${slug}/citation.ris?locale=de`)).statusCode).toBe(400);
});
