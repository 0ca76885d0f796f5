import type { Comment } from '../../shared/contract/comments';
import { toPersonId } from '../seed/seedContents';
import { DIALOG, openCommentsHost, type CommentsHost, type Who } from './testing/commentsHost';

const DAY_MS = 24 * 3_600_000;
const LINKS = 'See https://a.example, http://b.example and www.c.example';
const PLACE = 'blogs/measuring-kerbs-between-tram-and-town-hall';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost({ holdsFirstComments: true });
});
afterAll(() => host.close());

/** Prepares a resident whom nobody has read before; so many days ago they came. */
async function newcomer(number: number, days: number): Promise<number> {
  const { db } = host.database;
  await db.deleteFrom('comments').where('author_id', '=', toPersonId(number)).execute();
  await db
    .updateTable('people')
    // The column is written once; a test may set it.
    .set({ created_at: new Date(host.clock() - days * DAY_MS) } as object)
    .where('id', '=', toPersonId(number))
    .execute();
  return number;
}

async function heldFor({ id }: Comment): Promise<string | null> {
  const row = await host.database.db
    .selectFrom('comments')
    .select('held_for')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.held_for;
}
const write = (who: Who, body: string) => host.write(who, body, { place: PLACE });

test('what is held is there for its author and the moderators alone, and counts for nobody', async () => {
  const who = await newcomer(150, 1);
  const parent = await host.write('omar', 'A question about kerbs.');
  const { total } = await host.list(null);
  const held = await host.write(who, 'My first words here.', { parentId: parent.id });
  expect(held).toMatchObject({ state: 'held', body: 'My first words here.' });
  expect(await heldFor(held)).toBe('firstPost');
  expect((await host.list(null)).total).toBe(total);
  expect((await host.comment(null, parent.id)).replies).toBe(0);
  const listed = async (asking: Who) => {
    const answer = await host.ask(asking, 'GET', `${DIALOG}/comments/${parent.id}/replies`);
    return answer.json<{ items: Comment[] }>().items.map(({ id }) => id);
  };
  for (const asking of [null, 'grace', 'nadia'] as const) {
    expect(await listed(asking)).toEqual([]);
    const one = await host.ask(asking, 'GET', `${DIALOG}/comments/${held.id}`);
    expect(one.statusCode).toBe(404);
  }
  for (const asking of [who, 'yusuf', 'admin'] as const)
    expect(await listed(asking)).toEqual([held.id]);

  const root = await host.write(who, 'Another first comment.');
  const holds = async (asking: Who) =>
    (await host.list(asking, 'sort=newest')).items.some(({ id }) => id === root.id);
  expect([await holds(null), await holds('grace'), await holds(who), await holds('yusuf')]).toEqual(
    [false, false, true, true],
  );
});

test('the first of a new account waits; of an older one, and of the staff, it does not', async () => {
  expect(await heldFor(await write(await newcomer(151, 6.9), 'Six days.'))).toBe('firstPost');
  expect(await heldFor(await write(await newcomer(152, 7.1), 'Seven days.'))).toBeNull();
  expect(await heldFor(await write('yusuf', 'A moderator.'))).toBeNull();
});

test('more than two links wait, of somebody whom nobody has read before', async () => {
  const who = await newcomer(153, 100);
  expect(await heldFor(await write(who, LINKS))).toBe('links');
  expect(await heldFor(await write(who, 'Two: https://a.example https://b.example'))).toBeNull();
  expect(await heldFor(await write(who, `${LINKS} again`))).toBeNull();
});

test('the sixth within a minute waits', async () => {
  const who = await newcomer(154, 100);
  const held: (string | null)[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const body = { body: `Number ${number}.`, lang: 'en' };
    const answer = await host.ask(who, 'POST', `${PLACE}/comments`, body);
    held.push(await heldFor(answer.json<Comment>()));
  }
  expect(held).toEqual([null, null, null, null, null, 'burst']);
});

test('of a flood of one person’s posts five are shown and thirty are kept', async () => {
  const who = await newcomer(155, 100);
  const headers = await host.headersOf(who);
  const send = (number: number) =>
    host.app.inject({
      method: 'POST',
      url: `/v1/${PLACE}/comments`,
      headers: { ...headers, 'idempotency-key': `flood-${number}` },
      payload: { body: `Flood ${number}.`, lang: 'en' },
    });
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  // As many at once as there are connections to the database: more would be told to come later.
  for (let first = 0; first < 60; first += 10)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => send(first + at)))));
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(30);
  const states = made.map((answer) => answer.json<Comment>().state);
  expect(states.filter((state) => state === 'shown')).toHaveLength(5);
});
