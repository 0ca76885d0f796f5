import { sql } from 'kysely';
import { COMMENT_ORDERS, type Comment, type MyComments } from '../../shared/contract/comments';
import { toContentId, toPersonId } from '../seed/seedContents';
import { DIALOG, openCommentsHost, type CommentsHost, type Who } from './testing/commentsHost';

const MINUTE_MS = 60_000;
let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

const path = (id: string, rest = '') => `${DIALOG}/comments/${id}${rest}`;
const told = async (answer: ReturnType<CommentsHost['ask']>) => {
  const { statusCode, body } = await answer;
  return body === '' ? statusCode : [statusCode, (JSON.parse(body) as { code?: string }).code];
};
const versionOf = async () => {
  const { version } = await host.database.db
    .selectFrom('contents')
    .select('version')
    .where('slug', '=', 'waterfront-change')
    .executeTakeFirstOrThrow();
  return version;
};
const patch = (who: Who, id: string, revision: number, body: string) =>
  host.ask(who, 'PATCH', path(id), { body, lang: 'en' }, { 'if-match': `"${revision}"` });

describe('reading', () => {
  test.each(COMMENT_ORDERS)('by %s every comment comes once, in order', async (sort) => {
    const seen: Comment[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `sort=${sort}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const page = await host.list(null, query);
      expect(page.items.length).toBeLessThanOrEqual(20);
      seen.push(...page.items);
      cursor = page.next;
    }
    const { rows } = await sql<{ id: string }>`
      select id from comments where content_id = ${toContentId('dialogs', 'waterfront-change')} and depth = 0
        and state <> 'held'
      order by ${sql.raw(
        {
          best: 'best desc, created_at desc, id desc',
          newest: 'created_at desc, id desc',
          oldest: 'created_at, id',
          discussed: 'replies desc, created_at desc, id desc',
        }[sort],
      )}`.execute(host.database.db);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('the best are those with the highest lower bound (Wilson, 95 %), not with the most votes', async () => {
    const { rows } = await sql<{ best: number }>`
      with written as (
        insert into comments (content_id, root_id, depth, body, lang, votes_up, votes_down)
        select id, gen_random_uuid(), 1, 'x', 'en', up, down from contents,
          (values (0, 0), (0, 7), (1, 0), (60, 40), (9, 1)) as votes (up, down)
        where slug = 'waterfront-change' returning best
      ) select best from written`.execute(host.database.db);
    const [none, against, one, many, few] = rows.map(({ best }) => best);
    expect([none, against]).toEqual([0, 0]);
    // Computed by hand: z = 1.96.
    expect(one).toBeCloseTo(0.2065, 4);
    expect(many).toBeCloseTo(0.502, 3);
    expect(few).toBeCloseTo(0.5958, 4);
    await sql`delete from comments where body = 'x'`.execute(host.database.db);
  });

  test('a side is those of one alignment; answers are asked for one by one, the oldest first', async () => {
    const { items } = await host.list(null, 'sort=discussed');
    const [parent] = items;
    const replies = await host.ask(null, 'GET', path(parent!.id, '/replies'));
    const answers = replies.json<{ items: Comment[] }>().items;
    expect(answers).toHaveLength(parent!.replies);
    expect(answers.map(({ parentId }) => parentId)).toEqual(answers.map(() => parent!.id));
    expect(answers.map(({ createdAt }) => createdAt)).toEqual(
      answers.map(({ createdAt }) => createdAt).toSorted(),
    );
    const mine = await host.write('omar', 'For it, with all my heart.', { alignment: 1 });
    const sides = await Promise.all([1, 0, -1].map((side) => host.list(null, `side=${side}`)));
    const holding = sides.map((page) => page.items.some(({ id }) => id === mine.id));
    expect(holding).toEqual([true, false, false]);
  });

  test.each(['sort=best&cursor=abc', 'sort=worst', 'side=2', 'limit=100'])(
    '%s is refused',
    async (query) => {
      expect((await host.ask(null, 'GET', `${DIALOG}/comments?${query}`)).statusCode).toBe(400);
    },
  );

  test('a cursor of one order is none of another', async () => {
    const { next } = await host.list(null, 'sort=newest');
    const other = `${DIALOG}/comments?sort=best&cursor=${next}`;
    expect(await told(host.ask(null, 'GET', other))).toEqual([400, 'invalidCursor']);
  });
});

describe('writing', () => {
  test('a comment is there at once, counted, and everybody who looks hears of it', async () => {
    const before = await host.list(null);
    const version = await versionOf();
    const told: string[] = [];
    await host.database.listen('content_changed', (payload) => void told.push(payload));
    const written = await host.write('grace', 'A quay *for all*.\r\n\r\nWith steps.');
    expect(written).toMatchObject({
      parentId: null,
      rootId: written.id,
      depth: 0,
      state: 'shown',
      revision: 1,
      replies: 0,
      body: 'A quay *for all*.\n\nWith steps.',
      authorId: toPersonId('grace'),
      mine: { isAuthor: true, vote: 0, reported: false },
    });
    const after = await host.list(null, 'sort=newest');
    expect([after.total, after.items[0]!.id]).toEqual([before.total + 1, written.id]);
    expect(after.items[0]!.mine).toBeNull();
    expect(await versionOf()).toBe(version + 1);
    expect(told.map((payload) => JSON.parse(payload) as object)).toContainEqual(
      expect.objectContaining({ section: 'dialogs', version: version + 1 }),
    );
  });

  test('the same request again finds what it has made, of ten at once as well', async () => {
    const send = () =>
      host.ask(
        'grace',
        'POST',
        `${DIALOG}/comments`,
        { body: 'Once only.', lang: 'en' },
        {
          'idempotency-key': 'the-same-key',
        },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    expect(new Set(answers.map((answer) => answer.json<Comment>().id)).size).toBe(1);
  });

  test('the same words again within a day are the same comment, elsewhere and later another one', async () => {
    const first = await host.write('isil', 'Thank you.');
    const again = await host.ask('isil', 'POST', `${DIALOG}/comments`, {
      body: ' Thank you. ',
      lang: 'en',
    });
    expect([again.statusCode, again.json<Comment>().id]).toEqual([200, first.id]);
    const { items } = await host.list(null);
    const other = await host.write('isil', 'Thank you.', { parentId: items.at(-1)!.id });
    expect(other.id).not.toBe(first.id);
    expect((await host.write('omar', 'Thank you.')).id).not.toBe(first.id);
    host.setNow(new Date(host.clock() + 25 * 60 * MINUTE_MS));
    expect((await host.write('isil', 'Thank you.')).id).not.toBe(first.id);
  });

  test('answers go three levels deep; their number stands beside what they answer', async () => {
    const root = await host.write('omar', 'Level one.');
    const second = await host.write('isil', 'Level two.', { parentId: root.id });
    const third = await host.write('omar', 'Level three.', { parentId: second.id });
    expect(third).toMatchObject({ parentId: second.id, rootId: root.id, depth: 2 });
    const deeper = { body: 'Level four.', lang: 'en', parentId: third.id };
    expect(await told(host.ask('isil', 'POST', `${DIALOG}/comments`, deeper))).toEqual([
      422,
      'tooDeep',
    ]);
    const way = await host.ask(null, 'GET', path(third.id));
    expect(way.json<{ items: Comment[] }>().items.map(({ id, replies }) => [id, replies])).toEqual([
      [root.id, 1],
      [second.id, 1],
      [third.id, 0],
    ]);
    const elsewhere = 'dialogs/library-on-sundays/comments';
    const stray = { body: 'A stray answer.', lang: 'en', parentId: root.id };
    expect(await told(host.ask('isil', 'POST', elsewhere, stray))).toEqual([404, 'notFound']);
    expect((await host.ask(null, 'GET', `${elsewhere}/${root.id}`)).statusCode).toBe(404);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['what nobody sees', '\u200b\u200d\u2060\u00ad'],
    ['commands alone', '\u202e\u2066\u0007'],
    ['too much', 'x'.repeat(4_001)],
  ])('%s is no comment', async (_name, body) => {
    const answer = host.ask('grace', 'POST', `${DIALOG}/comments`, { body, lang: 'en' });
    expect(await told(answer)).toEqual([400, 'invalidRequest']);
  });

  test('4,000 letters of any script are, composed; what turns the direction is taken out', async () => {
    const long = await host.write('yusuf', '😀'.repeat(4_000));
    expect([...long.body]).toHaveLength(4_000);
    const turned = await host.write(
      'yusuf',
      'Cafe\u0301 \u202eevil\u202c \u2067x\u2069\u0000 <script>',
    );
    expect(turned.body).toBe('Café evil x <script>');
  });

  test('a megabyte is too large', async () => {
    const body = 'x'.repeat(1_000_000);
    const answer = host.ask('grace', 'POST', `${DIALOG}/comments`, { body, lang: 'en' });
    expect(await told(answer)).toEqual([413, 'tooLarge']);
  });

  test('thirty in ten minutes, then the thirty-first has to wait', async () => {
    const place = 'blogs/measuring-kerbs-between-tram-and-town-hall';
    for (let count = 1; count <= 30; count += 1)
      await host.write(101, `Kerb number ${count}.`, { place });
    const next = await host.ask(101, 'POST', `${place}/comments`, {
      body: 'One more.',
      lang: 'en',
    });
    expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '165']);
  });

  test('a timed dialog takes comments between its dates; others while they are published', async () => {
    const { db } = host.database;
    const now = host.clock();
    const set = (facts: { closes_at: Date | null }) =>
      db.updateTable('contents').set(facts).where('slug', '=', 'old-port-deliveries').execute();
    const write = () =>
      host.ask('grace', 'POST', 'dialogs/old-port-deliveries/comments', {
        body: `At ${Math.random()}`,
        lang: 'en',
      });
    await db
      .updateTable('contents')
      .set({ opens_at: new Date(now - MINUTE_MS), status: 'published' })
      .where('slug', '=', 'old-port-deliveries')
      .execute();
    await set({ closes_at: new Date(now) });
    expect(await told(write())).toEqual([409, 'commentsClosed']);
    await set({ closes_at: new Date(now + 1) });
    expect((await write()).statusCode).toBe(201);
    await host.write('grace', 'After the ballot.', {
      place: 'have-your-say/lighthouse-hill-budget',
    });
  });

  test('where the city does not ask for it, the first comment of a new account is shown at once', async () => {
    const author = toPersonId(160);
    const { db } = host.database;
    await db.deleteFrom('comments').where('author_id', '=', author).execute();
    expect((await host.write(160, 'My first words here.')).state).toBe('shown');
  });

  test('mentions are links to people that there are, at most ten', async () => {
    const link = (id: string) => `[@Somebody](/user/${id})`;
    const people = Array.from({ length: 12 }, (_, number) => toPersonId(number));
    const nobody = '00000000-0000-4000-8000-000000000000';
    const text = [link(nobody), ...people.slice(0, 5).map(link), `(/user/${toPersonId(30)})`].join(
      ' ',
    );
    const { id } = await host.write('nadia', text);
    const mentioned = () =>
      host.database.db
        .selectFrom('comment_mentions')
        .select('person_id')
        .where('comment_id', '=', id)
        .execute();
    expect((await mentioned()).map(({ person_id }) => person_id).toSorted()).toEqual(
      people.slice(0, 5).toSorted(),
    );
    expect((await patch('nadia', id, 1, people.map(link).join(' '))).statusCode).toBe(200);
    expect(await mentioned()).toHaveLength(10);
  });
});

describe('changing and deleting', () => {
  test('words change from the revision that was read; what they were stays readable', async () => {
    const { id } = await host.write('omar', 'As it was.');
    const changed = await patch('omar', id, 1, 'As it is.');
    const editedAt = new Date(host.clock()).toISOString();
    expect(changed.json()).toMatchObject({
      body: 'As it is.',
      revision: 2,
      editedAt,
    });
    expect(await told(patch('omar', id, 1, 'Too late.'))).toEqual([409, 'newerRevision']);
    // A request that was answered once and comes again changes nothing.
    expect((await patch('omar', id, 1, 'As it is.')).json()).toMatchObject({ revision: 2 });
    const history = await host.ask(null, 'GET', path(id, '/history'));
    expect(history.json()).toEqual({
      items: [{ revision: 1, body: 'As it was.', lang: 'en', at: editedAt }],
    });
    expect(await told(patch('grace', id, 2, 'Not mine.'))).toEqual([403, 'forbidden']);
    const none = await host.ask('omar', 'PATCH', path(id), { body: 'Any', lang: 'en' });
    expect(none.statusCode).toBe(400);
  });

  test('of twenty changes at once one is made', async () => {
    const { id } = await host.write('omar', 'Said once.');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => patch('omar', id, 1, `Said again ${number}.`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await host.comment(null, id)).revision).toBe(2);
  });

  test('what was deleted has no words and no name, but its place and its answers', async () => {
    const root = await host.write('omar', 'I take this back.');
    await patch('omar', root.id, 1, 'I take all of this back.');
    const answer = await host.write('isil', 'Why?', { parentId: root.id });
    const { total } = await host.list(null);
    expect(await told(host.ask('isil', 'DELETE', path(root.id)))).toEqual([403, 'forbidden']);
    for (let time = 0; time < 2; time += 1)
      expect(await told(host.ask('omar', 'DELETE', path(root.id)))).toBe(204);
    for (const who of [null, 'omar', 'yusuf'] as const)
      expect(await host.comment(who, root.id)).toMatchObject({
        state: 'deleted',
        body: '',
        author: '',
        authorId: null,
        replies: 1,
      });
    expect((await host.comment(null, answer.id)).body).toBe('Why?');
    expect((await host.list(null)).total).toBe(total - 1);
    const history = await host.ask('omar', 'GET', path(root.id, '/history'));
    expect(history.json()).toEqual({ items: [] });
    expect(await told(patch('omar', root.id, 2, 'Back again.'))).toEqual([409, 'notShown']);
    const late = { body: 'Too late.', lang: 'en', parentId: root.id };
    expect(await told(host.ask('isil', 'POST', `${DIALOG}/comments`, late))).toEqual([
      409,
      'notShown',
    ]);
  });
});

describe('votes', () => {
  const vote = (who: Who, id: string, value: number) =>
    host.ask(who, 'PUT', path(id, '/vote'), { value });

  test('a hundred people at once are counted one by one, and nobody twice', async () => {
    const { id } = await host.write('omar', 'Vote on this.');
    const people = Array.from({ length: 100 }, (_, number) => number);
    await Promise.all(people.map((number) => vote(number, id, number % 4 === 0 ? -1 : 1)));
    expect((await host.comment(null, id)).votes).toEqual({ up: 75, down: 25 });
    await Promise.all(people.map((number) => vote(number, id, 1)));
    expect((await host.comment(null, id)).votes).toEqual({ up: 100, down: 0 });
    expect((await vote(1, id, 0)).json()).toEqual({ up: 99, down: 0 });
    expect((await host.comment(1, id)).mine?.vote).toBe(0);
    expect((await host.comment(2, id)).mine?.vote).toBe(1);
  });

  test('not on one’s own, not on what is gone, and nothing but up, down and back', async () => {
    const { id } = await host.write('omar', 'My own.');
    expect(await told(vote('omar', id, 1))).toEqual([403, 'forbidden']);
    expect(await told(vote(null, id, 1))).toEqual([401, 'signInRequired']);
    expect((await vote('grace', id, 2)).statusCode).toBe(400);
    await host.ask('omar', 'DELETE', path(id));
    expect(await told(vote('grace', id, 1))).toEqual([409, 'notShown']);
  });
});

test('one’s own page: what I wrote, what answers it, where I am mentioned; each once', async () => {
  const mine = await host.write(55, 'A bench at the tram stop.');
  const answer = await host.write(56, `[@You](/user/${toPersonId(55)}), in the shade?`, {
    parentId: mine.id,
  });
  const mention = await host.write(56, `Ask [@her](/user/${toPersonId(55)}).`);
  const read = async (query = '') =>
    (await host.ask(55, 'GET', `me/comments?${query}`)).json<MyComments>().items;
  const all = (await read()).map(({ relation, comment: { id } }) => [relation, id]);
  expect(all).toEqual(
    expect.arrayContaining([
      ['mine', mine.id],
      ['answer', answer.id],
      ['mention', mention.id],
    ]),
  );
  expect(new Set(all.map(([, id]) => id)).size).toBe(all.length);
  const [first] = await read('relation=mention&locale=tr');
  expect(first).toMatchObject({
    relation: 'mention',
    place: { section: 'dialogs', slug: 'waterfront-change', title: { lang: 'tr' } },
  });
  await host.ask(56, 'DELETE', path(mention.id));
  expect(await read('relation=mention')).toEqual([]);
});
