import type { Authors, ContentSource, NewContent } from '../../shared/contract/editing';
import type { EditorialQueue, LifecycleAct } from '../../shared/contract/lifecycle';
import type { DecisionAnswer, QueuePage } from '../../shared/contract/moderation';
import type { TermList } from '../../shared/contract/vocabularies';
import type { Section } from '../../shared/sections';
import { openCommentsHost, type CommentsHost } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';

const TEAM = toContentId('teams', 'green-neighbourhoods');
const COMMITTEE = toContentId('committees', 'budget-committee');
/** A resident who is in no group and has no role but those of a test. */
const STAFF = 17;

let host: CommentsHost;
let keys = 0;

beforeAll(async () => {
  host = await openCommentsHost();
  const { db } = host.database;
  await db.deleteFrom('memberships').where('person_id', '=', toPersonId(STAFF)).execute();
  await nestOldPort();
});
afterAll(() => host.close());

/** Puts the Old Port into Lighthouse Hill. */
async function nestOldPort(): Promise<void> {
  const { revision, terms } = (await host.ask('admin', 'GET', 'districts')).json<TermList>();
  const nested = terms.map(({ key, name, isRetired, parent }) => {
    const inside = key === 'old-port' ? 'lighthouse-hill' : parent;
    return { key, name, isRetired, parent: inside };
  });
  // What lies in another stands below it.
  const ordered = nested.toSorted(
    (one, other) => Number(one.key === 'old-port') - Number(other.key === 'old-port'),
  );
  const put = await host.ask('admin', 'PUT', 'districts', { revision, terms: ordered });
  expect([put.statusCode, put.body]).toEqual([200, expect.any(String)]);
}

/** Gives the resident these roles and no other, as an administrator does. */
async function give(...roles: readonly string[]): Promise<void> {
  const rights = { roles, verified: false, reason: 'For this test' };
  const path = `admin/people/${toPersonId(STAFF)}/rights`;
  const { statusCode, body } = await host.ask('admin', 'PUT', path, rights);
  expect([statusCode, body]).toEqual([204, '']);
}

const draft = (more: Partial<NewContent> = {}): NewContent => ({
  title: { en: 'Shade for every bench' },
  summary: { en: 'Which benches have no tree.' },
  body: { en: 'We walked along every street.' },
  originalLocale: 'en',
  topics: ['environment'],
  area: null,
  visibility: 'public',
  slug: `scoped-${++keys}`,
  author: 'organisation',
  ...more,
});

type Answer = Awaited<ReturnType<CommentsHost['ask']>>;
const outcomeOf = (answer: Answer) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code;

const begin = (section: Section, more: Partial<NewContent> = {}, who: number | 'nadia' = STAFF) =>
  host.ask(who, 'POST', section, draft(more));
const begun = async (...parts: Parameters<typeof begin>) => {
  const answer = await begin(...parts);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<ContentSource>();
};
function change(source: ContentSource, more: object = {}) {
  const { title, summary, body, originalLocale, topics, area, visibility, slug, revision } = source;
  const same = { title, summary, body, originalLocale, topics, area, visibility, slug, revision };
  return host.ask(STAFF, 'PUT', `${source.section}/${slug}`, { ...same, ...more });
}
const act = (
  { section, slug, revision }: ContentSource,
  wanted: LifecycleAct,
  who: number | 'nadia' = STAFF,
) => host.ask(who, 'POST', `${section}/${slug}/transitions`, { act: wanted, revision });
const sourceOf = (section: Section, slug: string) =>
  host.ask(STAFF, 'GET', `${section}/${slug}/source`);
const authorsIn = async (section: Section) =>
  (await host.ask(STAFF, 'GET', `me/authors?section=${section}`)).json<Authors>().items;
const queued = async () =>
  (await host.ask(STAFF, 'GET', 'admin/contents?state=draft')).json<EditorialQueue>().items;

describe('[SPEC 6.2] an editor of a section', () => {
  beforeEach(() => give('editor:section=blogs'));

  test('writes, publishes and withdraws there, in whoever’s name, and nowhere else', async () => {
    expect((await authorsIn('blogs')).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['organisation', 'person', TEAM]),
    );
    expect(await authorsIn('events')).toEqual([]);
    const source = await begun('blogs');
    const changed = (await change(source, { title: { en: 'Shade' } })).json<ContentSource>();
    const published = await act(changed, 'publish');
    expect(published.json()).toMatchObject({ status: 'published', title: { en: 'Shade' } });
    expect(outcomeOf(await act(published.json(), 'archive'))).toBe(200);
    expect(outcomeOf(await begin('events'))).toBe('forbidden');
    expect(outcomeOf(await begin('dialogs'))).toBe('forbidden');
  });

  test('reads what is not out there, and sees that alone in the list of contents', async () => {
    const post = await begun('blogs', {}, 'nadia');
    const event = await begun('events', {}, 'nadia');
    expect(outcomeOf(await sourceOf('blogs', post.slug))).toBe(200);
    expect(outcomeOf(await sourceOf('events', event.slug))).toBe('notFound');
    expect(outcomeOf(await act(event, 'publish'))).toBe('notFound');
    const sections = new Set((await queued()).map(({ section }) => section));
    expect([...sections]).toEqual(['blogs']);
  });

  test('changes nothing that is out elsewhere, and hides nothing', async () => {
    expect(outcomeOf(await sourceOf('teams', 'green-neighbourhoods'))).toBe('forbidden');
    expect(outcomeOf(await host.ask(STAFF, 'GET', 'admin/moderation'))).toBe('forbidden');
  });

  test('is told of what waits to be published there', async () => {
    const [post, event] = [await begun('blogs', {}, 'nadia'), await begun('events', {}, 'nadia')];
    for (const source of [post, event])
      expect((await act(source, 'submit', 'nadia')).statusCode).toBe(200);
    const told = await host.database.db
      .selectFrom('notifications')
      .select(['content_id', 'because'])
      .where('person_id', '=', toPersonId(STAFF))
      .where('kind', '=', 'submitted')
      .where('content_id', 'in', [post.id, event.id])
      .execute();
    expect(told).toEqual([{ content_id: post.id, because: 'staff' }]);
  });

  test.each([
    'admin/people',
    'admin/audit',
    'admin/feedback',
    'admin/jobs',
    'admin/invitations',
    'settings/identity',
  ])('finds %s closed', async (path) => {
    expect(outcomeOf(await host.ask(STAFF, 'GET', path))).toBe('forbidden');
  });
});

describe('an editor of a district', () => {
  beforeEach(() => give('editor:district=lighthouse-hill'));

  test('begins what is about it or what lies in it, in every section, and nothing else', async () => {
    expect((await authorsIn('blogs')).map(({ id }) => id)).toContain('organisation');
    await begun('blogs', { area: 'lighthouse-hill' });
    await begun('events', { area: 'old-port' });
    expect(outcomeOf(await begin('blogs', { area: 'green-valley' }))).toBe('outOfScope');
    expect(outcomeOf(await begin('blogs'))).toBe('outOfScope');
  });

  test('keeps it there: neither a draft of their own nor what is out leaves the district', async () => {
    const source = await begun('blogs', { area: 'old-port' });
    expect(outcomeOf(await change(source, { area: 'green-valley' }))).toBe('outOfScope');
    expect(outcomeOf(await change(source, { area: null }))).toBe('outOfScope');
    const moved = (await change(source, { area: 'lighthouse-hill' })).json<ContentSource>();
    expect(moved.area).toBe('lighthouse-hill');
    const published = (await act(moved, 'publish')).json<ContentSource>();
    expect(published.status).toBe('published');
    expect(outcomeOf(await change(published, { area: 'green-valley' }))).toBe('outOfScope');
    expect(outcomeOf(await change(published, { area: 'old-port' }))).toBe(200);
  });

  test('loses what an editor of the whole city moves elsewhere', async () => {
    const source = await begun('blogs', { area: 'old-port' }, 'nadia');
    expect(outcomeOf(await sourceOf('blogs', source.slug))).toBe(200);
    const { title, summary, body, originalLocale, topics, visibility, slug, revision } = source;
    const written = { title, summary, body, originalLocale, topics, visibility, slug, revision };
    const put = { ...written, area: 'green-valley' };
    expect((await host.ask('nadia', 'PUT', `blogs/${slug}`, put)).statusCode).toBe(200);
    expect(outcomeOf(await sourceOf('blogs', slug))).toBe('notFound');
  });

  test('keeps it when it is merged into another: the role goes where its contents go', async () => {
    const source = await begun('blogs', { area: 'old-port' });
    const inside = await begun('blogs', { area: 'lighthouse-hill' }, 'nadia');
    const { revision } = (await host.ask('admin', 'GET', 'districts')).json<TermList>();
    const merge = { revision, into: 'university' };
    const merged = await host.ask('admin', 'POST', 'districts/lighthouse-hill/merge', merge);
    expect([merged.statusCode, merged.body]).toEqual([200, expect.any(String)]);
    const { area, ...found } = (await sourceOf('blogs', inside.slug)).json<ContentSource>();
    expect([area, found.acts]).toEqual(['university', expect.arrayContaining(['publish'])]);
    expect(outcomeOf(await change(source, { title: { en: 'Still ours' } }))).toBe(200);
    await begun('events', { area: 'university' });
  });
});

describe('an editor of a group', () => {
  test('writes in the name of a team, and changes its page; of others neither', async () => {
    await give(`editor:group=${TEAM}`);
    expect((await authorsIn('publications')).map(({ id }) => id)).toEqual([TEAM]);
    const source = await begun('blogs', { author: TEAM });
    expect((await act(source, 'publish')).json()).toMatchObject({ status: 'published' });
    expect(outcomeOf(await begin('blogs', { author: COMMITTEE }))).toBe('forbidden');
    expect(outcomeOf(await begin('blogs'))).toBe('forbidden');
    expect(outcomeOf(await sourceOf('teams', 'green-neighbourhoods'))).toBe(200);
    expect(outcomeOf(await sourceOf('committees', 'budget-committee'))).toBe('forbidden');
  });

  test('gives the seats of a committee and writes its meetings, of that one alone', async () => {
    const seats = (slug: string) => host.ask(STAFF, 'GET', `committees/${slug}/seats`);
    const { slug: other } = await host.database.db
      .selectFrom('contents')
      .select('slug')
      .where('section', '=', 'committees')
      .where('status', '=', 'published')
      .where('visibility', '=', 'public')
      .where('id', '<>', COMMITTEE)
      .executeTakeFirstOrThrow();
    await give(`editor:group=${COMMITTEE}`);
    expect(outcomeOf(await seats('budget-committee'))).toBe(200);
    expect(outcomeOf(await seats(other))).toBe('forbidden');
    await give(`moderator:group=${COMMITTEE}`);
    expect(outcomeOf(await seats('budget-committee'))).toBe('forbidden');
  });
});

describe('a moderator of a part of the portal', () => {
  test('looks into a team whose talk is theirs to watch over, and into no other', async () => {
    const membership = async () =>
      (await host.ask(STAFF, 'GET', 'teams/green-neighbourhoods/membership')).json<{
        may: { lookInside: boolean };
      }>();
    await give(`moderator:group=${COMMITTEE}`);
    expect((await membership()).may.lookInside).toBe(false);
    await give(`moderator:group=${TEAM}`);
    expect((await membership()).may.lookInside).toBe(true);
    await give(`editor:group=${TEAM}`);
    expect((await membership()).may.lookInside).toBe(false);
  });

  const queue = async () => (await host.ask(STAFF, 'GET', 'admin/moderation')).json<QueuePage>();
  const reported = async (place: string, words: string) => {
    const { id } = await host.write('omar', words, { place });
    for (const who of [10, 11, 12])
      await host.ask(who, 'POST', `${place}/comments/${id}/report`, {
        reason: 'offensive',
        note: '',
      });
    return id;
  };
  const hide = async (id: string, who: number | 'yusuf' = STAFF) => {
    const all = (await host.ask('yusuf', 'GET', 'admin/moderation')).json<QueuePage>().items;
    const { revision } = all.find((item) => item.id === id)!;
    const items = [{ kind: 'comment', id, revision }];
    const decision = { items, decision: 'hidden', reason: 'offensive' };
    return host.ask(who, 'POST', 'admin/moderation', decision);
  };

  test('decides about what people wrote there, and sees nothing of the rest', async () => {
    await host.database.db.deleteFrom('comments').where('state', '=', 'held').execute();
    const inside = await reported('dialogs/waterfront-change', 'A hard word.');
    const post = await begun('blogs', {}, 'nadia');
    await act(post, 'publish', 'nadia');
    const outside = await reported(`blogs/${post.slug}`, 'A harder word.');
    await give('moderator:section=dialogs');
    const { items } = await queue();
    expect(items.map(({ id }) => id)).toContain(inside);
    expect(new Set(items.map(({ place }) => place.section))).toEqual(new Set(['dialogs']));
    expect(outcomeOf(await hide(outside))).toBe('forbidden');
    expect((await hide(inside)).json<DecisionAnswer>()).toMatchObject({ decided: 1 });
    const { decisionId } = (await hide(outside, 'yusuf')).json<DecisionAnswer>();
    const undo = await host.ask(STAFF, 'POST', `admin/moderation/${decisionId}/undo`);
    expect(outcomeOf(undo)).toBe('forbidden');
  });

  test.each(['admin/people', 'admin/feedback', 'admin/contents'])(
    'finds %s closed',
    async (path) => {
      await give('moderator:section=dialogs');
      expect(outcomeOf(await host.ask(STAFF, 'GET', path))).toBe('forbidden');
    },
  );
});

test('nobody is an administrator of a part of the portal, whatever a provider says', async () => {
  await give();
  await host.database.db
    .updateTable('people')
    .set({ roles: ['admin:section=blogs'] })
    .where('id', '=', toPersonId(STAFF))
    .execute();
  expect(outcomeOf(await begin('blogs'))).toBe('forbidden');
  expect(outcomeOf(await host.ask(STAFF, 'GET', 'admin/people'))).toBe('forbidden');
});
