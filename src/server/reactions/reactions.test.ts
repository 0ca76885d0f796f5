import type { DetailPage } from '../../shared/contract/content';
import type { ReactionKind, Reactions } from '../../shared/contract/reactions';
import { deletePerson } from '../me/deletion';
import { toContentId, toPersonId } from '../seed/seedContents';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { NO_MAILER } from '../mail/testing/noMailer';
import { addReaction, removeReaction } from './reactions';

const POST = 'blogs/measuring-kerbs-between-tram-and-town-hall';
const CONTENT = toContentId('blogs', 'measuring-kerbs-between-tram-and-town-hall');

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  const { db } = host.database;
  await db.deleteFrom('reactions').execute();
  await db.updateTable('contents').set({ reactions_count: 0 }).execute();
});

async function ok(who: Who, method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) {
  const answer = await host.ask(who, method, path, body);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Reactions>();
}
const give = (who: Who, kind: ReactionKind) => ok(who, 'PUT', `${POST}/reaction`, { kind });
const back = (who: Who) => ok(who, 'DELETE', `${POST}/reaction`);
const known = (who: Who, place = POST) => ok(who, 'GET', `${place}/reactions`);
const page = async () => (await host.ask(null, 'GET', POST)).json<DetailPage<unknown>>();
const counts = (like: number, thanks: number, idea: number) => ({ like, thanks, idea });

test('one reaction for each person: it is changed and taken back, and counted once', async () => {
  expect(await give('grace', 'like')).toEqual({ counts: counts(1, 0, 0), mine: 'like' });
  expect(await give('omar', 'like')).toEqual({ counts: counts(2, 0, 0), mine: 'like' });
  expect(await give('grace', 'idea')).toEqual({ counts: counts(1, 0, 1), mine: 'idea' });
  expect(await known('omar')).toEqual({ counts: counts(1, 0, 1), mine: 'like' });
  expect(await known(null)).toEqual({ counts: counts(1, 0, 1), mine: null });
  expect((await page()).counts.reactions).toBe(2);
  expect(await back('grace')).toEqual({ counts: counts(1, 0, 0), mine: null });
  expect((await page()).counts.reactions).toBe(1);
});

test('everybody who looks at it hears of a change, and of nothing where nothing has changed', async () => {
  const told: number[] = [];
  await host.database.listen('content_changed', (payload) => {
    const change = JSON.parse(payload) as { readonly id: string; readonly version: number };
    if (change.id === CONTENT) told.push(change.version);
  });
  const { version } = await page();
  await give('grace', 'like');
  await give('grace', 'like');
  await give('grace', 'thanks');
  await back('grace');
  await back('grace');
  expect((await page()).version).toBe(version + 3);
  expect(told).toEqual([version + 1, version + 2, version + 3]);
});

test('twenty changes at once leave the number right', async () => {
  const { db } = host.database;
  const reactor = { contentId: CONTENT, personId: toPersonId(31) };
  const at = new Date(host.clock());
  await Promise.all(
    Array.from({ length: 20 }, (_, time) =>
      time % 2 === 0 ? addReaction(db, reactor, 'idea', at) : removeReaction(db, reactor),
    ),
  );
  const rows = await db.selectFrom('reactions').selectAll().execute();
  expect((await page()).counts.reactions).toBe(rows.length);
});

test('visitors react to nothing, nobody to what they may not read, to what is not out, or where nobody reacts', async () => {
  const refused = async (who: Who, place: string) =>
    (await host.ask(who, 'PUT', `${place}/reaction`, { kind: 'like' })).json();
  expect(await refused(null, POST)).toMatchObject({ code: 'signInRequired' });
  expect(await refused('grace', 'dialogs/waterfront-change')).toMatchObject({ code: 'notFound' });
  expect(await refused('grace', 'blogs/there-is-none')).toMatchObject({ code: 'notFound' });
  const { db } = host.database;
  const set = (columns: object) =>
    db.updateTable('contents').set(columns).where('id', '=', CONTENT).execute();
  await set({ status: 'archived' });
  expect(await refused('grace', POST)).toMatchObject({ code: 'forbidden' });
  await set({ status: 'draft' });
  expect(await refused('grace', POST)).toMatchObject({ code: 'notFound' });
  await set({ status: 'published', visibility: 'members' });
  expect((await host.ask('grace', 'GET', `${POST}/reactions`)).statusCode).toBe(404);
  await set({ visibility: 'public' });
});

test.each([
  [{ kind: 'hate' }],
  [{ kind: null }],
  [{}],
  [{ kind: 'like', more: 1 }],
  [{ kind: ['like'] }],
])('a reaction of another kind is refused: %j', async (body) => {
  expect((await host.ask('grace', 'PUT', `${POST}/reaction`, body)).statusCode).toBe(400);
  expect((await known('grace')).mine).toBeNull();
});

test('[SPEC 1.4] the reactions of somebody who leaves go with them, and are counted no longer', async () => {
  await give('grace', 'like');
  await give(40, 'thanks');
  const { db } = host.database;
  const { voter_id: voterId } = await db
    .selectFrom('people')
    .select('voter_id')
    .where('id', '=', toPersonId(40))
    .executeTakeFirstOrThrow();
  const leaving = {
    id: toPersonId(40),
    roles: [],
    verified: true,
    memberOf: [],
    leaderOf: [],
    voterId,
  };
  const mail = NO_MAILER;
  await deletePerson(
    { db, doors: [], mail, portalOrigin: 'http://localhost', clock: host.clock },
    leaving,
  );
  expect(await known('grace')).toEqual({ counts: counts(1, 0, 0), mine: 'like' });
  expect((await page()).counts.reactions).toBe(1);
});
