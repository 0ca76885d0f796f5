import type { DetailPage } from '../../shared/contract/content';
import type { ContentRights } from '../../shared/contract/editing';
import type { Follow, FollowedPage } from '../../shared/contract/follows';
import {
  DIALOG,
  openCommentsHost,
  type CommentsHost,
  type Who,
} from '../comments/testing/commentsHost';
import { toPersonId } from '../seed/seedContents';
import { setFollowing } from '../content/following';

const POST = 'blogs/measuring-kerbs-between-tram-and-town-hall';
const EVENT = 'events/street-without-cars-information-evening';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

const follow = async (who: Who, method: 'PUT' | 'DELETE', place = DIALOG) => {
  host.setNow(new Date(host.clock() + 1_000));
  const answer = await host.ask(who, method, `${place}/follow`);
  expect([place, answer.statusCode]).toEqual([place, 200]);
  return answer.json<Follow>();
};
const known = async (who: Who, place = DIALOG) => {
  const [section, slug] = place.split('/');
  const answer = await host.ask(who, 'GET', `me/rights?section=${section}&slug=${slug}`);
  return answer.json<ContentRights>().follow;
};
const followed = async (who: Who, query = '') => {
  const answer = await host.ask(who, 'GET', `me/follows?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<FollowedPage>();
};
const slugsOf = async (who: Who, query = '') =>
  (await followed(who, query)).items.map(({ slug }) => slug);

test('a content is followed and no longer followed; the same again changes nothing', async () => {
  const { follows: before } = (await known('grace'))!;
  const followedOnce = { isFollowing: true, follows: before + 1 };
  expect(await follow('grace', 'PUT')).toEqual(followedOnce);
  expect(await follow('grace', 'PUT')).toEqual(followedOnce);
  expect(await known('omar')).toEqual({ isFollowing: false, follows: before + 1 });
  const page = await host.ask(null, 'GET', DIALOG);
  expect(page.json<DetailPage<unknown>>().counts.follows).toBe(before + 1);
  const followedNoMore = { isFollowing: false, follows: before };
  expect(await follow('grace', 'DELETE')).toEqual(followedNoMore);
  expect(await follow('grace', 'DELETE')).toEqual(followedNoMore);
});

test('whoever never followed and stops is not counted', async () => {
  const { follows } = (await known(30))!;
  expect(await follow(30, 'DELETE')).toEqual({ isFollowing: false, follows });
  expect(await follow(30, 'PUT')).toEqual({ isFollowing: true, follows: follows + 1 });
  expect(await follow(30, 'DELETE')).toEqual({ isFollowing: false, follows });
});

test('twenty changes at once leave the number right', async () => {
  const { db } = host.database;
  const { id: contentId } = await db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', 'waterfront-change')
    .executeTakeFirstOrThrow();
  const following = { contentId, personId: toPersonId(31), at: new Date(host.clock()) };
  await Promise.all(
    Array.from({ length: 20 }, (_, time) =>
      db.transaction().execute((trx) => setFollowing(trx, following, time % 2 === 0)),
    ),
  );
  const rows = await db.selectFrom('follows').selectAll().execute();
  const counted = rows.filter((row) => row.content_id === contentId && row.is_following).length;
  expect((await known(31))!.follows).toBe(counted);
});

test('whoever comments follows from then on, unless they have stopped before', async () => {
  const before = (await known('isil'))!;
  expect(before.isFollowing).toBe(false);
  await host.write('isil', 'First of all: the trees.');
  await host.write('isil', 'And the benches.');
  expect(await known('isil')).toEqual({ isFollowing: true, follows: before.follows + 1 });
  await follow('isil', 'DELETE');
  await host.write('isil', 'One more thing.');
  expect(await known('isil')).toEqual({ isFollowing: false, follows: before.follows });
});

/** Begins a draft of a dialog as Nadia. */
async function beginDraft(slug: string): Promise<void> {
  host.setNow(new Date(host.clock() + 1_000));
  const draft = {
    title: { en: 'Trees on the quay' },
    summary: {},
    body: {},
    originalLocale: 'en',
    topics: [],
    area: null,
    visibility: 'public',
    slug,
    author: 'person',
  };
  expect((await host.ask('nadia', 'POST', 'dialogs', draft)).statusCode).toBe(201);
}

test('whoever begins a content follows it, the draft too', async () => {
  await beginDraft('trees-on-the-quay');
  const [first] = (await followed('nadia', 'section=dialogs')).items;
  expect(first).toMatchObject({ slug: 'trees-on-the-quay', counts: { follows: 1 } });
});

test('what is followed is listed, the newest first, by section, and only what may be read', async () => {
  for (const place of [POST, EVENT, DIALOG]) await follow(41, 'PUT', place);
  const [post, event, dialog] = [POST, EVENT, DIALOG].map((place) => place.split('/')[1]!);
  expect(await slugsOf(41)).toEqual([dialog, event, post]);
  expect(await slugsOf(41, 'section=events')).toEqual([event]);
  const { db } = host.database;
  const set = (visibility: string) =>
    db.updateTable('contents').set({ visibility }).where('slug', '=', event!).execute();
  await set('members');
  expect(await slugsOf(41)).toEqual([dialog, post]);
  await set('public');
  expect(await slugsOf(41)).toEqual([dialog, event, post]);
});

test('the list goes on page by page', async () => {
  const { db } = host.database;
  const contents = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'blogs')
    .where('status', '=', 'published')
    .limit(25)
    .execute();
  const at = new Date(host.clock());
  await db
    .insertInto('follows')
    .values(
      contents.map(({ id }) => ({
        content_id: id,
        person_id: toPersonId(42),
        is_following: true,
        at,
      })),
    )
    .execute();
  const first = await followed(42);
  expect(first.items).toHaveLength(Math.min(20, contents.length));
  const rest = first.next ? await followed(42, `cursor=${encodeURIComponent(first.next)}`) : null;
  const ids = [...first.items, ...(rest?.items ?? [])].map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(contents.map(({ id }) => id)));
  expect(ids).toHaveLength(contents.length);
});

test('visitors follow nothing, and nobody what they may not read or what is not out', async () => {
  expect((await host.ask(null, 'PUT', `${DIALOG}/follow`)).json()).toMatchObject({ status: 401 });
  expect((await host.ask('grace', 'PUT', 'teams/tenants-circle/follow')).statusCode).toBe(404);
  await beginDraft('not-out-yet');
  expect((await host.ask('nadia', 'PUT', 'dialogs/not-out-yet/follow')).statusCode).toBe(403);
  expect((await host.ask('grace', 'GET', 'me/follows?cursor=any')).json()).toMatchObject({
    code: 'invalidCursor',
  });
  expect(await known('nadia', 'dialogs/not-out-yet')).toBeNull();
});
