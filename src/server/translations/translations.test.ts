import type { Comment } from '../../shared/contract/comments';
import type { Translation } from '../../shared/contract/translations';
import {
  DIALOG,
  openCommentsHost,
  type CommentsHost,
  type Who,
} from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { snapshotTables } from '../testing/snapshotTables';
import { openFakeService, UPPER_CASE, type FakeService } from './testing/fakeService';

const KEY = 'a key to the service';
let service: FakeService;
let host: CommentsHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  service = await openFakeService();
  host = await openCommentsHost({ translator: { url: service.url, key: KEY } });
  restore = await snapshotTables(host.database.db, 'attempts');
});
beforeEach(() => service.says(UPPER_CASE));
afterEach(() => restore());
afterAll(async () => {
  await host.close();
  await service.close();
});

const path = (id: string, to: string) => `${DIALOG}/comments/${id}/translation?to=${to}`;
const ask = (who: Who, { id }: Comment, to = 'tr', one = host) => one.ask(who, 'GET', path(id, to));
const kept = ({ id }: Comment) =>
  host.database.db.selectFrom('translations').selectAll().where('target_id', '=', id).execute();
const setState = ({ id }: Comment, state: Comment['state']) =>
  host.database.db.updateTable('comments').set({ state }).where('id', '=', id).execute();

test('a comment is translated by the service once, and kept for everybody', async () => {
  const comment = await host.write('omar', 'Shade for the square.');
  expect(comment.alsoIn).toEqual(['ar', 'tr']);
  const before = service.asked.length;
  const answers = await Promise.all([ask(null, comment), ask('grace', comment)]);
  const translation: Translation = { body: 'SHADE FOR THE SQUARE.', lang: 'tr', source: 'machine' };
  for (const answer of answers) expect(answer.json()).toEqual(translation);
  expect((await ask('nadia', comment)).json()).toEqual(translation);
  expect(service.asked.slice(before)).toEqual([
    {
      path: '/any/translate',
      body: {
        q: 'Shade for the square.',
        source: 'en',
        target: 'tr',
        format: 'text',
        api_key: KEY,
      },
    },
  ]);
  expect(await kept(comment)).toHaveLength(1);
});

test('changed words are translated anew; those that were deleted leave nothing', async () => {
  const comment = await host.write('omar', 'As it was.');
  await ask(null, comment);
  const change = { body: 'As it is.', lang: 'en' };
  const headers = { 'if-match': '"1"' };
  await host.ask('omar', 'PATCH', `${DIALOG}/comments/${comment.id}`, change, headers);
  expect((await ask(null, comment)).json()).toMatchObject({ body: 'AS IT IS.' });
  expect(await kept(comment)).toHaveLength(1);
  await host.ask('omar', 'DELETE', `${DIALOG}/comments/${comment.id}`);
  expect(await kept(comment)).toEqual([]);
  expect((await ask(null, comment)).statusCode).toBe(404);
});

test('a comment that is deleted while the service thinks leaves nothing', async () => {
  const comment = await host.write('omar', 'Soon gone.');
  let arrived = () => {};
  const waiting = new Promise<void>((done) => (arrived = done));
  service.says(() => (arrived(), { text: '{"translatedText":"YAKINDA"}' }));
  const answer = ask(null, comment);
  await waiting;
  await host.ask('omar', 'DELETE', `${DIALOG}/comments/${comment.id}`);
  await answer;
  expect(await kept(comment)).toEqual([]);
});

test.each(['hidden', 'held', 'deleted'] as const)(
  'the words of what is %s are sent nowhere, whoever asks',
  async (state) => {
    const comment = await host.write('omar', `Words of what is ${state}.`);
    await setState(comment, state);
    const before = service.asked.length;
    for (const who of [null, 'omar', 'yusuf', 'admin'] as const)
      expect((await ask(who, comment)).statusCode).toBe(404);
    expect(service.asked).toHaveLength(before);
    expect((await host.comment('yusuf', comment.id)).alsoIn).toEqual([]);
  },
);

test('the service is not told whom the words mention; the translation mentions them', async () => {
  const mention = `[@Nadia](/user/${toPersonId('nadia')})`;
  const comment = await host.write('omar', `Dear ${mention}, when?`);
  service.says(({ body }) => ({
    text: JSON.stringify({ translatedText: `Ne zaman, ${/@\d+/.exec(String(body['q']))![0]}?` }),
  }));
  expect((await ask(null, comment)).json()).toMatchObject({ body: `Ne zaman, ${mention}?` });
  expect(service.asked.at(-1)!.body['q']).toBe('Dear @1, when?');
});

test.each([
  ['an error', { status: 500, text: '{"error":"no such language"}' }],
  ['too many requests', { status: 429, text: '{"error":"slow down"}' }],
  ['no JSON', { text: '<html>' }],
  ['something else', { text: '{"translation":"x"}' }],
  ['nothing', { text: '{"translatedText":"  "}' }],
  ['a book', { text: JSON.stringify({ translatedText: 'x'.repeat(5_000) }) }],
])('a service that answers %s is not available, and nothing is kept', async (_what, says) => {
  const comment = await host.write('omar', `Anything ${_what}.`);
  service.says(() => says);
  const answer = await ask(null, comment);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  expect(await kept(comment)).toEqual([]);
});

test('what the service says turns no direction and carries no control characters', async () => {
  const comment = await host.write('omar', 'Plain words.');
  service.says(() => ({ text: JSON.stringify({ translatedText: 'a\u202eb\u0007c\r\nd' }) }));
  expect((await ask(null, comment)).json()).toMatchObject({ body: 'abc\nd' });
});

test('only into another language of the portal', async () => {
  const comment = await host.write('omar', 'One language.');
  expect((await ask(null, comment, 'en')).statusCode).toBe(404);
  expect((await ask(null, comment, 'de')).statusCode).toBe(400);
});

test('two hundred in an hour, then a person has to wait; what is kept is still answered', async () => {
  service.says(() => ({ text: '{"translatedText":"x"}' }));
  const comment = await host.write('omar', 'Asked for too often.');
  await ask(null, comment, 'ar');
  const { db } = host.database;
  await db.deleteFrom('attempts').execute();
  await ask('leyla', await host.write('omar', 'Counted once.'));
  await db.updateTable('attempts').set({ count: 200 }).where('count', '=', 1).execute();
  const refused = await ask('leyla', comment);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
  expect((await ask('leyla', comment, 'ar')).statusCode).toBe(200);
});

test('without a service there is what people have translated, and nothing else', async () => {
  const alone = await openCommentsHost();
  try {
    const comment = await alone.write('omar', 'Translated by hand.');
    expect(comment.alsoIn).toEqual([]);
    expect((await ask(null, comment, 'tr', alone)).statusCode).toBe(404);
    await alone.database.db
      .insertInto('translations')
      .values({
        kind: 'comment',
        target_id: comment.id,
        revision: 1,
        lang: 'tr',
        content_id: toContentId('dialogs', 'waterfront-change'),
        body: 'Elle çevrildi.',
        source: 'person',
        at: new Date(alone.clock()),
      })
      .execute();
    expect((await alone.comment(null, comment.id)).alsoIn).toEqual(['tr']);
    expect((await ask(null, comment, 'tr', alone)).json()).toEqual({
      body: 'Elle çevrildi.',
      lang: 'tr',
      source: 'person',
    });
    expect((await ask(null, comment, 'ar', alone)).statusCode).toBe(404);
  } finally {
    await alone.close();
  }
});
