import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DEMO_SETTINGS, DEMO_ZONE } from '../../demo/city';
import type { AuditPage } from '../../shared/contract/admin';
import type {
  AreaSettings,
  FreePage,
  FreePageWords,
  HomeWords,
  PortalSettings,
  SettingsArea,
  SettingsHistory,
  SettingsValues,
} from '../../shared/contract/settings';
import { DEFAULT_SETTINGS, DEFAULT_VALUES } from '../../shared/settings';
import { toDay } from '../../shared/timeZones';
import type { OpenDatabase } from '../db/openDatabase';
import { changeStage } from '../setup/stage';
import { FIRST_START } from '../testing/preparedDatabase';
import { openTestDatabase, openTestHost, type TestHost } from '../testing/testHost';
import { changeArea, readArea } from './changeSettings';
import { openSettings } from './openSettings';
import { readSettings } from './readSettings';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const withEmail = (email: string) => ({
  ...DEFAULT_VALUES.identity,
  contact: { ...DEFAULT_VALUES.identity.contact, email },
});

const LOG = { warn: () => undefined };

type Method = 'GET' | 'PUT' | 'POST';

async function call<Answer>(
  path: string,
  {
    method = 'GET',
    body,
    who = 'admin',
  }: { method?: Method; body?: object; who?: string | null } = {},
) {
  const { statusCode, headers, ...answer } = await host.app.inject({
    method,
    url: `/v1/settings${path}`,
    headers: {
      ...(who && (await host.headersOf(who as 'admin'))),
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { payload: body }),
  });
  return { status: statusCode, headers, body: answer.json<Answer>() };
}

const areaOf = async (area: string) => (await call<AreaSettings>(`/${area}`)).body;

test('visitors read what the demonstration says of itself, with a tag', async () => {
  const { status, body, headers } = await call<PortalSettings>('', { who: null });
  // Words of the first page and of the city's own pages are of those alone; claims are nobody's.
  const { pages: _pages, ...shown } = DEMO_SETTINGS;
  const { blocks, welcome } = DEMO_SETTINGS.home;
  const { minimumAge } = DEMO_SETTINGS.residents;
  const expected = { ...shown, home: { blocks, welcome }, residents: { minimumAge } };
  expect([status, body]).toEqual([200, expected]);
  const again = await host.app.inject({
    url: '/v1/settings',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('an installation that nobody has set up has no fact of any city', async () => {
  const { db, close } = await openTestDatabase('empty');
  const { topics, ...settings } = await readSettings(db);
  expect({ ...settings, topics: [] }).toEqual(DEFAULT_SETTINGS);
  expect(JSON.stringify(topics)).not.toMatch(/harbour/i);
  await close();
});

test('only administrators read an area or change it', async () => {
  const body = { revision: 1, value: { zone: 'Europe/Brussels' } };
  for (const [who, refusal] of [
    [null, 401],
    ['grace', 403],
  ] as const) {
    expect((await call('/time', { who })).status).toBe(refusal);
    expect((await call('/time', { who, method: 'PUT', body })).status).toBe(refusal);
    expect((await call('/time/history', { who })).status).toBe(refusal);
    const undo = { revision: 1, restored: 1 };
    expect((await call('/time/undo', { who, method: 'POST', body: undo })).status).toBe(refusal);
  }
});

test('a change is read at once, is in the history and in the log, and can be undone', async () => {
  const before = await areaOf('identity');
  const cityName = { en: 'Ghent', ar: 'غنت', tr: 'Gent' };
  const value = { ...before.value, cityName, referencePrefix: 'GNT' };
  const changed = await call<AreaSettings>('/identity', {
    method: 'PUT',
    body: { revision: before.revision, value, note: 'the city’s own name' },
  });
  expect(changed).toMatchObject({ status: 200, body: { revision: 2, value: { cityName } } });
  const shown = await call<PortalSettings>('', { who: null });
  expect(shown.body).toMatchObject({ identity: { cityName }, number: DEMO_SETTINGS.number + 1 });

  const { body: history } = await call<SettingsHistory>('/identity/history');
  expect(history.items.map(({ revision, origin }) => [revision, origin])).toEqual([
    [2, 'page'],
    [1, 'seed'],
  ]);
  expect(history.items[0]).toMatchObject({ note: 'the city’s own name' });
  expect(history.items[0]!.changedBy).not.toBeNull();

  const log = await host.app.inject({
    url: '/v1/admin/audit',
    headers: await host.headersOf('admin'),
  });
  const [entry] = log.json<AuditPage>().items;
  expect(entry).toMatchObject({
    action: 'settingsChanged',
    before: { area: 'identity', referencePrefix: 'HC' },
    after: { area: 'identity', referencePrefix: 'GNT' },
    reason: 'the city’s own name',
  });

  const undone = await call<AreaSettings>('/identity/undo', {
    method: 'POST',
    body: { revision: 2, restored: 1 },
  });
  expect(undone).toMatchObject({ status: 200, body: { revision: 3, value: before.value } });
});

test('of two who change one area at once the second is told', async () => {
  const { revision } = await areaOf('money');
  const body = (currency: string) => ({
    method: 'PUT' as const,
    body: { revision, value: { currency } },
  });
  const answers = await Promise.all([call('/money', body('TRY')), call('/money', body('GBP'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'newerRevision',
  });
});

test.each([
  ['time', { zone: 'Mars/Olympus' }, 'zone: unknownZone'],
  ['time', { zone: '+03:00' }, 'zone: unknownZone'],
  // Known to Node alone: the database reads them as offsets without summer time.
  ['time', { zone: 'PST' }, 'zone: unknownZone'],
  ['time', { zone: 'SystemV/AST4' }, 'zone: unknownZone'],
  ['money', { currency: 'ABC' }, 'currency: unknownCurrency'],
  ['money', { currency: 'EUR', colour: 'red' }, 'invalid'],
  ['identity', { ...DEFAULT_VALUES.identity, referencePrefix: 'hc-' }, 'referencePrefix: invalid'],
  ['identity', { ...DEFAULT_VALUES.identity, cityName: { en: 'Ghent\nBcc: x' } }, 'cityName'],
  ['identity', withEmail('hello@skovby'), 'contact/email: email'],
])('%s refuses %j', async (area, value, detail) => {
  const { revision } = await areaOf(area);
  const answer = await call<{ code: string; detail: string }>(`/${area}`, {
    method: 'PUT',
    body: { revision, value },
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'invalidSettings']);
  expect(answer.body.detail).toContain(detail);
  expect((await areaOf(area)).revision).toBe(revision);
});

test('texts and notes lose what no database keeps; a revision that cannot be is refused', async () => {
  const { revision, value } = await areaOf('home');
  const text = { en: 'Cut \ud83d off\u0000' };
  const { status, body } = await call<AreaSettings>('/home', {
    method: 'PUT',
    body: { revision, value: { ...value, text }, note: 'a\u0000 note \udc00' },
  });
  expect([status, body.value]).toEqual([200, { ...value, text: { en: 'Cut  off' } }]);
  const { body: history } = await call<SettingsHistory>('/home/history');
  expect(history.items[0]!.note).toBe('a note ');
  const named = { ...value, 'a\u0000': 1 };
  const refused = await call('/home', { method: 'PUT', body: { revision, value: named } });
  expect(refused.body).toMatchObject({ status: 400, code: 'invalidRequest' });
  const restored = { revision: body.revision, restored: 2 ** 31 };
  const undone = await call('/home/undo', { method: 'POST', body: restored });
  expect(undone.body).toMatchObject({ status: 400, code: 'invalidRequest' });
  await call('/home', { method: 'PUT', body: { revision: body.revision, value } });
});

test('an address from before there was a rule can be read, and is mended', async () => {
  const { revision, value } = await areaOf('identity');
  await host.database.db
    .insertInto('settings')
    .values({
      area: 'identity',
      revision: revision + 1,
      value: JSON.stringify(withEmail('hello@skovby')),
      origin: 'page',
      changed_at: new Date(host.clock()),
    })
    .execute();
  await host.settled();
  const { status, body } = await call<AreaSettings>('/identity');
  expect([status, body.value]).toEqual([200, withEmail('hello@skovby')]);
  const mended = await call<AreaSettings>('/identity', {
    method: 'PUT',
    body: { revision: body.revision, value: withEmail('hello@skovby.example') },
  });
  expect([mended.status, mended.body.value]).toEqual([200, withEmail('hello@skovby.example')]);
  await call('/identity', { method: 'PUT', body: { revision: mended.body.revision, value } });
});

test('a revision that never was cannot be brought back', async () => {
  const undo = { method: 'POST' as const, body: { revision: 1, restored: 99 } };
  expect((await call('/time/undo', undo)).status).toBe(404);
});

/** Adds so many revisions of a value to an area. @returns the number of the last */
async function addRevisions(area: SettingsArea, count: number, value: object): Promise<number> {
  const { revision } = await areaOf(area);
  const rows = Array.from({ length: count }, (_, index) => ({
    area,
    revision: revision + index + 1,
    value: JSON.stringify(value),
    origin: 'page' as const,
    changed_at: FIRST_START,
  }));
  await host.database.db.insertInto('settings').values(rows).execute();
  return revision + count;
}

/** Reads a history to its end. @returns the revisions of each page */
async function readPages(area: SettingsArea): Promise<number[][]> {
  const pages: number[][] = [];
  const readFrom = async (query: string): Promise<void> => {
    const { body } = await call<SettingsHistory>(`/${area}/history${query}`);
    pages.push(body.items.map(({ revision }) => revision));
    if (body.next !== null) await readFrom(`?cursor=${body.next}`);
  };
  await readFrom('');
  return pages;
}

const countDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('a history comes page by page, and a page has no more than two values that are long', async () => {
  const last = await addRevisions('money', 60, { currency: 'EUR' });
  const pages = await readPages('money');
  expect(pages.flat()).toEqual(countDown(last, 1));
  expect(pages.slice(0, 2)).toEqual([countDown(last, last - 24), countDown(last - 25, last - 49)]);

  // Half a megabyte and more each, as pages of a city in several languages are.
  const newest = await addRevisions('residents', 5, { words: 'x'.repeat(600_000) });
  const long = await readPages('residents');
  expect(long.flat()).toEqual(countDown(newest, 1));
  expect(long.slice(0, 2)).toEqual([
    [newest, newest - 1],
    [newest - 2, newest - 3],
  ]);
});

test.each(['0', 'x', '-1', '1.5', '12345678901'])(
  'a cursor of a history that nobody was given is refused: %s',
  async (cursor) => expect((await call(`/money/history?cursor=${cursor}`)).status).toBe(400),
);

test('every host follows a change, and keeps the one object in between', async () => {
  const { database } = host;
  const other = await openSettings(database, { locked: {}, at: FIRST_START, log: LOG });
  closing.push(other.close);
  const heard = new Promise<void>((done) => other.onChange(done));
  const before = other.current();
  expect(other.current()).toBe(before);
  const { revision } = await areaOf('time');
  await call('/time', { method: 'PUT', body: { revision, value: { zone: 'Europe/Brussels' } } });
  await heard;
  expect(other.current().time.zone).toBe('Europe/Brussels');
  expect(before.time.zone).toBe(DEMO_SETTINGS.time.zone);
  expect(Object.isFrozen(other.current().identity.contact)).toBe(true);
});

test('a field that this release does not understand has its default, the others count', async () => {
  const { db, close } = await openTestDatabase('empty');
  await sql`
    insert into settings (area, revision, value, origin, changed_at) values
      ('identity', 1, '{"cityName":{"en":"Ghent"},"referencePrefix":{"next":"year"},"motto":"x"}', 'page', now()),
      ('time', 1, '{"zone":"Mars/Olympus"}', 'page', now()),
      ('weather', 1, '{"sun":true}', 'page', now())`.execute(db);
  const { identity, time } = await readSettings(db);
  expect(identity).toEqual({ ...DEFAULT_VALUES.identity, cityName: { en: 'Ghent' } });
  expect(time).toEqual(DEFAULT_VALUES.time);
  await close();
});

test('what the operator has set in a file counts, and no page changes it', async () => {
  const locked = { time: { zone: 'Europe/Lisbon' } };
  const other = await openTestHost({ lockedSettings: locked });
  const headers = { ...(await other.headersOf('admin')), 'idempotency-key': crypto.randomUUID() };
  const shown = await other.app.inject({ url: '/v1/settings/time', headers });
  expect(shown.json()).toMatchObject({ value: locked.time, locked: ['zone'] });
  const change = await other.app.inject({
    method: 'PUT',
    url: '/v1/settings/time',
    headers,
    payload: { revision: 1, value: { zone: 'Europe/Paris' } },
  });
  expect(change.json()).toMatchObject({ code: 'lockedSettings', detail: 'zone' });
  await other.close();
});

test('beside a locked field the others change, whatever order the locked one’s keys have', async () => {
  const cityName = { tr: 'Gent', en: 'Ghent' };
  const other = await openTestHost({ lockedSettings: { identity: { cityName } } });
  const send = async (path: string, payload: object) => {
    const headers = { ...(await other.headersOf('admin')), 'idempotency-key': crypto.randomUUID() };
    const method = path.endsWith('/undo') ? 'POST' : 'PUT';
    return other.app.inject({ method, url: `/v1/settings/identity${path}`, headers, payload });
  };
  const value = {
    ...DEMO_SETTINGS.identity,
    cityName: { en: 'Ghent', tr: 'Gent' },
    referencePrefix: 'GNT',
  };
  const changed = await send('', { revision: 1, value });
  expect(changed.json()).toMatchObject({ revision: 2, value });
  // The first revision is older than the lock.
  const undone = await send('/undo', { revision: 2, restored: 1 });
  expect(undone.json()).toMatchObject({ revision: 3, value: { cityName, referencePrefix: 'HC' } });
  await other.close();
});

test('a value whose keys stand in another order adds no revision', async () => {
  const { revision, value } = await areaOf('identity');
  const { contact, ...others } = value as PortalSettings['identity'];
  const turned = { contact: Object.fromEntries(Object.entries(contact).reverse()), ...others };
  const again = await call<AreaSettings>('/identity', {
    method: 'PUT',
    body: { revision, value: turned },
  });
  expect(again).toMatchObject({ status: 200, body: { revision } });
});

test('what changes before a host listens is not missed', async () => {
  const { database } = host;
  const listen: OpenDatabase['listen'] = async () => {
    const { revision } = await areaOf('money');
    await call('/money', { method: 'PUT', body: { revision, value: { currency: 'TRY' } } });
  };
  const other = await openSettings(
    { ...database, listen },
    { locked: {}, at: FIRST_START, log: LOG },
  );
  closing.push(other.close);
  expect(other.current().money.currency).toBe('TRY');
});

describe('the first page', () => {
  const HOME: SettingsValues['home'] = {
    blocks: ['links', 'text', 'notice', 'polls'],
    welcome: { title: { en: 'Come in' }, text: {} },
    notice: { text: { en: 'The desk is closed', tr: 'Danışma kapalı' }, until: null },
    text: { en: '# Welcome' },
    links: [
      { label: { en: 'Come by' }, address: '/faqs' },
      { label: { en: 'Town' }, address: 'https://town.example/a' },
    ],
  };
  const put = async (value: object) =>
    call<AreaSettings & { detail: string }>('/home', {
      method: 'PUT',
      body: { revision: (await areaOf('home')).revision, value },
    });
  const words = async (locale: string) =>
    (await host.app.inject({ url: `/v1/home?locale=${locale}` })).json<HomeWords>();

  test('has no words until its parts are on, then those of the reader’s language', async () => {
    const { blocks } = DEFAULT_VALUES.home;
    expect((await put({ ...HOME, blocks })).status).toBe(200);
    expect(await words('en')).toEqual({ notice: null, text: null, links: [] });
    expect((await put(HOME)).status).toBe(200);
    expect(await words('tr')).toEqual({
      notice: { text: 'Danışma kapalı', lang: 'tr' },
      text: { text: '# Welcome', lang: 'en' },
      links: [
        { label: { text: 'Come by', lang: 'en' }, address: '/faqs' },
        { label: { text: 'Town', lang: 'en' }, address: 'https://town.example/a' },
      ],
    });
  });

  test('shows a notice up to its last day in the city, and not on the next one', async () => {
    const today = toDay(host.clock(), DEMO_ZONE);
    const { text } = HOME.notice;
    await put({ ...HOME, notice: { text, until: today } });
    expect((await words('en')).notice).toEqual({ text: 'The desk is closed', lang: 'en' });
    const yesterday = toDay(host.clock() - 24 * 3_600_000, DEMO_ZONE);
    await put({ ...HOME, notice: { text, until: yesterday } });
    expect((await words('en')).notice).toBeNull();
  });

  test.each([
    ['no part at all', { blocks: [] }, /blocks/],
    ['a part twice', { blocks: ['polls', 'polls'] }, /blocks/],
    ['a part that nobody knows', { blocks: ['weather'] }, /blocks/],
    [
      'a link without a name',
      { links: [{ label: { en: ' ' }, address: '/faqs' }] },
      /^links\/0\/label: missing$/,
    ],
    [
      'a script',
      { links: [{ label: { en: 'x' }, address: 'javascript:alert(1)' }] },
      /links\/0\/address/,
    ],
    [
      'another host',
      { links: [{ label: { en: 'x' }, address: '//evil.example' }] },
      /links\/0\/address/,
    ],
    [
      'another host, hidden',
      { links: [{ label: { en: 'x' }, address: String.raw`/\evil.example` }] },
      /links\/0\/address/,
    ],
    ['four links', { links: Array.from({ length: 4 }, () => HOME.links[0]) }, /links/],
    [
      'a welcome that is too long',
      { welcome: { title: { en: 'x'.repeat(81) }, text: {} } },
      /welcome/,
    ],
    ['no day', { notice: { text: {}, until: '2026-02-30' } }, /notice\/until/],
  ])('takes no page with %s', async (_name, change, detail) => {
    const { status, body } = await put({ ...HOME, ...change });
    expect(status).toBe(422);
    expect(body.detail).toMatch(detail);
  });
});

describe('pages of the city', () => {
  const ABOUT: FreePage = {
    slug: 'about',
    title: { en: 'About', ar: 'من نحن' },
    text: { en: 'We **are** here.', ar: 'نحن هنا.', tr: 'Buradayız.' },
    isPublished: true,
  };
  const OFFLINE = { ...ABOUT, slug: 'take-part-offline', title: { tr: 'Çevrimdışı' } };
  const put = async (value: object) =>
    call<AreaSettings & { detail: string }>('/pages', {
      method: 'PUT',
      body: { revision: (await areaOf('pages')).revision, value },
    });
  const readPage = async (slug: string, locale = 'en') => {
    const answer = await host.app.inject({ url: `/v1/pages/${slug}?locale=${locale}` });
    return { status: answer.statusCode, body: answer.json<FreePageWords & { code: string }>() };
  };
  const listFooter = async () =>
    (await call<PortalSettings>('', { who: null })).body.footerPages.map(({ slug }) => slug);

  test('are read in the language of the reader, stand in the footer in their order, and in the sitemap', async () => {
    const footer = ['take-part-offline', 'about'];
    expect((await put({ pages: [ABOUT, OFFLINE], footer })).status).toBe(200);
    expect(await readPage('about', 'ar')).toEqual({
      status: 200,
      body: {
        slug: 'about',
        title: { text: 'من نحن', lang: 'ar' },
        text: { text: 'نحن هنا.', lang: 'ar' },
      },
    });
    expect((await readPage('take-part-offline')).body.title.lang).toBe('tr');
    expect(await listFooter()).toEqual(footer);
    expect((await host.app.inject('/sitemap/pages.xml')).body).toContain('/ar/pages/about<');
  });

  test('are there for nobody as drafts, are gone once deleted, and come back by an undo', async () => {
    const footer = ['about', 'never'];
    const never = { ...OFFLINE, slug: 'never', isPublished: false };
    const before = await put({ pages: [ABOUT, never], footer });
    expect(await readPage('never')).toMatchObject({ status: 404 });
    expect(await listFooter()).toEqual(['about']);
    expect((await host.app.inject('/sitemap/pages.xml')).body).not.toContain('pages/never');

    const { revision } = (await put({ pages: [], footer: [] })).body;
    expect(await readPage('about')).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect(await readPage('never')).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(await listFooter()).toEqual([]);
    const undo = { revision, restored: before.body.revision };
    await call('/pages/undo', { method: 'POST', body: undo });
    expect(await readPage('about')).toMatchObject({ status: 200 });
  });

  test('are for nobody while the portal is closed, whoever has their address', async () => {
    await put({ pages: [ABOUT], footer: [] });
    const setStage = async (stage: 'staff' | 'open') => {
      const author = { personId: null, at: new Date(host.clock()) };
      await host.database.db.transaction().execute((trx) => changeStage(trx, stage, author));
      await host.settled();
    };
    await setStage('staff');
    expect(await readPage('about')).toMatchObject({ status: 503, body: { code: 'notOpen' } });
    await setStage('open');
  });

  test('in a language that is taken back are shown in another one', async () => {
    await put({ pages: [ABOUT], footer: ['about'] });
    const offered = { offered: ['tr'], first: 'tr' };
    const { revision, value } = await areaOf('languages');
    await call('/languages', { method: 'PUT', body: { revision, value: offered } });
    expect((await readPage('about', 'tr')).body).toMatchObject({
      title: { lang: 'en' },
      text: { lang: 'tr' },
    });
    await call('/languages', { method: 'PUT', body: { revision: revision + 1, value } });
  });

  test.each<[string, object, RegExp]>([
    ['an address twice', { pages: [ABOUT, ABOUT] }, /^pages\/1\/slug: taken$/],
    ['an address with a slash', { pages: [{ ...ABOUT, slug: 'a/b' }] }, /pages\/0\/slug/],
    ['an address in capitals', { pages: [{ ...ABOUT, slug: 'About' }] }, /pages\/0\/slug/],
    ['an address too long', { pages: [{ ...ABOUT, slug: 'a'.repeat(61) }] }, /pages\/0\/slug/],
    ['no title', { pages: [{ ...ABOUT, title: { en: ' ' } }] }, /^pages\/0\/title: missing$/],
    ['no text', { pages: [{ ...ABOUT, text: {} }] }, /^pages\/0\/text: missing$/],
    ['a text too long', { pages: [{ ...ABOUT, text: { en: 'a'.repeat(20_001) } }] }, /pages\/0/],
    ['a page that is not there', { footer: ['nowhere'] }, /^footer\/0: unknownPage$/],
    [
      'nine pages',
      {
        pages: Array.from({ length: 9 }, (_, at) => ({ ...ABOUT, slug: `p${at}` })),
        footer: Array.from({ length: 9 }, (_, at) => `p${at}`),
      },
      /footer/,
    ],
  ])('with %s are not kept', async (_name, change, detail) => {
    const { status, body } = await put({ pages: [], footer: [], ...change });
    expect(status).toBe(422);
    expect(body.detail).toMatch(detail);
  });
});

test('proposals that somebody saves as they are count as decided; again adds nothing', async () => {
  const { db, close } = await openTestDatabase('empty');
  const save = async (revision: number) => {
    const { value } = await readArea(db, 'sections', {});
    const change = { area: 'sections', revision, value, origin: 'page' } as const;
    const author = { personId: null, at: FIRST_START };
    await db.transaction().execute((trx) => changeArea(trx, change, author));
    return (await readArea(db, 'sections', {})).revision;
  };
  expect(await save(0)).toBe(1);
  expect(await save(1)).toBe(1);
  await close();
});
