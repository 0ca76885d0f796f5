import type {
  Notification,
  NotificationPage,
  NotificationSettings,
  Unread,
} from '../../shared/contract/notifications';
import { deleteExpired } from '../accounts/forgetOld';
import {
  DIALOG,
  openCommentsHost,
  type CommentsHost,
  type Who,
} from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { countStatements } from '../have-your-say/testing/countStatements';
import { notifyFollowers } from './notify';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
  await host.database.db.deleteFrom('notifications').execute();
});
afterAll(() => host.close());
beforeEach(() => host.database.db.deleteFrom('notifications').execute());

const WATERFRONT = toContentId('dialogs', 'waterfront-change');
const get = async <T>(who: Who, path: string): Promise<T> => {
  const answer = await host.ask(who, 'GET', path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const list = async (who: Who, query = '') =>
  (await get<NotificationPage>(who, `me/notifications?${query}`)).items;
const unread = async (who: Who) => (await get<Unread>(who, 'me/notifications/unread')).unread;
const press = async (who: Who, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await host.ask(who, method, `me/notifications/${path}`, body)).statusCode;
const follow = (who: Who, place = DIALOG) => host.ask(who, 'PUT', `${place}/follow`);
const brief = ({ kind, because, actors, times }: Notification) => ({
  kind,
  because,
  actors,
  times,
});
const mention = (name: string, who: 'grace' | 'omar') => `[@${name}](/user/${toPersonId(who)})`;

describe('what happens to comments', () => {
  test('whom it answers, whom it mentions and who follows are told once each, and never who wrote it', async () => {
    await follow('leyla');
    const { id: parentId } = await host.write('isil', 'First of all: the trees.');
    await host.database.db.deleteFrom('notifications').execute();
    const words = `Yes, ${mention('Omar', 'omar')}, and you too, ${mention('Grace', 'grace')}.`;
    const { id } = await host.write('omar', words, { parentId });
    const omar = { names: ['عمر حداد'], total: 1 };
    expect((await list('isil')).map(brief)).toEqual([
      { kind: 'answered', because: 'answered', actors: omar, times: 1 },
    ]);
    expect((await list('grace')).map(brief)).toEqual([
      { kind: 'mentioned', because: 'mentioned', actors: omar, times: 1 },
    ]);
    expect(await list('leyla')).toMatchObject([
      {
        kind: 'commented',
        because: 'following',
        commentId: id,
        isRead: false,
        content: { section: 'dialogs', slug: 'waterfront-change' },
      },
    ]);
    expect(await list('omar')).toEqual([]);
  });

  test('what is alike and not read is one entry with those who did it and their number', async () => {
    const { id: parentId } = await host.write('isil', 'What about shade?');
    for (const who of [51, 52, 53]) await host.write(who, `Answer ${who}`, { parentId });
    await host.write(53, 'Another answer', { parentId });
    const [entry] = await list('isil');
    expect(entry).toMatchObject({ kind: 'answered', times: 4, actors: { total: 3 } });
    expect(entry!.actors.names).toHaveLength(2);
    expect(await unread('isil')).toBe(1);
  });

  test('of what is held nobody is told before the staff has let it through', async () => {
    await follow('leyla');
    const { db } = host.database;
    const { id } = await host.write('omar', 'It waits.');
    await db.deleteFrom('notifications').execute();
    await db
      .updateTable('comments')
      .set({ state: 'held', held_for: 'strict' })
      .where('id', '=', id)
      .execute();
    const { moderation_revision: revision } = await db
      .selectFrom('comments')
      .select('moderation_revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const items = [{ kind: 'comment', id, revision }];
    const decided = await host.ask('yusuf', 'POST', 'admin/moderation', {
      items,
      decision: 'shown',
    });
    expect(decided.statusCode).toBe(200);
    expect(await list('leyla')).toMatchObject([{ kind: 'commented', commentId: id }]);
  });

  test('its author is told that it was hidden, not by whom, and what became of the appeal', async () => {
    const { id } = await host.write('omar', 'A word too hard.');
    const decide = async (decision: 'shown' | 'hidden') => {
      const { moderation_revision: revision } = await host.database.db
        .selectFrom('comments')
        .select('moderation_revision')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const items = [{ kind: 'comment', id, revision }];
      const reason = decision === 'hidden' ? { reason: 'offensive' } : {};
      await host.ask('yusuf', 'POST', 'admin/moderation', { items, decision, ...reason });
    };
    await decide('hidden');
    const none = { names: [], total: 0 };
    expect((await list('omar')).map(brief)).toEqual([
      { kind: 'hidden', because: 'author', actors: none, times: 1 },
    ]);
    await host.ask('omar', 'POST', `me/hidden/comment/${id}/appeal`, { text: 'I meant the tram.' });
    await decide('shown');
    expect((await list('omar')).map(({ kind }) => kind)).toEqual(['appealDecided']);
  });
});

const tell = (at: Date, occasion: string, kind: 'commented' | 'published' = 'commented') =>
  host.database.db.transaction().execute((trx) =>
    notifyFollowers(trx, {
      kind,
      contentId: WATERFRONT,
      actorId: toPersonId('omar'),
      occasion,
      at,
    }),
  );

describe('the list', () => {
  beforeEach(() => follow('grace'));

  test('an entry is read and not read again, for all that it stands for', async () => {
    const now = host.clock();
    for (const number of [1, 2, 3]) await tell(new Date(now + number), `one ${number}`);
    const [entry] = await list('grace');
    expect(entry).toMatchObject({ times: 3, isRead: false });
    expect(await press('grace', 'PUT', `${entry!.id}/read`, { isRead: true })).toBe(204);
    expect(await list('grace')).toMatchObject([{ id: entry!.id, times: 3, isRead: true }]);
    expect(await unread('grace')).toBe(0);
    await tell(new Date(now + 4), 'one 4');
    expect((await list('grace')).map(({ times, isRead }) => [times, isRead])).toEqual([
      [1, false],
      [3, true],
    ]);
    expect(await press('grace', 'PUT', `${entry!.id}/read`, { isRead: false })).toBe(204);
    expect(await list('grace')).toMatchObject([{ times: 4, isRead: false }]);
  });

  test('what came after the list was read stays unread when all is marked', async () => {
    const now = host.clock();
    await tell(new Date(now), 'before');
    await tell(new Date(now + 10), 'after', 'published');
    const until = new Date(now + 5).toISOString();
    expect(await press('grace', 'POST', 'read-all', { until })).toBe(204);
    expect((await list('grace')).map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['published', false],
      ['commented', true],
    ]);
    expect(await press('grace', 'POST', 'read-all', { until: '2026-13-45T00:00:00Z' })).toBe(400);
  });

  test('what was taken away comes back as it was, for a day', async () => {
    await tell(new Date(host.clock()), 'once');
    const [entry] = await list('grace');
    expect(await press('grace', 'DELETE', entry!.id)).toBe(204);
    expect(await press('grace', 'DELETE', entry!.id)).toBe(204);
    expect([await list('grace'), await unread('grace')]).toEqual([[], 0]);
    expect(await press('grace', 'POST', `${entry!.id}/restore`)).toBe(204);
    expect(await list('grace')).toEqual([entry]);
    await press('grace', 'DELETE', entry!.id);
    await deleteExpired(host.database.db, new Date(host.clock() + 2 * 86_400_000));
    expect(await press('grace', 'POST', `${entry!.id}/restore`)).toBe(404);
  });

  test('nobody reads, marks or takes away what somebody else was told', async () => {
    await tell(new Date(host.clock()), 'mine');
    const { id } = (await list('grace'))[0]!;
    expect(await press('isil', 'PUT', `${id}/read`, { isRead: true })).toBe(404);
    expect(await press('isil', 'DELETE', id)).toBe(404);
    expect((await list('grace'))[0]).toMatchObject({ id, isRead: false });
  });

  test('it goes on page by page and can be narrowed to a category', async () => {
    const now = host.clock();
    const { db } = host.database;
    const contents = await db
      .selectFrom('contents')
      .select('id')
      .where('section', '=', 'blogs')
      .where('status', '=', 'published')
      .where('visibility', '=', 'public')
      .limit(12)
      .execute();
    await db
      .insertInto('notifications')
      .values(
        contents.flatMap(({ id }, index) =>
          (['published', 'commented', 'corrected'] as const).map((kind) => ({
            person_id: toPersonId('grace'),
            kind,
            because: 'following' as const,
            content_id: id,
            actor_id: null,
            occasion: `${kind} ${id}`,
            at: new Date(now + index),
          })),
        ),
      )
      .execute();
    const first = await get<NotificationPage>('grace', 'me/notifications');
    expect(first.items).toHaveLength(20);
    const next = `cursor=${encodeURIComponent(first.next!)}`;
    const rest = await get<NotificationPage>('grace', `me/notifications?${next}`);
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(contents.length * 3);
    expect(rest.next).toBeNull();
    const ofOne = await list('grace', 'category=publishing');
    expect(new Set(ofOne.map(({ kind }) => kind))).toEqual(new Set(['published', 'corrected']));
  });

  test('a year later it is forgotten', async () => {
    await tell(new Date(host.clock()), 'old');
    await deleteExpired(host.database.db, new Date(host.clock() + 366 * 86_400_000));
    expect(await list('grace')).toEqual([]);
  });
});

describe('what people want to be told of', () => {
  const settings = (who: Who) => get<NotificationSettings>(who, 'me/notifications/settings');
  const choose = async (who: Who, change: Partial<NotificationSettings>) => {
    const body = { ...(await settings(who)), ...change };
    const answer = await host.ask(who, 'PUT', 'me/notifications/settings', body);
    expect(answer.json()).toEqual(body);
  };

  test('nothing is kept of a category that is off everywhere; what goes by mail alone is on no list', async () => {
    await Promise.all([follow('isil'), follow('leyla'), follow('grace')]);
    const off = { shown: false, push: false };
    await choose('isil', { discussion: { ...off, mail: 'none' } });
    await choose('leyla', { discussion: { ...off, mail: 'daily' } });
    await tell(new Date(host.clock()), 'quiet');
    const rows = await host.database.db
      .selectFrom('notifications')
      .select('person_id')
      .where('occasion', '=', 'quiet')
      .execute();
    const told = rows.map((row) => row.person_id);
    expect(told).toContain(toPersonId('leyla'));
    expect(told).not.toContain(toPersonId('isil'));
    expect([await list('leyla'), await unread('leyla')]).toEqual([[], 0]);
    expect(await list('grace')).toHaveLength(1);
    await choose('leyla', { discussion: { ...off, shown: true, mail: 'daily' } });
    expect(await list('leyla')).toHaveLength(1);
  });

  test('a choice names every category, and only what there is', async () => {
    const known = await settings('grace');
    for (const body of [{}, { ...known, more: known.polls }, { polls: known.polls }])
      expect(await press('grace', 'PUT', 'settings', body)).toBe(400);
  });
});

test('thousands of followers are told in one statement', async () => {
  const { db } = host.database;
  const people = await db.selectFrom('people').select('id').execute();
  await db
    .insertInto('follows')
    .values(
      people.map(({ id }) => ({
        content_id: WATERFRONT,
        person_id: id,
        is_following: true,
        at: new Date(host.clock()),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['content_id', 'person_id']).doUpdateSet({ is_following: true }),
    )
    .execute();
  const counted = countStatements(db);
  const news = {
    kind: 'commented',
    contentId: WATERFRONT,
    actorId: null,
    occasion: 'many',
  } as const;
  await notifyFollowers(counted.db, { ...news, at: new Date(host.clock()) });
  expect(counted.sent()).toBe(1);
  const { total } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('occasion', '=', 'many')
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThan(200);
});
