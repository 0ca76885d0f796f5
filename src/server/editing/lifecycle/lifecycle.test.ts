import { sql } from 'kysely';
import type { DetailPage, ListItem, Page } from '../../../shared/contract/content';
import type { ContentSource, NewContent } from '../../../shared/contract/editing';
import type {
  LifecycleAct,
  EditorialQueue,
  MadePreview,
  Previews,
  Transition,
  Versions,
  VersionTexts,
} from '../../../shared/contract/lifecycle';
import type { DemoPerson } from '../../../demo/people';
import type { Section } from '../../../shared/sections';
import { createDatabaseNow } from '../../db/databaseClock';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { isContentReady } from '../../sections';
import { publishDue } from './publishDue';

const DAY_MS = 86_400_000;
const TEAM = toContentId('teams', 'green-neighbourhoods');
/** A plain member of the team, and a resident of no group. */
const [MEMBER, STRANGER] = [201, 17];
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Who = DemoPerson | number;

let host: TestHost;
let keys = 0;
const errors: object[] = [];

const at = (days: number) => new Date(FIRST_START.getTime() + days * DAY_MS);

beforeAll(async () => {
  host = await openTestHost();
  const { db } = host.database;
  await db.updateTable('people').set({ terms_version: 2 }).execute();
  await db.deleteFrom('memberships').where('person_id', '=', toPersonId(STRANGER)).execute();
  await db
    .insertInto('memberships')
    .values({
      content_id: TEAM,
      person_id: toPersonId(MEMBER),
      role: 'member',
      since: '2026-01-01',
      until: null,
      title: null,
    })
    .execute();
});
afterAll(() => host.close());
beforeEach(() => {
  host.setNow(FIRST_START);
  errors.length = 0;
});

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly payload?: object;
}

async function ask(who: Who | null, url: string, { method = 'GET', key, payload }: Asked = {}) {
  keys += 1;
  return host.app.inject({
    method,
    url: `/v1${url}`,
    headers: {
      ...(who === null ? {} : await host.headersOf(who)),
      ...(method === 'GET' ? {} : { 'idempotency-key': key ?? `lifecycle-${keys}` }),
    },
    remoteAddress: `10.1.${Math.floor(keys / 200)}.${(keys % 200) + 1}`,
    ...(payload && { payload }),
  });
}

const draft = (more: Partial<NewContent> = {}): NewContent => ({
  title: { en: 'Benches in the shade', tr: 'Gölgede banklar' },
  summary: { en: 'Which benches have no tree.' },
  body: { en: 'We walked along every street.' },
  originalLocale: 'en',
  topics: [],
  area: null,
  visibility: 'public',
  slug: `benches-${(keys += 1)}`,
  author: 'organisation',
  ...more,
});

async function begun(who: Who, section: Section = 'blogs', more: Partial<NewContent> = {}) {
  const response = await ask(who, `/${section}`, { method: 'POST', payload: draft(more) });
  expect(response.statusCode).toBe(201);
  return response.json<ContentSource>();
}

type Words = Partial<Omit<Transition, 'act'>>;

const act = (
  who: Who | null,
  source: ContentSource,
  name: LifecycleAct,
  words: Words = {},
  key?: string,
) =>
  ask(who, `/${source.section}/${source.slug}/transitions`, {
    method: 'POST',
    payload: { act: name, revision: source.revision, ...words },
    ...(key && { key }),
  });

async function done(who: Who, source: ContentSource, name: LifecycleAct, words: Words = {}) {
  const response = await act(who, source, name, words);
  expect([name, response.statusCode, response.body]).toEqual([name, 200, expect.any(String)]);
  return response.json<ContentSource>();
}

const change = (who: Who, source: ContentSource, more: object = {}) => {
  const { title, summary, body, originalLocale, topics, area, visibility, slug, revision } = source;
  return ask(who, `/${source.section}/${source.slug}`, {
    method: 'PUT',
    payload: {
      title,
      summary,
      body,
      originalLocale,
      topics,
      area,
      visibility,
      slug,
      revision,
      ...more,
    },
  });
};

const pageOf = ({ section, slug }: ContentSource, who: Who | null = null, query = '') =>
  ask(who, `/${section}/${slug}${query}`);

const log = (slug: string) =>
  host.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'reason'])
    .where((eb) => eb.ref('after', '->>').key('slug'), '=', slug)
    .orderBy('id')
    .execute();

const actionsOf = async ({ slug }: ContentSource) => (await log(slug)).map(({ action }) => action);

describe('from a draft to its readers', () => {
  test('its author submits it, an editor returns it with a word, and publishes it in the end', async () => {
    const source = await begun(MEMBER, 'publications', { author: TEAM });
    expect(source.acts).toEqual(['submit', 'delete']);
    const submitted = await done(MEMBER, source, 'submit');
    expect(submitted).toMatchObject({ status: 'in_review', acts: ['return', 'delete'] });
    expect((await pageOf(submitted)).statusCode).toBe(404);

    const returned = await done('nadia', submitted, 'return', { note: 'Name the streets.' });
    expect(returned).toMatchObject({ status: 'draft', returnNote: 'Name the streets.' });
    const again = await done(MEMBER, returned, 'submit');
    expect(again.returnNote).toBe('');
    expect(await actionsOf(source)).toEqual(['submitted', 'returned', 'submitted']);
  });

  test('whoever only writes drafts publishes nothing, now or later', async () => {
    const source = await begun(MEMBER, 'events', { author: TEAM });
    for (const name of ['publish', 'schedule', 'archive', 'retract'] as const)
      expect((await act(MEMBER, source, name)).json()).toMatchObject({ code: 'forbidden' });
    expect((await act(STRANGER, source, 'submit')).json()).toMatchObject({ code: 'notFound' });
  });

  test('what is translated in part goes out once its original language is complete', async () => {
    const source = await begun('nadia', 'blogs', {
      originalLocale: 'tr',
      title: { tr: 'Gölge', en: 'Shade' },
      summary: { en: 'In English alone' },
      body: { tr: 'Metin', en: 'Text' },
    });
    expect((await act('nadia', source, 'publish')).json()).toMatchObject({
      code: 'notReadyToPublish',
      detail: 'summary',
    });
    const whole = (
      await change('nadia', source, { summary: { tr: 'Özet' } })
    ).json<ContentSource>();
    await done('nadia', whole, 'publish');
    const page = (await pageOf(whole)).json<DetailPage<object>>();
    expect(page.summary).toEqual({ text: 'Özet', lang: 'tr' });
  });

  test('what is out does not lose the texts of its original language', async () => {
    const published = await done('nadia', await begun('nadia'), 'publish');
    const answer = await change('nadia', published, { body: { tr: 'Metin' } });
    expect(answer.json()).toMatchObject({ code: 'notReadyToPublish', detail: 'body' });
    expect((await pageOf(published)).json<DetailPage<object>>().body.lang).toBe('en');
  });

  test('of two people who act at once one is told to look again', async () => {
    const source = await begun('nadia');
    const answers = await Promise.all([
      act('nadia', source, 'publish'),
      act('admin', source, 'submit'),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409]);
    expect(await actionsOf(source)).toHaveLength(1);
  });

  test('the same request again does nothing twice, even where the content is gone by then', async () => {
    const source = await begun('nadia');
    const first = await act('nadia', source, 'delete', {}, 'the-same-key');
    const second = await act('nadia', source, 'delete', {}, 'the-same-key');
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toMatchObject({ isDeleted: true, revision: source.revision + 1 });
    expect((await act('nadia', source, 'delete')).statusCode).toBe(404);
    expect(await actionsOf(source)).toEqual(['deleted']);
  });

  test.each<[string, LifecycleAct, Words]>([
    ['a moment of another act', 'publish', { at: at(1).toISOString() }],
    ['a reason of another act', 'archive', { reason: { en: 'Why' } }],
    ['an id where the address says it', 'delete', { id: NOBODY }],
    ['no moment', 'schedule', {}],
    ['a restoration of nothing in particular', 'restore', {}],
  ])('%s is refused', async (_what, name, words) => {
    const source = await begun('nadia');
    expect((await act('nadia', source, name, words)).json()).toMatchObject({
      code: 'invalidRequest',
    });
  });
});

describe('published later', () => {
  test.each([
    ['a 31st of February', '2027-02-31T10:00:00Z', 'invalidRequest'],
    ['the year 1', '0001-01-01T00:00:00Z', 'invalidRequest'],
    ['no zone', '2026-12-01T10:00:00', 'invalidRequest'],
    ['a zone that is none', '2026-12-01T10:00:00+99:00', 'invalidRequest'],
    ['a leap second', '2026-12-31T23:59:60Z', 'invalidRequest'],
    ['now', FIRST_START.toISOString(), 'scheduleInPast'],
    ['yesterday', at(-1).toISOString(), 'scheduleInPast'],
    ['three years ahead', at(1_100).toISOString(), 'scheduleInPast'],
  ])('%s is no moment for it', async (_what, moment, code) => {
    const source = await begun('nadia');
    const answer = await act('nadia', source, 'schedule', { at: moment });
    expect(answer.json()).toMatchObject({ code });
  });

  const publisher = () => ({
    db: host.database.db,
    databaseNow: createDatabaseNow(host.clock),
    isContentReady,
    log: { error: (facts: object) => void errors.push(facts) },
  });

  test('it goes out once, at its moment, whichever host looks first', async () => {
    const source = await begun('nadia');
    const scheduled = await done('nadia', source, 'schedule', {
      at: at(2).toISOString().replace('Z', '+00:00'),
    });
    expect(scheduled).toMatchObject({ status: 'scheduled', publishedAt: at(2).toISOString() });
    expect(scheduled.acts).toEqual(['unschedule', 'publish']);

    host.setNow(at(1));
    await publishDue(publisher());
    expect((await pageOf(scheduled)).statusCode).toBe(404);

    host.setNow(at(3));
    await Promise.all([publishDue(publisher()), publishDue(publisher())]);
    const page = (await pageOf(scheduled)).json<DetailPage<object>>();
    expect(page).toMatchObject({ status: 'published', publishedAt: at(2).toISOString() });
    expect(await actionsOf(source)).toEqual(['scheduled', 'publishedOnTime']);
    const { items } = (await ask(null, `/blogs/${source.slug}/versions`)).json<Versions>();
    expect(items.map((version) => version.act)).toEqual(['publish']);
    expect(errors).toEqual([]);
  });

  test('a host that dies in the middle leaves nothing half done: the next one does it', async () => {
    const { db } = host.database;
    const source = await done('nadia', await begun('nadia'), 'schedule', {
      at: at(1).toISOString(),
    });
    host.setNow(at(2));
    await sql`
      create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`.execute(
      db,
    );
    await sql`create trigger dying before insert on audit_log for each row execute function die()`.execute(
      db,
    );
    await publishDue(publisher());
    expect(errors).toEqual([expect.objectContaining({ contentId: source.id })]);
    expect((await pageOf(source)).statusCode).toBe(404);

    await sql`drop trigger dying on audit_log`.execute(db);
    await publishDue(publisher());
    expect((await pageOf(source)).statusCode).toBe(200);
    expect(await actionsOf(source)).toEqual(['scheduled', 'publishedOnTime']);
  });

  test('what lost something meanwhile waits for a decision rather than going out', async () => {
    const source = await done('nadia', await begun('nadia'), 'schedule', {
      at: at(1).toISOString(),
    });
    await host.database.db
      .updateTable('contents')
      .set({ summary: '{}' })
      .where('id', '=', source.id)
      .execute();
    host.setNow(at(2));
    await publishDue(publisher());
    const now = (await ask('nadia', `/blogs/${source.slug}/source`)).json<ContentSource>();
    expect(now).toMatchObject({ status: 'in_review', publishedAt: null });
    expect(await actionsOf(source)).toEqual(['scheduled', 'notPublishedOnTime']);
  });

  test('the moment can be taken back', async () => {
    const source = await done('nadia', await begun('nadia'), 'schedule', {
      at: at(1).toISOString(),
    });
    const back = await done('nadia', source, 'unschedule');
    host.setNow(at(2));
    await publishDue(publisher());
    expect((await pageOf(back)).statusCode).toBe(404);
  });
});

describe('what was out', () => {
  test('is archived, leaves the lists, can be read, and comes back', async () => {
    const published = await done('nadia', await begun('nadia'), 'publish');
    const inList = async () =>
      (await ask(null, '/blogs?limit=100'))
        .json<Page<ListItem<object>>>()
        .items.some(({ slug }) => slug === published.slug);
    expect(await inList()).toBe(true);
    const archived = await done('nadia', published, 'archive');
    expect(await inList()).toBe(false);
    expect((await pageOf(archived)).statusCode).toBe(200);
    await done('nadia', archived, 'unarchive');
    expect(await inList()).toBe(true);
  });

  test('is retracted with a reason in its original language, stays readable, and stands again', async () => {
    const published = await done('nadia', await begun('nadia'), 'publish');
    const without = await act('nadia', published, 'retract', { reason: { tr: 'Yanlıştı' } });
    expect(without.json()).toMatchObject({ code: 'reasonMissing' });
    const retracted = await done('nadia', published, 'retract', {
      reason: { en: 'The numbers were wrong.' },
    });
    expect((await pageOf(retracted)).json()).toMatchObject({
      status: 'published',
      retraction: { reason: { text: 'The numbers were wrong.', lang: 'en' } },
    });
    const again = await act('nadia', retracted, 'retract', { reason: { en: 'Twice' } });
    expect(again.json()).toMatchObject({ code: 'notPossibleNow' });
    await done('nadia', retracted, 'reinstate');
    expect((await pageOf(retracted)).json()).toMatchObject({ retraction: null });
  });

  test('is deleted from the archive alone, gives its address free, and finds another one when it is restored', async () => {
    const published = await done('nadia', await begun('nadia'), 'publish');
    expect((await act('nadia', published, 'delete')).json()).toMatchObject({
      code: 'notPossibleNow',
    });
    const deleted = await done('nadia', await done('nadia', published, 'archive'), 'delete');
    expect((await pageOf(deleted)).statusCode).toBeGreaterThanOrEqual(404);
    await begun('nadia', 'blogs', { slug: deleted.slug });

    const restored = await done('admin', deleted, 'restore', { id: deleted.id });
    expect(restored).toMatchObject({ isDeleted: false, status: 'archived' });
    expect(restored.slug).toMatch(/^benches-\d+$/);
    expect(restored.slug).not.toBe(deleted.slug);
    expect((await act('nadia', restored, 'restore', { id: restored.id })).json()).toMatchObject({
      code: 'notPossibleNow',
    });
  });

  test('somebody who may not read it restores nothing', async () => {
    const deleted = await done('nadia', await begun('nadia'), 'delete');
    const answer = await act(STRANGER, deleted, 'restore', { id: deleted.id });
    expect(answer.json()).toMatchObject({ code: 'notFound' });
  });

  test('what people took part in is not deleted, and a poll that runs is not taken away', async () => {
    const { db } = host.database;
    const sourceOf = async (section: Section, slug: string) =>
      (await ask('admin', `/${section}/${slug}/source`)).json<ContentSource>();
    const closed = await sourceOf('have-your-say', 'lighthouse-hill-budget');
    expect(closed.acts).toEqual(['archive', 'retract']);
    const archived = await done('admin', closed, 'archive');
    expect(archived.acts).not.toContain('delete');
    expect((await act('admin', archived, 'delete')).json()).toMatchObject({
      code: 'notPossibleNow',
    });
    const { slug } = await db
      .selectFrom('contents')
      .select('slug')
      .where('section', '=', 'have-your-say')
      .where('status', '=', 'published')
      .where('opens_at', '<', FIRST_START)
      .where('closes_at', '>', at(1))
      .where('visibility', '=', 'public')
      .orderBy('slug')
      .executeTakeFirstOrThrow();
    expect((await sourceOf('have-your-say', slug)).acts).toEqual([]);
  });
});

describe('versions', () => {
  const versionsOf = async (who: Who | null, { section, slug }: ContentSource) =>
    (await ask(who, `/${section}/${slug}/versions`)).json<Versions>();

  test('readers see what was out, when, by which office and why; never a person’s name', async () => {
    const source = await begun('nadia');
    const published = await done('nadia', source, 'publish');
    const note = 'The third street was missing.';
    await change('nadia', published, { body: { en: 'We walked along each street.' }, note });

    const forReaders = await versionsOf(null, source);
    expect(forReaders.mayEdit).toBe(false);
    expect(forReaders.items).toMatchObject([
      { revision: 3, act: 'change', note, by: { text: 'Harbour City' }, person: null },
      { revision: 2, act: 'publish', person: null },
    ]);
    const forEditors = await versionsOf('admin', source);
    expect(forEditors.items.map(({ act: name, isPublic }) => [name, isPublic])).toEqual([
      ['change', true],
      ['publish', true],
      ['begin', false],
    ]);
    expect(forEditors.items[0]!.person).toMatchObject({ id: toPersonId('nadia') });

    const texts = async (revision: number) =>
      ask(null, `/blogs/${source.slug}/versions/${revision}`);
    expect((await texts(2)).json<VersionTexts>().body).toEqual({
      en: 'We walked along every street.',
    });
    expect((await texts(1)).statusCode).toBe(404);
    expect((await pageOf(source)).json<DetailPage<object>>().correctedAt).not.toBeNull();
  });

  test('the state before the first recorded change is kept, too', async () => {
    const slug = 'measuring-kerbs-between-tram-and-town-hall';
    const first = (await ask(null, `/blogs/${slug}/versions`)).json<Versions>();
    expect(first.items).toMatchObject([{ revision: 1, act: 'begin' }]);
    const source = (await ask('nadia', `/blogs/${slug}/source`)).json<ContentSource>();
    await change('nadia', source, { summary: { ...source.summary, en: 'Another summary.' } });
    const later = await versionsOf(null, source);
    expect(later.items.map(({ revision }) => revision)).toEqual([2, 1]);
    const was = (await ask(null, `/blogs/${slug}/versions/1`)).json<VersionTexts>();
    expect(was.summary).toEqual(source.summary);
  });

  test('what was for fewer people stays theirs when more may read it', async () => {
    const author = TEAM;
    const source = await begun('isil', 'events', { author, visibility: 'members' });
    const { db } = host.database;
    const publishAs = (visibility: string, revision: number) =>
      db
        .updateTable('contents')
        .set({ status: 'published', published_at: FIRST_START, visibility, revision })
        .where('id', '=', source.id)
        .execute();
    await publishAs('members', 1);
    const members = (await ask('isil', `/events/${source.slug}/source`)).json<ContentSource>();
    const changed = await change('isil', members, { title: { en: 'For members' } });
    await change('isil', changed.json<ContentSource>(), { visibility: 'public' });
    expect((await versionsOf(null, source)).items.map(({ revision }) => revision)).toEqual([3]);
    expect((await ask(null, `/events/${source.slug}/versions/2`)).statusCode).toBe(404);
  });

  test('what is saved while somebody types leaves one version, and is never what is out', async () => {
    let source = await begun('nadia');
    const save = async (text: string) => {
      const answer = await change('nadia', source, { body: { en: text }, isAutosave: true });
      source = answer.json<ContentSource>();
    };
    for (const text of ['W', 'We', 'We go']) await save(text);
    const acts = async () => (await versionsOf('nadia', source)).items.map(({ act: name }) => name);
    expect(await acts()).toEqual(['change', 'begin']);
    host.setNow(new Date(FIRST_START.getTime() + 11 * 60_000));
    await save('We go on');
    expect(await acts()).toEqual(['change', 'change', 'begin']);
    const published = await done('nadia', source, 'publish');
    const answer = await change('nadia', published, { isAutosave: true });
    expect(answer.json()).toMatchObject({ code: 'invalidRequest' });
  });
});

describe('links to what is not out', () => {
  const made = async (source: ContentSource, key?: string) =>
    (
      await ask('nadia', `/${source.section}/${source.slug}/previews`, {
        method: 'POST',
        payload: { days: 7 },
        ...(key && { key }),
      })
    ).json<MadePreview>();

  test('whoever has one reads the page, in no list and no cache, until it ends', async () => {
    const source = await begun('nadia');
    const { token, expiresAt, id } = await made(source);
    expect(expiresAt).toBe(at(7).toISOString());
    const query = `?preview=${token}`;
    const page = await pageOf(source, null, query);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await pageOf(source)).statusCode).toBe(404);
    expect((await pageOf(source, null, `?preview=${'x'.repeat(43)}`)).statusCode).toBe(404);
    expect((await pageOf(await begun('nadia'), null, query)).statusCode).toBe(404);

    host.setNow(at(8));
    expect((await pageOf(source, null, query)).statusCode).toBe(404);
    host.setNow(FIRST_START);
    await ask('nadia', `/blogs/${source.slug}/previews/${id}`, { method: 'DELETE' });
    expect((await pageOf(source, null, query)).statusCode).toBe(404);
  });

  test('the database holds no token, and a repeated request makes no second link', async () => {
    const source = await begun('nadia');
    const [, second] = [await made(source, 'one-link-key'), await made(source, 'one-link-key')];
    const { items } = (await ask('nadia', `/blogs/${source.slug}/previews`)).json<Previews>();
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(second.token);
    expect((await pageOf(source, null, `?preview=${second.token}`)).statusCode).toBe(200);
  });

  test('once it is published the usual rules hold', async () => {
    const source = await begun('nadia', 'blogs', { visibility: 'signed_in' });
    const { token } = await made(source);
    await done('nadia', source, 'publish');
    expect((await pageOf(source, null, `?preview=${token}`)).statusCode).toBe(404);
  });

  test('whoever may not change it makes, sees and ends none', async () => {
    const source = await begun('nadia');
    const url = `/blogs/${source.slug}/previews`;
    const asked: readonly Asked[] = [{}, { method: 'POST', payload: { days: 7 } }];
    for (const request of asked)
      expect((await ask(STRANGER, url, request)).json()).toMatchObject({ code: 'notFound' });
  });
});

describe('the desk of the editors', () => {
  const desk = async (query = '') =>
    (await ask('nadia', `/admin/contents${query}`)).json<EditorialQueue>();

  test('holds everything that is not simply out, by section and state', async () => {
    // The newest stands first, however many drafts other tests have begun.
    host.setNow(at(30));
    const source = await begun('nadia');
    const drafts = (await desk('?section=blogs&state=draft')).items;
    expect(drafts).toContainEqual(
      expect.objectContaining({ slug: source.slug, by: { text: 'Harbour City', lang: 'en' } }),
    );
    expect((await desk()).total).toBeGreaterThan(drafts.length);
    const deleted = await done('nadia', source, 'delete');
    const inState = (await desk('?section=blogs&state=deleted')).items;
    expect(inState).toContainEqual(
      expect.objectContaining({ id: source.id, isDeleted: true, revision: deleted.revision }),
    );
    expect((await desk('?section=faqs&state=deleted')).items).toEqual([]);
    const { items, total } = await desk('?state=draft');
    expect(items.every(({ status, isDeleted }) => status === 'draft' && !isDeleted)).toBe(true);
    expect(total).toBeGreaterThanOrEqual(items.length);
  });

  test('is read page by page', async () => {
    for (let count = 0; count < 26; count += 1) await begun('nadia');
    const first = await desk('?state=draft');
    const second = await desk(`?state=draft&cursor=${first.next}`);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.items.length).toBeGreaterThan(0);
  });
});
