import { sql } from 'kysely';
import type { Comment } from '../../shared/contract/comments';
import { DIALOG, openCommentsHost, type CommentsHost } from './testing/commentsHost';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
  await sql`update contents set details = details || '{"moderation": "strict"}'
    where slug = 'waterfront-change'`.execute(host.database.db);
});
afterAll(() => host.close());

const rowOf = ({ id }: Comment) =>
  host.database.db
    .selectFrom('comments')
    .select(['state', 'held_for', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const change = (who: 'omar' | 'yusuf', { id }: Comment, revision: number) =>
  host.ask(
    ...([who, 'PATCH', `${DIALOG}/comments/${id}`] as const),
    ...([{ body: 'Other words.', lang: 'en' }, { 'if-match': `"${revision}"` }] as const),
  );

async function accept({ id }: Comment): Promise<void> {
  const { moderation_revision: revision } = await host.database.db
    .selectFrom('comments')
    .select('moderation_revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const answer = await host.ask('yusuf', 'POST', 'admin/moderation', {
    items: [{ kind: 'comment', id, revision }],
    decision: 'shown',
  });
  expect(answer.json()).toMatchObject({ decided: 1 });
}

test('in a strict dialog what people write waits until it is accepted; of moderators nothing does', async () => {
  const { total } = await host.list(null);
  const held = await host.write('omar', 'Please look at this first.');
  expect(held.state).toBe('held');
  expect(await rowOf(held)).toMatchObject({ state: 'held', held_for: 'strict' });
  expect((await host.list(null)).total).toBe(total);
  expect((await host.write('yusuf', 'I moderate here.')).state).toBe('shown');

  await accept(held);
  expect(await rowOf(held)).toMatchObject({ state: 'shown', held_for: null });
  expect((await host.list(null)).total).toBe(total + 2);
});

test('what was accepted stays as it is; what waits can be changed, and both be deleted', async () => {
  const held = await host.write('omar', 'Still waiting.');
  expect((await change('omar', held, 1)).json()).toMatchObject({ state: 'held', revision: 2 });
  await accept(held);
  expect((await change('omar', held, 2)).json()).toMatchObject({ code: 'forbidden' });
  expect((await host.ask('omar', 'DELETE', `${DIALOG}/comments/${held.id}`)).statusCode).toBe(204);

  const own = await host.write('yusuf', 'I moderate here as well.');
  expect((await change('yusuf', own, 1)).json()).toMatchObject({ state: 'shown', revision: 2 });
});
