import { sql } from 'kysely';
import type { Comment, MyComments } from '../../shared/contract/comments';
import { toContentId, toPersonId } from '../seed/seedContents';
import { DIALOG, openCommentsHost, type CommentsHost, type Who } from './testing/commentsHost';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

const path = (id: string, rest = '') => `${DIALOG}/comments/${id}${rest}`;

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '"; drop table comments; --',
  '{{constructor.constructor("alert(1)")()}}',
  '![x](https://elsewhere.example/pixel.png)',
])('%s is kept as it was typed, as words', async (body) => {
  const comment = await host.write('omar', body);
  expect(comment.body).toBe(body);
  const answer = await host.ask(null, 'GET', path(comment.id));
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

/** Counts anew what the rows say. */
async function recounted(id: string) {
  const { rows } = await sql<{ replies: number; votes: number; total: number; kept: number }>`
    select
      (select count(*)::int from comments where parent_id = ${id}::uuid and state <> 'held') as replies,
      (select count(*)::int from comment_votes where comment_id = ${id}::uuid) as votes,
      (select count(*)::int from comments as other where other.content_id = contents.id and state = 'shown') as total,
      contents.comments_count as kept
    from comments join contents on contents.id = comments.content_id where comments.id = ${id}::uuid
  `.execute(host.database.db);
  return rows[0]!;
}

test('a comment that is deleted while others answer it and vote on it: every count is right', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await host.write('omar', `Deleted in the crowd, round ${round}.`);
    host.setNow(new Date(host.clock() + 60_000));
    const people = Array.from({ length: 12 }, (_, number) => 60 + number);
    const deleting = () => host.ask('omar', 'DELETE', path(id));
    const answers = await Promise.all([
      ...people.map((who) => host.ask(who, 'PUT', path(id, '/vote'), { value: 1 })),
      deleting(),
      ...people.map((who) =>
        host.ask(who, 'POST', `${DIALOG}/comments`, {
          body: `An answer of ${who} in ${round}.`,
          lang: 'en',
          parentId: id,
        }),
      ),
      ...people.map((who) => host.ask(who, 'POST', path(id, '/report'), { reason: 'other' })),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 204, 409]).toContain(statusCode);
    const comment = await host.comment(null, id);
    const { replies, votes, total, kept } = await recounted(id);
    expect(comment).toMatchObject({ state: 'deleted', body: '', replies, votes: { up: votes } });
    expect(kept).toBe(total);
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(replies).toBe(made.length);
  }
});

describe('ten thousand comments by one person', () => {
  const FLOODER = 170;
  const PAGE = 20;
  beforeAll(async () => {
    const { db } = host.database;
    const at = new Date(host.clock() - 86_400_000);
    await sql`
      insert into comments (id, content_id, root_id, depth, author_id, body, lang, alignment, created_at)
      select id, ${toContentId('dialogs', 'waterfront-change')}::uuid, id, 0, ${toPersonId(FLOODER)}::uuid, 'Flood ' || n, 'en', 0,
        ${at}::timestamptz + n * interval '1 second'
      from (select n, gen_random_uuid() as id from generate_series(1, 10000) as n) as made`.execute(
      db,
    );
    await db
      .updateTable('contents')
      .set(({ eb, ref }) => ({ comments_count: eb(ref('comments_count'), '+', 10_000) }))
      .where('id', '=', toContentId('dialogs', 'waterfront-change'))
      .execute();
  });

  const all = async (who: Who) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 3; pages += 1) {
      const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const { items, next } = await host.list(who, `sort=newest${query}`);
      seen.push(...items.map(({ id }: Comment) => id));
      cursor = next;
    }
    return seen;
  };

  test('others read page by page, no comment twice', async () => {
    const seen = await all('grace');
    expect(seen).toHaveLength(3 * PAGE);
    expect(new Set(seen).size).toBe(3 * PAGE);
  });

  test('among the best none is theirs that nobody agreed with', async () => {
    const { items } = await host.list(null, 'sort=best');
    expect(items).toHaveLength(PAGE);
    expect(items.filter(({ body }) => body.startsWith('Flood '))).toEqual([]);
  });

  test('their own page has twenty at a time, and they write on', async () => {
    const answer = await host.ask(FLOODER, 'GET', 'me/comments?relation=mine');
    const mine = answer.json<MyComments>();
    expect(mine.items).toHaveLength(PAGE);
    expect(mine.next).not.toBeNull();
    expect((await host.write(FLOODER, 'And one more.')).state).toBe('shown');
  });
});
