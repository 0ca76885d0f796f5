import { LEGAL_LIMITS, type LegalField, type LegalWriting } from '../../shared/contract/legal';
import type { Localized } from '../../shared/contract/text';
import type { DemoPerson } from '../../demo/people';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { RETENTION } from '../../shared/retention';
import { LEGAL_PAGES } from '../../shared/routes';
import { toPersonId } from '../seed/seedContents';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import { runWithSettings } from '../city/currentSettings';
import { openInstallationFacts } from '../identity/installationFacts';
import { openLiveChanges } from '../live/liveChanges';
import { changeArea, readArea } from '../settings/changeSettings';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { getTemplateFacts } from './templateFacts';
import {
  fillTemplate,
  listOpenGaps,
  nameGaps,
  readTemplate,
  type LegalTemplateFacts,
} from './templates';

const inEach = (text: string): Localized =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, `${text} ${code}`]));
/** All that a city can know; what only the text itself can say stays a gap. */
const FACTS: Required<LegalTemplateFacts> = {
  cityName: inEach('Ghent'),
  representative: inEach('The mayor'),
  postAddress: inEach('Botermarkt 1'),
  contactMail: 'hello@gent.test',
  phone: '+32 9 000 00 00',
  website: 'https://gent.test',
  portalAddress: 'https://praat.gent.test',
  today: inEach('1 March'),
  dataProtectionMail: 'privacy@gent.test',
  supervisoryAuthority: inEach('The authority'),
  enforcementBody: inEach('The ombudsman'),
  signInServices: ['login.gent.test', 'id.example'],
  isTranslated: true,
};
const FIRST_DAY = '2026-03-01';
const NOTHING: LegalTemplateFacts = {};
const each = LEGAL_PAGES.flatMap((kind) => LOCALE_CODES.map((locale) => [kind, locale] as const));

/** Replaces each gap, as somebody does who fills it in. */
const fillGaps = (text = '') => text.replaceAll(/\[… [^\]]+\]/g, 'filled in');

test.each(each)('the template of %s in %s is whole, and fits its fields', async (kind, locale) => {
  for (const facts of [NOTHING, FACTS]) {
    const texts = await readTemplate(kind, facts);
    for (const field of ['title', 'summary', 'body'] as const) {
      const text = texts[field][locale] ?? '';
      expect([field, text]).not.toEqual([field, '']);
      expect(text.length).toBeLessThanOrEqual(LEGAL_LIMITS[field]);
      expect(text).not.toMatch(/\{\{|\}\}|undefined/);
    }
  }
});

test.each(each)('no fact of the demonstration stands in %s in %s', async (kind, locale) => {
  const { title, summary, body } = await readTemplate(kind, NOTHING);
  const text = [title, summary, body].map((texts) => texts[locale]).join('\n');
  expect(text).not.toMatch(/Harbour|Liman Kenti|المرفأ|harbour\.example|Istanbul/i);
});

test.each(LEGAL_PAGES)('%s asks for the same in every language', async (kind) => {
  for (const facts of [NOTHING, FACTS]) {
    const texts = { ...(await readTemplate(kind, facts)), whatChanged: {} };
    const gaps = listOpenGaps(texts);
    const countOf = (locale: Locale) => gaps.filter(({ name }) => name.endsWith(locale)).length;
    expect(LOCALE_CODES.map(countOf)).toEqual(LOCALE_CODES.map(() => countOf('en')));
    const headings = LOCALE_CODES.map((code) => texts.body[code]?.match(/^## /gm)?.length);
    expect(headings).toEqual(headings.map(() => headings[0]));
  }
});

test.each(LEGAL_PAGES)(
  'each gap of %s says which fact it asks for and whether an answer is proposed, alike in every language',
  async (kind) => {
    const gaps = listOpenGaps({ ...(await readTemplate(kind, NOTHING)), whatChanged: {} });
    const named = await nameGaps(kind, gaps);
    const listFacts = (locale: Locale) =>
      named
        .filter(({ name }) => name.endsWith(locale))
        .map(({ fact, proposal }) => `${fact}: ${proposal !== undefined}`);
    const facts = listFacts('en').toSorted();
    expect(facts.join()).not.toContain('undefined');
    for (const code of LOCALE_CODES) expect(listFacts(code).toSorted()).toEqual(facts);
  },
);

test('a name and an address that the city gave in one language stand in the texts of all', () => {
  const { identity, languages } = DEFAULT_SETTINGS;
  const known = {
    ...DEFAULT_SETTINGS,
    languages: { ...languages, first: 'tr' as const },
    identity: {
      ...identity,
      cityName: { tr: 'Ayvalık', en: 'Ayvalik' },
      contact: { ...identity.contact, address: { en: 'Quay 1' } },
    },
  };
  const context = {
    portalOrigin: 'https://one.example',
    doors: [],
    translator: null,
    clock: () => 0,
  };
  expect(runWithSettings(known, () => getTemplateFacts(context))).toMatchObject({
    cityName: { tr: 'Ayvalık', en: 'Ayvalik', ar: 'Ayvalık' },
    postAddress: { tr: 'Quay 1', en: 'Quay 1' },
  });
});

test.each(LOCALE_CODES)(
  'what is known stands in the text in %s, and leaves no gap',
  async (locale) => {
    const { body } = await readTemplate('imprint', FACTS);
    for (const name of ['cityName', 'representative', 'postAddress'] as const)
      expect(body[locale]).toContain(FACTS[name][locale]);
    expect(body[locale]).toContain('hello@gent.test');
    const unknown = await readTemplate('imprint', NOTHING);
    expect(unknown.body[locale]).not.toContain('hello@gent.test');
    const countOf = (text = '') => text.match(/\[… /g)?.length ?? 0;
    expect(countOf(body[locale])).toBeLessThan(countOf(unknown.body[locale]));
  },
);

test('an address of several lines keeps them where it stands alone, and is one line in a sentence', () => {
  const facts = {
    postAddress: { en: 'Town Hall\nQuay 1\r\n9000 Gent', ar: 'دار البلدية\nالرصيف 1' },
  };
  const text = 'Who\n\n{{postAddress: address}}\n\nWrite to {{postAddress: address}}.';
  expect(fillTemplate(text, 'en', facts)).toBe(
    'Who\n\nTown Hall\\\nQuay 1\\\n9000 Gent\n\nWrite to Town Hall, Quay 1, 9000 Gent.',
  );
  expect(fillTemplate('{{postAddress: a}}.', 'ar', facts)).toBe('دار البلدية، الرصيف 1.');
});

test.each([
  ['http://localhost:3000', 'holds for the portal Voices of Gent,'],
  ['https://praat.gent.test', 'holds for the portal https://praat.gent.test,'],
])('a portal at %s is named in its texts so that others find it', async (portalOrigin, words) => {
  const identity = { ...DEFAULT_SETTINGS.identity, portalName: { en: 'Voices of Gent' } };
  const context = { portalOrigin, doors: [], translator: null, clock: () => Date.parse(FIRST_DAY) };
  const facts = runWithSettings({ ...DEFAULT_SETTINGS, identity }, () => getTemplateFacts(context));
  const { body } = await readTemplate('privacy-policy', facts);
  expect(body.en).toContain(words);
  expect((await readTemplate('accessibility', facts)).body.tr).toContain('1 Mart 2026');
});

test.each([
  ['en', '14 days', '12 months'],
  ['ar', '14 يومًا', '12 شهرًا'],
  ['tr', '14 gün', '12 ay'],
] as const)(
  'the privacy policy in %s says how long everything is really kept',
  async (locale, session, message) => {
    const { body } = await readTemplate('privacy-policy', NOTHING);
    const text = body[locale]!;
    expect(text).toContain(session);
    expect(text).toContain(message);
  },
);

test.each(LOCALE_CODES)(
  'no period that is kept is left out of the privacy policy in %s',
  async (locale) => {
    const { body } = await readTemplate('privacy-policy', NOTHING);
    for (const row of RETENTION) {
      if (!('longest' in row)) continue;
      expect(body[locale]).toContain(fillTemplate(`{{period ${row.id}}}`, locale, NOTHING));
    }
  },
);

test('services that are not used are not named', async () => {
  const { body } = await readTemplate('privacy-policy', {
    signInServices: [],
    isTranslated: false,
  });
  expect(body.en).not.toMatch(/\*\*Sign-in\.\*\*|\*\*Translation\.\*\*/);
  const used = await readTemplate('privacy-policy', FACTS);
  expect(used.body.en).toContain('**Sign-in.** login.gent.test and id.example');
  expect(used.body.tr).toContain('login.gent.test ve id.example');
  expect(used.body.ar).toContain('login.gent.test وid.example');
  expect(used.body.en).toContain('**Translation.**');
});

test.each([
  ['[… name of the city]', ['[… name of the city]']],
  ['[…]', ['[…]']],
  ['[ ... date ]', ['[ ... date ]']],
  ['[… اسم المدينة] و[… التاريخ]', ['[… اسم المدينة]', '[… التاريخ]']],
  ['twice [… date] and [… date]', ['[… date]']],
  ['[a link](/cookies), [1], … and [… a link](/cookies)', []],
])('gaps are found in %s', (text, gaps) => {
  const found = listOpenGaps({ title: {}, summary: {}, whatChanged: {}, body: { en: text } });
  expect(found).toEqual(gaps.map((gap) => ({ name: 'body.en', text: gap })));
});

describe('a draft that begins with a template', () => {
  const KIND = 'accessibility';
  let host: TestHost;
  let calls = 0;
  beforeAll(async () => {
    host = await openTestHost();
    await host.database.db.deleteFrom('contents').where('section', '=', 'legal').execute();
  });
  beforeEach(async () => {
    host.setNow(FIRST_START);
    const { db } = host.database;
    await db.deleteFrom('legal_drafts').execute();
    await db.deleteFrom('contents').where('section', '=', 'legal').execute();
    await db.deleteFrom('audit_log').execute();
  });
  afterAll(() => host.close());

  async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    person: DemoPerson = 'admin',
  ) {
    const headers = {
      ...(await host.headersOf(person)),
      'idempotency-key': `legal-templates-${++calls}`,
    };
    const url = `/v1/legal/${KIND}/${path}`;
    return host.app.inject({ method, url, headers, ...(payload && { payload }) });
  }
  async function told(...asked: Parameters<typeof call>): Promise<LegalWriting> {
    const response = await call(...asked);
    expect([asked, response.statusCode, response.json<object>()]).toMatchObject([asked, 200, {}]);
    return response.json();
  }
  const actions = async () =>
    (
      await host.database.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .orderBy('id')
        .execute()
    ).filter(({ action }) => action.startsWith('legal'));
  const today = '2026-03-10';

  /** Begins with the template and fills in each gap. @returns the revision */
  async function complete(): Promise<number> {
    const { draft } = await told('POST', 'template');
    const textsOf = (field: LegalField) =>
      Object.fromEntries(TEST_LOCALES.map((code) => [code, fillGaps(draft![field][code])]));
    const change = {
      title: textsOf('title'),
      summary: textsOf('summary'),
      body: textsOf('body'),
      whatChanged: {},
      revision: draft!.revision,
    };
    return (await told('PUT', 'draft', change)).draft!.revision;
  }

  test('is marked as not read, names its gaps in each language, and is begun once', async () => {
    const { draft } = await told('POST', 'template');
    expect(draft).toMatchObject({ missing: [], template: { signedOff: null } });
    for (const code of TEST_LOCALES)
      expect(draft!.gaps.some(({ name }) => name === `body.${code}`)).toBe(true);
    expect(draft!.body.en).toContain('applies to the portal Meydan,');

    const { title, summary, body, revision } = draft!;
    const words = { title: { ...title, en: 'Own' }, summary, body, whatChanged: {}, revision };
    await told('PUT', 'draft', words);
    const again = await told('POST', 'template');
    expect(again.draft).toMatchObject({ revision: revision + 1, title: { en: 'Own' } });
    expect((await actions()).map(({ action }) => action)).toEqual(['legalBegun', 'legalChanged']);
  });

  test('has the languages that are offered, and no gap that nobody is shown', async () => {
    const offer = async (offered: Locale[]) => {
      const { db } = host.database;
      const { revision } = await readArea(db, 'languages', {});
      const value = { offered, first: offered[0] };
      await db
        .transaction()
        .execute((trx) =>
          changeArea(
            trx,
            { area: 'languages', revision, value, origin: 'command' },
            { personId: null, at: FIRST_START },
          ),
        );
      await host.settled();
    };
    await offer(['tr']);
    const { draft } = await told('POST', 'template');
    await offer(['en', 'ar', 'tr']);
    expect(Object.keys(draft!.body)).toEqual(['tr']);
    expect(draft!.gaps.map(({ name }) => name)).not.toContain('body.en');
    expect(draft!.gaps.map(({ name }) => name)).toContain('body.tr');
  });

  test('is neither signed off nor announced while a gap is open in one of its languages', async () => {
    const revision = await complete();
    const { draft } = await told('GET', 'writing');
    const { title, summary, body } = draft!;
    const open = { ...body, ar: `${body.ar}\n\n[… التاريخ]` };
    const change = { title, summary, body: open, whatChanged: {}, revision };
    const changed = (await told('PUT', 'draft', change)).draft!.revision;
    const refused = { status: 409, code: 'notReadyToPublish' };
    const signOff = await call('POST', 'sign-off', { revision: changed });
    expect(signOff.json()).toMatchObject({ ...refused, detail: 'gap body.ar' });
    const announced = await call('POST', 'versions', { revision: changed, effectiveOn: today });
    expect(announced.json()).toMatchObject({ ...refused, detail: 'gap body.ar, signOff' });
  });

  test('is not signed off while a language is missing', async () => {
    const revision = await complete();
    const { draft } = await told('GET', 'writing');
    const { title, summary, body } = draft!;
    const { tr: _tr, ...rest } = body;
    const change = { title, summary, body: rest, whatChanged: {}, revision };
    const changed = (await told('PUT', 'draft', change)).draft!.revision;
    const signOff = await call('POST', 'sign-off', { revision: changed });
    expect(signOff.json()).toMatchObject({ code: 'notReadyToPublish', detail: 'body.tr' });
  });

  test('is announced once somebody has signed it off, which is logged with name and time, and other hosts hear of it', async () => {
    const { db } = host.database;
    const live = await openLiveChanges(host.database);
    const getFacts = openInstallationFacts({ db, live, clock: host.clock, doors: [] });
    expect((await getFacts()).legalPages).toEqual([]);
    const revision = await complete();
    const day = { revision, effectiveOn: today };
    const early = await call('POST', 'versions', day);
    expect(early.json()).toMatchObject({ code: 'notReadyToPublish', detail: 'signOff' });

    const signed = await told('POST', 'sign-off', { revision });
    const signature = { at: FIRST_START.toISOString(), by: expect.any(String) as string };
    expect(signed.draft).toMatchObject({ revision, template: { signedOff: signature } });
    expect((await actions()).at(-1)).toMatchObject({
      action: 'legalSignedOff',
      actor_id: expect.any(String),
    });

    const done = await told('POST', 'versions', day);
    expect(done).toMatchObject({ draft: null, inForce: { versionNumber: 1, effectiveOn: today } });
    const page = await host.app.inject(`/v1/legal/${KIND}`);
    expect(page.statusCode).toBe(200);
    await host.settled();
    expect((await getFacts()).legalPages).toEqual([KIND]);
  });

  test('signed off by two it has the signature of the first; a change makes it void', async () => {
    const revision = await complete();
    await host.database.db
      .updateTable('people')
      .set({ roles: ['admin'] })
      .where('id', '=', toPersonId('yusuf'))
      .execute();
    const first = await told('POST', 'sign-off', { revision });
    const second = await told('POST', 'sign-off', { revision }, 'yusuf');
    expect(second.draft?.template).toEqual(first.draft?.template);
    const signed = (await actions()).filter(({ action }) => action === 'legalSignedOff');
    expect(signed).toEqual([{ action: 'legalSignedOff', actor_id: toPersonId('admin') }]);

    const { draft } = await told('GET', 'writing');
    const { title, summary, body } = draft!;
    const change = { title, summary, body: { ...body, en: 'Other' }, whatChanged: {}, revision };
    const changed = await told('PUT', 'draft', change);
    expect(changed.draft).toMatchObject({ template: { signedOff: null } });
    const stale = await call('POST', 'sign-off', { revision });
    expect(stale.json()).toMatchObject({ code: 'newerRevision' });

    // As many changes as the draft that was read had; nobody has read this one.
    await host.database.db.deleteFrom('legal_drafts').execute();
    await complete();
    const another = await call('POST', 'sign-off', { revision });
    expect(another.json()).toMatchObject({ code: 'newerRevision' });
  });

  test('how each text stands is said to administrators', async () => {
    const stateOf = async () => {
      const headers = await host.headersOf('admin');
      const states = (await host.app.inject({ url: '/v1/admin/legal', headers })).json<
        { kind: string }[]
      >();
      return states.find(({ kind }) => kind === KIND);
    };
    expect(await stateOf()).toEqual({ kind: KIND, inForce: null, coming: null, draft: null });
    const revision = await complete();
    expect(await stateOf()).toMatchObject({ draft: 'unread' });
    await told('POST', 'sign-off', { revision });
    expect(await stateOf()).toMatchObject({ draft: 'written' });
    await told('POST', 'versions', { revision, effectiveOn: '2026-03-20' });
    const coming = { versionNumber: 1, effectiveOn: '2026-03-20' };
    expect(await stateOf()).toEqual({ kind: KIND, inForce: null, coming, draft: null });
    host.setNow(new Date('2026-03-21T09:00:00Z'));
    expect(await stateOf()).toEqual({ kind: KIND, inForce: coming, coming: null, draft: null });
  });
});
