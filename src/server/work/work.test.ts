import type { MyWork, WorkKind } from '../../shared/contract/work';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

const DAY_MS = 86_400_000;
/** Days since which the oldest of each kind waits: longer than anything of the demonstration. */
const AGES: Readonly<Record<WorkKind, number>> = {
  moderation: 900,
  handedIn: 800,
  // Older messages are deleted.
  feedback: 300,
  jobs: 200,
};
const toMoment = (kind: WorkKind) => new Date(FIRST_START.getTime() - AGES[kind] * DAY_MS);

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  const { db } = host.database;
  const comment = await db
    .selectFrom('comments')
    .innerJoin('contents', 'contents.id', 'content_id')
    .select('comments.id')
    .where('state', '=', 'shown')
    .where('section', '=', 'dialogs')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('comments')
    .set({ state: 'held', held_for: 'links', created_at: toMoment('moderation') })
    .where('id', '=', comment.id)
    .execute();
  const post = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'blogs')
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('contents')
    .set({ status: 'in_review', updated_at: toMoment('handedIn') })
    .where('id', '=', post.id)
    .execute();
  await db
    .insertInto('feedback')
    .values({
      kind: 'error',
      body: 'The lift is broken',
      page: '/',
      locale: 'en',
      idempotency_key: crypto.randomUUID(),
      person_id: null,
      created_at: toMoment('feedback'),
    })
    .execute();
  await db
    .insertInto('jobs')
    .values({
      name: 'openData',
      next_at: FIRST_START,
      started_at: toMoment('jobs'),
      failures: 2,
      fault: 'Error',
      done: '{}',
      leased_until: null,
      leased_by: null,
      finished_at: null,
      done_at: null,
    })
    .execute();
});
afterAll(() => host.close());

const ask = async <Body>(who: DemoPerson, path: string) =>
  (await host.app.inject({ url: `/v1/${path}`, headers: await host.headersOf(who) })).json<Body>();
const listWork = async (who: DemoPerson) => (await ask<MyWork>(who, 'me/work')).items;
const listKinds = async (who: DemoPerson) => (await listWork(who)).map(({ kind }) => kind);
const giveRoles = (who: DemoPerson, ...roles: string[]) =>
  host.database.db.updateTable('people').set({ roles }).where('id', '=', toPersonId(who)).execute();

test.each<[DemoPerson, WorkKind[]]>([
  ['grace', []],
  ['nadia', ['handedIn']],
  ['yusuf', ['moderation', 'feedback']],
  ['admin', ['moderation', 'handedIn', 'feedback', 'jobs']],
])(
  '%s is told of the work that their rights let them do, and of no other: %j',
  async (who, kinds) => {
    const items = await listWork(who);
    expect(items.map(({ kind }) => kind)).toEqual(kinds);
    for (const { kind, since } of items) expect(since).toBe(toMoment(kind).toISOString());
  },
);

test.each<[WorkKind, string]>([
  ['moderation', 'admin/moderation'],
  ['handedIn', 'admin/contents?state=in_review'],
  ['feedback', 'admin/feedback?state=open'],
])('as much of %s waits as its page has', async (kind, path) => {
  const { total } = await ask<{ total: number }>('admin', path);
  const found = (await listWork('admin')).find((item) => item.kind === kind);
  expect([total, found?.count]).toEqual([found?.count, expect.any(Number)]);
});

test('who is of the staff for a part of the portal is told of that part alone', async () => {
  await giveRoles('grace', 'moderator:section=dialogs');
  expect(await listKinds('grace')).toEqual(['moderation']);
  await giveRoles('grace', 'moderator:section=blogs', 'editor:section=events');
  expect(await listKinds('grace')).not.toContain('handedIn');
  const everywhere = (await listWork('admin')).find(({ kind }) => kind === 'moderation')!;
  const there = (await listWork('grace')).find(({ kind }) => kind === 'moderation');
  expect(there?.count ?? 0).toBeLessThan(everywhere.count);
  await giveRoles('grace');
  expect(await listKinds('grace')).toEqual([]);
});

test('visitors are told nothing', async () => {
  expect((await host.app.inject('/v1/me/work')).statusCode).toBe(401);
});
