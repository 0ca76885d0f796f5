import { randomUUID } from 'node:crypto';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import type { DialogSettings, WrittenDialog } from '../../../shared/contract/dialogWriting';
import type { DetailPage } from '../../../shared/contract/content';
import type { ContentSource } from '../../../shared/contract/editing';
import type { Notice } from '../../../shared/contract/me';
import type { DemoPerson } from '../../../demo/people';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
});
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(FIRST_START.getTime() + hours * HOUR_MS);
const momentIn = (hours: number) => inHours(hours).toISOString();

interface Sending {
  readonly as?: DemoPerson;
  readonly key?: string;
}

async function send(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  payload?: object,
  { as = 'nadia', key = randomUUID() }: Sending = {},
) {
  const headers = { ...(await host.headersOf(as)), 'idempotency-key': key };
  return host.app.inject({
    method,
    url: `/v1/dialogs${path}`,
    headers,
    ...(payload && { payload }),
  });
}

type Answer = Awaited<ReturnType<typeof send>>;
const outcomeOf = (answer: Answer) => {
  const { code, detail } = answer.json<{ code?: string; detail?: string }>();
  return [answer.statusCode, code, detail].filter((part) => part !== undefined).join(' ');
};
const read = async (slug: string) => (await send('GET', `/${slug}/settings`)).json<WrittenDialog>();
const write = async (slug: string, more: Partial<DialogSettings>, sending?: Sending) => {
  const { revision, settings } = await read(slug);
  const change = { revision, settings: { ...settings, ...more } };
  return send('PUT', `/${slug}/settings`, change, sending);
};
const page = async (slug: string) =>
  (await send('GET', `/${slug}`)).json<DetailPage<DialogDetails>>();

async function draft(slug: string): Promise<void> {
  const answer = await send('POST', '', {
    title: { en: 'Any' },
    summary: { en: 'Any.' },
    body: { en: 'Any.' },
    slug,
    originalLocale: 'en',
    topics: [],
    area: null,
    visibility: 'public',
    author: 'organisation',
  });
  expect(answer.statusCode).toBe(201);
}
async function publish(slug: string): Promise<Answer> {
  const { revision } = await read(slug);
  return send('POST', `/${slug}/transitions`, { revision, act: 'publish' });
}
async function published(slug: string, settings: Partial<DialogSettings> = {}): Promise<void> {
  await draft(slug);
  await write(slug, { instructions: { en: 'Name a place.' }, ...settings });
  expect((await publish(slug)).statusCode).toBe(200);
}
const comment = (slug: string) =>
  send('POST', `/${slug}/comments`, { body: 'A bench here.', lang: 'en' }, { as: 'omar' });
const close = async (slug: string, conclusions: object = { en: 'Forty benches.' }) => {
  const { revision } = await read(slug);
  return send('POST', `/${slug}/closing`, { revision, conclusions });
};
/** Lists the dialogs whose conclusions are this person’s open work. */
async function waitingFor(person: DemoPerson): Promise<string[]> {
  const headers = await host.headersOf(person);
  const { items } = (await host.app.inject({ url: '/v1/me/notices', headers })).json<{
    items: Notice[];
  }>();
  return items.filter(({ kind }) => kind === 'conclusionsDue').map(({ content }) => content.slug);
}
const auditOf = async (slug: string) => {
  const rows = await host.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.filter(({ after }) => after['slug'] === slug);
};

test('a draft tells what is missing, is written, and is published once people are told what to do', async () => {
  await draft('first-dialog');
  expect(await read('first-dialog')).toMatchObject({
    revision: 1,
    status: 'draft',
    isFrozen: false,
    isOver: false,
    faults: ['instructionsMissing'],
  });
  expect(outcomeOf(await publish('first-dialog'))).toBe('409 notReadyToPublish details');

  const written = await write('first-dialog', {
    mode: 'statements',
    moderation: 'strict',
    resultsAfter: 7,
    instructions: { en: '  Answer what others say. ', tr: ' ' },
    closesAt: '2026-04-01T12:00:00+03:00',
  });
  expect(written.json<WrittenDialog>()).toMatchObject({
    revision: 2,
    settings: {
      mode: 'statements',
      moderation: 'strict',
      resultsAfter: 7,
      opensAt: null,
      instructions: { en: 'Answer what others say.' },
      closesAt: '2026-04-01T09:00:00.000Z',
    },
    faults: [],
  });
  expect((await publish('first-dialog')).json<ContentSource>().status).toBe('published');
  expect(await page('first-dialog')).toMatchObject({
    closesAt: '2026-04-01T09:00:00.000Z',
    details: { mode: 'statements', instructions: { text: 'Answer what others say.' } },
  });
});

test('what is out takes no faults; what lies outside the limits is refused at once', async () => {
  await published('no-faults');
  for (const [more, expected] of [
    [{ instructions: {} }, '422 invalidDialog instructionsMissing'],
    [{ closesAt: momentIn(-1) }, '422 invalidDialog closesInPast'],
    [{ opensAt: momentIn(5), closesAt: momentIn(5) }, '422 invalidDialog closesBeforeOpening'],
    [
      { following: [{ section: 'blogs' as const, slug: 'nothing-here' }] },
      '422 invalidDialog followingUnknown',
    ],
  ] satisfies [Partial<DialogSettings>, string][])
    expect(outcomeOf(await write('no-faults', more))).toBe(expected);
  for (const wrong of [
    { resultsAfter: 51 },
    { resultsAfter: '3' },
    { resultsAfter: null },
    { instructions: { en: 'x'.repeat(1_001) } },
    { closesAt: '' },
    { closesAt: '9999-01-01T00:00:00Z' },
    { mode: 'chat' },
  ]) {
    const answer = await write('no-faults', wrong as object);
    expect(answer.json<{ code: string }>().code).toBe('invalidRequest');
  }
});

test('an older revision is refused; the same request again changes nothing', async () => {
  await published('quick');
  const before = await read('quick');
  const change = { revision: before.revision, settings: { ...before.settings, resultsAfter: 3 } };
  const first = await send('PUT', '/quick/settings', change, { key: 'quick-one' });
  const again = await send('PUT', '/quick/settings', change, { key: 'quick-one' });
  expect(again.json()).toEqual(first.json());
  expect(outcomeOf(await send('PUT', '/quick/settings', change))).toBe('409 newerRevision');
  const entries = (await auditOf('quick')).filter(({ action }) => action === 'edited');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    before: { settings: { resultsAfter: 0 } },
    after: { settings: { resultsAfter: 3 } },
  });
});

test('once somebody has written, the mode stays and everything else can change', async () => {
  await published('begun');
  expect((await comment('begun')).statusCode).toBe(201);
  expect((await read('begun')).isFrozen).toBe(true);
  expect(outcomeOf(await write('begun', { mode: 'statements' }))).toBe('409 dialogFrozen mode');
  expect((await write('begun', { layout: 'forAndAgainst' })).statusCode).toBe(200);
});

test('what follows is linked with the title that the reader may read', async () => {
  await published('followed', {
    following: [{ section: 'have-your-say', slug: 'new-library-design' }],
  });
  const { details } = await page('followed');
  expect(details.followingPlaces).toMatchObject([
    { section: 'have-your-say', slug: 'new-library-design' },
  ]);
  expect(details.followingPlaces[0]!.title.text).not.toBe('');
  expect((await read('followed')).followingPlaces).toEqual(details.followingPlaces);
});

test('an update is read at once; corrected words keep its date and say so; taken back it is gone', async () => {
  await published('news');
  const { version } = await page('news');
  const post = async (text: object) =>
    send('POST', '/news/updates', { revision: (await read('news')).revision, text });
  expect(outcomeOf(await post({ tr: 'Yalnız çeviri' }))).toBe('422 invalidDialog textMissing');
  expect((await post({ en: 'The divers came.' })).statusCode).toBe(200);
  const shown = await page('news');
  expect(shown.details.updates).toEqual([
    { at: FIRST_START.toISOString(), text: { text: 'The divers came.', lang: 'en' } },
  ]);
  expect(shown.version).toBeGreaterThan(version);

  host.setNow(inHours(1));
  const change = async (at: string, text: object | null) =>
    send('PUT', '/news/updates', { revision: (await read('news')).revision, at, text });
  expect(outcomeOf(await change(momentIn(9), null))).toBe('404 notFound');
  await change(FIRST_START.toISOString(), { en: 'Two divers came.' });
  expect((await page('news')).details.updates).toEqual([
    {
      at: FIRST_START.toISOString(),
      editedAt: momentIn(1),
      text: { text: 'Two divers came.', lang: 'en' },
    },
  ]);
  await change(FIRST_START.toISOString(), null);
  expect((await page('news')).details.updates).toEqual([]);
  const [, , corrected] = await auditOf('news');
  expect(corrected).toMatchObject({ before: { updates: [{ text: { en: 'The divers came.' } }] } });
});

test('closing needs conclusions, ends the dialog now, and they can be corrected; there is no way back', async () => {
  await published('closed', { closesAt: momentIn(48) });
  host.setNow(inHours(2));
  expect(outcomeOf(await close('closed', {}))).toBe('422 invalidDialog textMissing');
  expect((await close('closed')).json<WrittenDialog>()).toMatchObject({
    isOver: true,
    settings: { closesAt: momentIn(2) },
  });
  expect(await page('closed')).toMatchObject({
    phase: 'closed',
    details: { conclusions: { text: 'Forty benches.' } },
  });
  expect((await comment('closed')).json<{ code: string }>().code).toBe('commentsClosed');

  host.setNow(inHours(3));
  await close('closed', { en: 'Forty-one benches.' });
  const after = await page('closed');
  expect(after).toMatchObject({
    closesAt: momentIn(2),
    details: { conclusions: { text: 'Forty-one benches.' } },
  });
  expect(outcomeOf(await write('closed', { closesAt: momentIn(90) }))).toBe(
    '409 dialogFrozen dates',
  );
  expect((await write('closed', { following: [] })).statusCode).toBe(200);
});

test('a timed dialog ends by itself; its conclusions are written afterwards', async () => {
  await published('timed', { opensAt: momentIn(1), closesAt: momentIn(2) });
  expect(outcomeOf(await close('timed'))).toBe('409 dialogNotOpen');
  host.setNow(inHours(3));
  expect(await page('timed')).toMatchObject({ phase: 'closed', details: { conclusions: null } });
  expect(await waitingFor('nadia')).toContain('timed');
  expect(await waitingFor('grace')).not.toContain('timed');
  expect((await close('timed')).statusCode).toBe(200);
  expect(await page('timed')).toMatchObject({
    closesAt: momentIn(2),
    details: { conclusions: { text: 'Forty benches.' } },
  });
  expect(await waitingFor('nadia')).not.toContain('timed');
});

test('a draft has no readers to tell something, and nothing to close', async () => {
  await draft('only-draft');
  const { revision } = await read('only-draft');
  const text = { en: 'Any' };
  expect(outcomeOf(await send('POST', '/only-draft/updates', { revision, text }))).toBe(
    '409 stillDraft',
  );
  expect(outcomeOf(await close('only-draft'))).toBe('409 stillDraft');
});

test('the statements that a dialog begins with are read in every language; those of others and deleted ones are not among them', async () => {
  await published('seeded', { mode: 'statements' });
  const { db } = host.database;
  const { id } = await page('seeded');
  const add = async (number: number, more: object, texts: object) => {
    const { id: statementId } = await db
      .insertInto('statements')
      .values({ content_id: id, number, lang: 'en', created_at: FIRST_START, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [lang, body] of Object.entries(texts) as ['en' | 'tr', string][])
      await db
        .insertInto('statement_texts')
        .values({ statement_id: statementId, content_id: id, lang, body, letters: body })
        .execute();
  };
  await add(0, { is_seed: true }, { en: 'More benches', tr: 'Daha çok bank' });
  await add(1, {}, { en: 'From a resident' });
  await add(2, { is_seed: true, state: 'deleted' }, {});
  await add(3, { is_seed: true, is_meta: true }, { en: 'Ask again in May' });
  const { seeds, isFrozen } = await read('seeded');
  expect(seeds).toMatchObject([
    { lang: 'en', isMeta: false, texts: { en: 'More benches', tr: 'Daha çok bank' } },
    { lang: 'en', isMeta: true, texts: { en: 'Ask again in May' } },
  ]);
  expect(isFrozen).toBe(true);
});
