import { sql } from 'kysely';
import Value from 'typebox/value';
import type { ListItem, Page } from '../../shared/contract/content';
import type { Authors, ContentSource, NewContent } from '../../shared/contract/editing';
import type { FaqCategory } from '../../shared/contract/faqs';
import type { SearchResult } from '../../shared/contract/search';
import type { DemoPerson } from '../../demo/people';
import { SECTIONS, type Section } from '../../shared/sections';
import { DETAILS } from '../seed/schemas';
import { toContentId, toPersonId } from '../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { EDITABLE } from './editable';

const TEAM = toContentId('teams', 'green-neighbourhoods');
const COMMITTEE = toContentId('committees', 'budget-committee');
/** A resident of no group, one who is a plain member of the team, and another one. */
const STRANGER = 17;
const MEMBER = 201;
const OTHER = 'grace';

let host: TestHost;
let keys = 0;
let asked = 0;
let hear: (change: object) => void = () => undefined;
/** Waits for the next change that every host is told of. */
const nextChange = () => new Promise<object>((resolve) => (hear = resolve));

beforeAll(async () => {
  host = await openTestHost();
  await host.database.listen('content_changed', (payload) => hear(JSON.parse(payload)));
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

type Who = DemoPerson | number;

const draft = (more: Partial<NewContent> = {}): NewContent => ({
  title: { en: 'Shade for every bench' },
  summary: { en: 'Which benches have no tree.' },
  body: { en: 'We walked along every street.' },
  originalLocale: 'en',
  topics: ['environment'],
  area: 'old-port',
  visibility: 'public',
  slug: `shade-${++keys}`,
  author: 'organisation',
  ...more,
});

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly key?: string;
  readonly payload?: object;
}

async function ask(who: Who | null, url: string, { method = 'GET', key, payload }: Asked = {}) {
  return host.app.inject({
    method,
    url: `/v1${url}`,
    headers: {
      ...(who === null ? {} : await host.headersOf(who)),
      ...(method === 'GET' ? {} : { 'idempotency-key': key ?? `editing-${++keys}` }),
    },
    // Requests this often from one address are asked to wait.
    remoteAddress: `10.0.${Math.floor(asked / 200)}.${(asked++ % 200) + 1}`,
    ...(payload && { payload }),
  });
}

const create = (who: Who, section: Section, more: Partial<NewContent> = {}, key?: string) =>
  ask(who, `/${section}`, { method: 'POST', payload: draft(more), ...(key && { key }) });

async function created(who: Who, section: Section, more: Partial<NewContent> = {}) {
  const response = await create(who, section, more);
  expect([section, response.statusCode, response.body]).toEqual([section, 201, expect.any(String)]);
  return response.json<ContentSource>();
}

const sourceOf = async (who: Who, section: Section, slug: string) =>
  (await ask(who, `/${section}/${slug}/source`)).json<ContentSource>();

/** Makes the change that a source makes as it stands, with something else in it. */
function changeOf(source: ContentSource, more: object = {}) {
  const { title, summary, body, originalLocale, topics, area, visibility, slug, revision } = source;
  const same = { title, summary, body, originalLocale, topics, area, visibility, slug, revision };
  return { ...same, ...more };
}

const change = (who: Who, source: ContentSource, more: object = {}, key?: string) =>
  ask(who, `/${source.section}/${source.slug}`, {
    method: 'PUT',
    payload: changeOf(source, more),
    ...(key && { key }),
  });

const publish = (who: Who, { section, slug, revision }: ContentSource) =>
  ask(who, `/${section}/${slug}/transitions`, {
    method: 'POST',
    payload: { revision, act: 'publish' },
  });

const slugsIn = async (who: Who | null, section: Section, q = '') => {
  const list = await ask(who, `/${section}?limit=100&q=${encodeURIComponent(q)}`);
  return list.json<Page<ListItem<object>>>().items.map(({ slug }) => slug);
};

/**
 * Lists every content that a search tells of: its hits, what is spelt alike, and the suggestions.
 */
async function foundBy(who: Who | null, words: string): Promise<string[]> {
  const q = `q=${encodeURIComponent(words)}`;
  const { groups, similar } = (await ask(who, `/search?${q}`)).json<SearchResult>();
  const suggested = (await ask(who, `/search/suggestions?${q}`)).body;
  const told = [...groups.flatMap(({ hits }) => hits), ...similar].map(({ slug }) => slug);
  return [...told, suggested];
}

const PEOPLE: readonly Who[] = [STRANGER, MEMBER, 'isil', 'leyla', 'yusuf', 'nadia', 'admin'];
// participant | member of the team, its lead | chair of the committee | moderator editor admin
const OFFICIAL = { organisation: '. . . . . y y', [TEAM]: '. . . . . . .' };
const OF_GROUPS = {
  organisation: '. . . . . y y',
  [TEAM]: '. y y . . y y',
  [COMMITTEE]: '. . . y . y y',
};
const WHO_BEGINS: Readonly<Record<Section, Readonly<Record<string, string>>>> = {
  'have-your-say': OF_GROUPS,
  dialogs: {
    organisation: '. . . . . y y',
    person: '. . y y y y y',
    [TEAM]: '. y y . y y y',
    [COMMITTEE]: '. . . y y y y',
  },
  blogs: { ...OF_GROUPS, person: '. . . . . y y' },
  publications: OF_GROUPS,
  training: OFFICIAL,
  teams: OFFICIAL,
  committees: OFFICIAL,
  governance: OFFICIAL,
  events: OF_GROUPS,
  quizzes: OFFICIAL,
  faqs: { ...OFFICIAL, person: '. . . . . . .' },
};

test.each(SECTIONS)('who begins a draft in %s, and in whose name', async (section) => {
  for (const [author, expected] of Object.entries(WHO_BEGINS[section])) {
    const answers = [];
    for (const who of PEOPLE) {
      const { statusCode } = await create(who, section, { author });
      answers.push({ 201: 'y', 403: '.' }[statusCode] ?? statusCode);
    }
    expect([author, answers.join(' ')]).toEqual([author, expected]);
  }
});

test('the authors that somebody is offered are those that they are let write for', async () => {
  const authorsOf = async (who: Who, section: Section) => {
    const response = await ask(who, `/me/authors?section=${section}&locale=tr`);
    return response.json<Authors>().items;
  };
  expect(await authorsOf(STRANGER, 'events')).toEqual([]);
  expect(await authorsOf(MEMBER, 'events')).toMatchObject([{ id: TEAM, kind: 'team' }]);
  expect(await authorsOf(MEMBER, 'blogs')).toMatchObject([{ id: TEAM, kind: 'team' }]);
  expect(await authorsOf('leyla', 'dialogs')).toMatchObject([
    { id: 'person', kind: 'person', name: { text: 'Leyla Demir', lang: 'tr' } },
    { id: COMMITTEE, kind: 'committee', name: { lang: 'tr' } },
  ]);
  expect(await authorsOf('nadia', 'faqs')).toEqual([
    { id: 'organisation', kind: 'organisation', name: { text: 'Liman Kenti', lang: 'tr' } },
  ]);
});

test('whoever may publish in one of these names is told so', async () => {
  const compare = async (who: Who, section: Section) => {
    const authors = (await ask(who, `/me/authors?section=${section}`)).json<Authors>();
    const acts = [];
    for (const { id } of authors.items)
      acts.push(...(await created(who, section, { author: id })).acts);
    return [authors.mayPublish, acts.includes('publish')];
  };
  expect(await compare('nadia', 'faqs')).toEqual([true, true]);
  expect(await compare('nadia', 'teams')).toEqual([true, true]);
  expect(await compare('isil', 'blogs')).toEqual([true, true]);
  expect(await compare(MEMBER, 'blogs')).toEqual([false, false]);
  expect(await compare(STRANGER, 'events')).toEqual([false, false]);
});

test('a group that somebody may not know is not offered, and cannot be written for', async () => {
  const tenants = toContentId('teams', 'tenants-circle');
  const response = await ask('nadia', '/me/authors?section=events');
  expect(response.json<Authors>().items.map(({ id }) => id)).not.toContain(tenants);
  expect((await create('nadia', 'events', { author: tenants })).statusCode).toBe(403);
});

test.each(SECTIONS)('what a draft in %s begins with fits its contract', (section) => {
  const schema = DETAILS[section];
  const { kind: usual, kinds = [usual], details: begin } = EDITABLE[section];
  for (const kind of kinds) {
    const details = begin({
      locale: 'tr',
      title: { tr: 'Başlık' },
      today: '2026-03-10',
      number: 7,
      category: 'voting',
      kind,
      canVerify: true,
    });
    expect([kind, ...Value.Errors(schema, details)]).toEqual([kind]);
  }
});

test.each(SECTIONS)(
  'a draft in %s is a page that its writer reads and nobody else, and no list, count or search holds it',
  async (section) => {
    const word = `Zwischenlager${section}`;
    const totalFor = async (who: Who | null) =>
      (await ask(who, `/${section}`)).json<Page<unknown>>().total;
    const readers = [null, STRANGER, 'nadia', 'admin'] as const;
    const before = await Promise.all(readers.map(totalFor));
    const { slug } = await created('nadia', section, { title: { en: word } });

    const page = await ask('nadia', `/${section}/${slug}`);
    expect([page.statusCode, page.json().title]).toEqual([200, { text: word, lang: 'en' }]);
    for (const who of [null, 'grace', 'omar', 'isil'] as const) {
      expect([who, (await ask(who, `/${section}/${slug}`)).statusCode]).toEqual([who, 404]);
      expect([who, (await ask(who, `/${section}/${slug}/comments`)).statusCode]).toEqual([
        who,
        404,
      ]);
    }
    for (const who of readers) expect([who, await slugsIn(who, section, word)]).toEqual([who, []]);
    expect(await Promise.all(readers.map(totalFor))).toEqual(before);
    for (const who of readers) expect((await foundBy(who, word)).join()).not.toContain(slug);
  },
);

test('a member’s draft for the group is read and changed by its writer and its leads, not by other members', async () => {
  const source = await created(MEMBER, 'events', { author: TEAM });
  const rights = async (who: Who) => {
    const response = await ask(who, `/me/rights?section=events&slug=${source.slug}`);
    return response.statusCode === 200 ? response.json<{ edit: boolean }>().edit : 'unseen';
  };
  expect(await Promise.all(([MEMBER, 'isil', 'nadia', 'admin'] as const).map(rights))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(await Promise.all(([OTHER, STRANGER, 'leyla'] as const).map(rights))).toEqual([
    'unseen',
    'unseen',
    'unseen',
  ]);
  // A moderator reads drafts, and changes none.
  expect(await rights('yusuf')).toBe(false);
  expect((await change('yusuf', source, {})).statusCode).toBe(403);
  expect((await change(OTHER, source, {})).statusCode).toBe(404);
  expect((await change('isil', source, { area: null })).statusCode).toBe(200);

  const mine = (await ask(MEMBER, '/me/events')).json<Page<ListItem<object>>>();
  expect(mine.items.map(({ slug, status }) => [slug, status])).toContainEqual([
    source.slug,
    'draft',
  ]);
});

test.each(SECTIONS)(
  'an editor changes what is published in %s; readers find it, are told of it, and the log knows',
  async (section) => {
    const { db } = host.database;
    const { slug, id, version } = await db
      .selectFrom('contents')
      .select(['slug', 'id', 'version'])
      .where('section', '=', section)
      .where('status', '=', 'published')
      .where('visibility', '=', 'public')
      .where('published_at', '<', FIRST_START)
      .orderBy('slug')
      .executeTakeFirstOrThrow();
    const told = nextChange();
    const source = await sourceOf('nadia', section, slug);
    const word = `Quittenbaum${section}`;

    const title = { ...source.title, [source.originalLocale]: word };

    const response = await change('nadia', source, { title });
    expect(response.statusCode).toBe(200);
    expect(response.json<ContentSource>()).toEqual({
      ...source,
      title,
      revision: source.revision + 1,
      changed: { at: FIRST_START.toISOString(), by: expect.any(String) },
      outdated: expect.arrayContaining([]),
    });
    expect(await slugsIn(null, section, word.toUpperCase())).toEqual([slug]);
    expect(await foundBy(null, word)).toContain(slug);
    expect(await told).toEqual({ id, section, version: version + 1 });

    const audit = (await ask('admin', '/admin/audit')).json();
    expect(audit.items[0]).toMatchObject({
      action: 'edited',
      actor: { id: toPersonId('nadia') },
      person: null,
      reason: '',
      before: { section, slug, revision: source.revision },
      after: { section, slug, revision: source.revision + 1, title: word },
    });
  },
);

test('what is published is not changed by participants, members, leads of other groups or moderators', async () => {
  const slug = 'measuring-kerbs-between-tram-and-town-hall';
  const source = await sourceOf('nadia', 'blogs', slug);
  for (const who of ['grace', 'omar', 'isil', 'leyla', 'yusuf'] as const) {
    expect([who, (await change(who, source)).statusCode]).toEqual([who, 403]);
    expect([who, (await ask(who, `/blogs/${slug}/source`)).statusCode]).toEqual([who, 403]);
  }
});

test('two people change the same text: the second is told, and what the first wrote stands', async () => {
  const source = await created('nadia', 'blogs');
  expect((await change('nadia', source, { body: { en: 'First.' } })).statusCode).toBe(200);
  const second = await change('admin', source, { body: { en: 'Second.' } });
  expect([second.statusCode, second.json().code]).toEqual([409, 'newerRevision']);
  expect((await sourceOf('admin', 'blogs', source.slug)).body).toEqual({ en: 'First.' });

  const newer = { revision: source.revision + 1, body: { en: 'Both.' } };
  expect((await change('admin', source, newer)).statusCode).toBe(200);
});

test('two people change the same text at the same moment: exactly one of them', async () => {
  const source = await created('nadia', 'blogs');
  const answers = await Promise.all([
    change('nadia', source, { body: { en: 'One.' } }),
    change('admin', source, { body: { en: 'Other.' } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('votes do not stand in the way of somebody who changes a text', async () => {
  const source = await sourceOf('nadia', 'have-your-say', 'first-street-without-cars');
  await host.database.db
    .updateTable('contents')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('slug', '=', source.slug)
    .execute();
  expect((await change('nadia', source, { area: null })).statusCode).toBe(200);
});

test('the same request again makes no second draft and no second change', async () => {
  const slug = `again-${++keys}`;
  const first = await create('nadia', 'blogs', { slug }, 'the-same-key');
  const again = await create('nadia', 'blogs', { slug }, 'the-same-key');
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  // The key is one person's: for somebody else it is another one.
  expect((await create('admin', 'blogs', { slug }, 'the-same-key')).json().code).toBe(
    'addressTaken',
  );

  const source = first.json<ContentSource>();
  const changed = await change('nadia', source, { topics: [] }, 'change-key');
  const repeated = await change('nadia', source, { topics: [] }, 'change-key');
  expect(repeated.json()).toEqual(changed.json());
  expect(repeated.json<ContentSource>().revision).toBe(source.revision + 1);
});

test('a write without an Idempotency-Key is refused', async () => {
  const headers = await host.headersOf('nadia');
  const response = await host.app.inject({
    method: 'POST',
    url: '/v1/blogs',
    headers,
    payload: draft(),
  });
  expect(response.statusCode).toBe(400);
});

test('every draft has a reference of its own, after those that were there', async () => {
  const drafts = await Promise.all([created('nadia', 'faqs'), created('admin', 'faqs')]);
  const rows = await host.database.db
    .selectFrom('contents')
    .select(['ref', sql<number>`(details ->> 'position')::int`.as('position')])
    .where(
      'id',
      'in',
      drafts.map(({ id }) => id),
    )
    .execute();
  const refs = rows.map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(2);
  for (const ref of refs) expect(ref).toMatch(/^HC-FAQS-2026-\d{4}$/);
});

test('a question begins with the category that was chosen; nothing else has one', async () => {
  const { slug } = await created('nadia', 'faqs', { category: 'privacy' });
  const page = await ask('nadia', `/faqs/${slug}`);
  expect(page.json()).toMatchObject({ kind: 'privacy', details: { category: 'privacy' } });
  const refused = await create('nadia', 'blogs', { category: 'privacy' });
  expect(refused.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
  const unknown = await create('nadia', 'faqs', { category: 'weather' as FaqCategory });
  expect(unknown.statusCode).toBe(400);
});

test('an address is one content’s of its section; the same word in another section is free', async () => {
  const { slug } = await created('nadia', 'blogs');
  expect((await create('nadia', 'blogs', { slug })).json().code).toBe('addressTaken');
  expect((await create('nadia', 'faqs', { slug })).statusCode).toBe(201);

  const other = await created('nadia', 'blogs');
  expect((await change('nadia', other, { slug })).json().code).toBe('addressTaken');
  const moved = await change('nadia', other, { slug: `${other.slug}-moved` });
  expect(moved.json<ContentSource>().slug).toBe(`${other.slug}-moved`);
});

test.each(['create', 'edit', 'vacancies'])('the word %s is no address', async (slug) => {
  const response = await create('nadia', 'blogs', { slug });
  expect([response.statusCode, response.json().code]).toEqual([422, 'reservedAddress']);
});

test.each(['', 'A', 'über', 'a--b', '-a', 'a-', 'a/b', '../me', 'a'.repeat(121), 'ميدان'])(
  'what cannot stand in an address is refused: %j',
  async (slug) => {
    expect((await create('nadia', 'blogs', { slug })).statusCode).toBe(400);
  },
);

test('what was published keeps its address', async () => {
  const source = await sourceOf('nadia', 'faqs', 'do-i-need-an-account-to-read');
  const response = await change('nadia', source, { slug: 'moved-away' });
  expect([response.statusCode, response.json().code]).toEqual([409, 'addressFixed']);
});

test('hostile text: what turns directions or controls a screen is gone, the rest stays as it was typed', async () => {
  const { slug } = await created('nadia', 'blogs', {
    title: { en: ' A\u202etxt.exe\u0000\u001b[31m  title\n', ar: '\u2066 \u2069', tr: 'Işık 🌳' },
    summary: { en: 'half a letter \ud800 and\ttabs' },
    body: { en: '# A\r\n\r\n<script>alert(1)</script>\u0007\n\n\u202bعربي\u202c' },
  });
  const source = await sourceOf('nadia', 'blogs', slug);
  expect(source.title).toEqual({ en: 'Atxt.exe[31m title', tr: 'Işık 🌳' });
  expect(source.summary).toEqual({ en: 'half a letter and tabs' });
  expect(source.body).toEqual({ en: '# A\n\n<script>alert(1)</script>\n\nعربي' });
});

test.each([
  ['a title of nothing that can be seen', { title: { en: '\u200f \u202e' } }, 'invalidTitle'],
  ['a title without a letter', { title: { en: '123 !' } }, 'invalidTitle'],
  ['a title in another language alone', { title: { tr: 'Başlık' } }, 'invalidTitle'],
  ['a title that is too long', { title: { en: 'x'.repeat(121) } }, 'invalidRequest'],
  ['a summary that is too long', { summary: { ar: 'ص'.repeat(301) } }, 'invalidRequest'],
  ['a text that is too long', { body: { en: 'x'.repeat(50_001) } }, 'invalidRequest'],
  ['a language that is not spoken here', { title: { en: 'A', xx: 'B' } }, 'invalidRequest'],
  ['a topic that does not exist', { topics: ['weather'] }, 'unknownTopic'],
  ['a topic twice', { topics: ['youth', 'youth'] }, 'invalidRequest'],
  ['a field that is not written here', { status: 'published' }, 'invalidRequest'],
  ['an author that is none', { author: 'everybody' }, 'invalidRequest'],
  ['members where there are none', { visibility: 'members' }, 'membersOfNobody'],
  ['readers beside members', { visibility: 'members_but_visible' }, 'membersOfNobody'],
])('%s is refused', async (_what, more, code) => {
  const response = await create('nadia', 'blogs', more as Partial<NewContent>);
  expect(response.json().code).toBe(code);
});

test('the longest texts in three scripts are kept', async () => {
  const body = { en: '🌳'.repeat(50_000), ar: 'ص'.repeat(50_000), tr: 'ğ'.repeat(50_000) };
  const { slug } = await created('nadia', 'blogs', { body });
  expect((await sourceOf('nadia', 'blogs', slug)).body).toEqual(body);
});

/** Sections where nothing is left to be decided once there are texts. */
const READY_WITH_TEXTS: readonly Section[] = ['blogs', 'governance', 'faqs'];

test.each(SECTIONS)('publishing in %s', async (section) => {
  const source = await created('nadia', section);
  const response = await publish('nadia', source);
  if (!READY_WITH_TEXTS.includes(section)) {
    expect(source.missing).toEqual(['details']);
    expect(response.json()).toMatchObject({ code: 'notReadyToPublish', detail: 'details' });
    return;
  }
  expect(source.missing).toEqual([]);
  expect(response.json()).toMatchObject({ status: 'published', mayPublish: false });
  expect((await ask(null, `/${section}/${source.slug}`)).statusCode).toBe(200);
  expect(await slugsIn(null, section, 'SHADE')).toContain(source.slug);
});

test('a draft without its texts is not published; nobody publishes who may only draft', async () => {
  const source = await created('nadia', 'blogs', { summary: {}, body: { tr: 'Metin' } });
  expect(source.missing).toEqual(['summary', 'body']);
  expect((await publish('nadia', source)).json()).toMatchObject({
    code: 'notReadyToPublish',
    detail: 'summary, body',
  });
  const member = await created(MEMBER, 'events', { author: TEAM });
  expect(member.mayPublish).toBe(false);
  expect((await publish(MEMBER, member)).statusCode).toBe(403);
  expect((await publish('yusuf', source)).statusCode).toBe(403);
});

test('what is published in the city’s name says nothing of who wrote it; a post of one’s own does', async () => {
  const authorOf = async ({ section, slug }: ContentSource) =>
    (await ask(null, `/${section}/${slug}`)).json().author;
  const official = await created('nadia', 'blogs');
  await publish('admin', official);
  expect(await authorOf(official)).toEqual({
    kind: 'organisation',
    personId: null,
    name: { text: 'Harbour City', lang: 'en' },
  });
  const own = await created('nadia', 'blogs', { author: 'person' });
  await publish('nadia', own);
  expect(await authorOf(own)).toMatchObject({ kind: 'person', personId: toPersonId('nadia') });
});

test('a draft that was changed meanwhile is not published unseen', async () => {
  const source = await created('nadia', 'blogs');
  await change('admin', source, { topics: [] });
  expect((await publish('nadia', source)).json().code).toBe('newerRevision');
});

test('[SPEC 6.1] visitors neither begin nor change anything, and legal texts are not written here', async () => {
  const anonymous = async (method: 'POST' | 'PUT', url: string) => {
    const { authorization: _none, ...headers } = await host.headersOf('grace');
    const response = await host.app.inject({
      method,
      url,
      remoteAddress: '10.1.0.1',
      payload: method === 'POST' ? draft() : { ...draft(), revision: 1 },
      headers: { ...headers, 'idempotency-key': 'anonymous' },
    });
    return response.statusCode;
  };
  expect(await anonymous('POST', '/v1/blogs')).toBe(401);
  expect((await create('admin', 'legal' as Section)).statusCode).toBe(404);
});
