import type { AuditPage } from '../../shared/contract/admin';
import type { FeedbackItem, FeedbackPage, FeedbackReceipt } from '../../shared/contract/feedback';
import type { DemoPerson } from '../../demo/people';
import { openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { toPersonId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';

const DAY_MS = 24 * 3_600_000;
const TEXT = 'The map of the new tram has no text beside it.';
let host: AccountsHost;
let keys = 0;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
});
afterAll(() => host.close());
afterEach(async () => {
  host.setNow(FIRST_START);
  await host.database.db.deleteFrom('feedback').execute();
});

type Asker = DemoPerson | null;

async function headersOf(asker: Asker): Promise<Record<string, string>> {
  const { authorization, ...antiForgery } = await host.headersOf(asker ?? 'grace');
  return asker === null ? antiForgery : { authorization: authorization!, ...antiForgery };
}

interface Sending {
  readonly asker?: Asker;
  readonly key?: string;
  readonly from?: string;
}

async function send(more: object = {}, { asker = null, key, from }: Sending = {}) {
  keys += 1;
  return host.app.inject({
    method: 'POST',
    url: '/v1/feedback',
    headers: { ...(await headersOf(asker)), 'idempotency-key': key ?? `feedback-${keys}` },
    remoteAddress: from ?? `10.1.${keys}.1`,
    payload: { kind: 'accessibility', text: TEXT, page: '/ar/blogs', locale: 'ar', ...more },
  });
}

async function ask(asker: Asker, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  return host.app.inject({
    method,
    url: `/v1/admin/feedback${path}`,
    headers: await headersOf(asker),
    ...(payload ? { payload } : {}),
  });
}

async function list(asker: Asker = 'yusuf', query = ''): Promise<FeedbackPage> {
  const response = await ask(asker, 'GET', query);
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response.json<FeedbackPage>();
}
const newest = async (asker: Asker = 'yusuf'): Promise<FeedbackItem> =>
  (await list(asker)).items[0]!;
const refsOf = ({ items }: FeedbackPage) => items.map(({ ref }) => ref);
const count = async () =>
  (
    await host.database.db
      .selectFrom('feedback')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

describe('writing', () => {
  test('[SPEC 1.2] whoever is not signed in can say what does not work, and gets a number for it', async () => {
    const answer = await send({ reference: 'IncorrectNonce' });
    expect(answer.statusCode).toBe(201);
    const { ref } = answer.json<FeedbackReceipt>();
    expect(ref).toMatch(/^HC-MSG-2026-\d{4}$/);
    expect(await newest()).toMatchObject({
      ref,
      kind: 'accessibility',
      text: TEXT,
      page: '/ar/blogs',
      reference: 'IncorrectNonce',
      locale: 'ar',
      from: null,
      email: null,
      canAnswer: false,
      answer: null,
      doneAt: null,
    });
  });

  test('a question to the editors carries the words that were searched for, as text', async () => {
    const sought = ' <img src=x onerror=alert(1)>\u202e ';
    await send({ kind: 'question', text: 'Where do I get a key?', page: '/faqs', sought });
    expect(await newest()).toMatchObject({
      kind: 'question',
      page: '/faqs',
      sought: '<img src=x onerror=alert(1)>',
    });
    const tooLong = await send({ kind: 'missing', sought: 'x'.repeat(201) });
    expect(tooLong.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
  });

  test('who is signed in is named to the staff, also before they have accepted the terms in force', async () => {
    await host.database.db
      .updateTable('people')
      .set({ terms_version: null })
      .where('id', '=', toPersonId('grace'))
      .execute();
    expect((await send({}, { asker: 'grace' })).statusCode).toBe(201);
    expect((await newest()).from).toEqual({ id: toPersonId('grace'), name: 'Grace Bell' });
  });

  test('the same key answers the same number again, however often and however many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send({}, { key: 'one-and-the-same' })),
    );
    const refs = answers.map((answer) => answer.json<FeedbackReceipt>().ref);
    expect(new Set(refs).size).toBe(1);
    const again = await send({ text: 'Something else entirely' }, { key: 'one-and-the-same' });
    expect([again.statusCode, again.json<FeedbackReceipt>().ref]).toEqual([200, refs[0]]);
    expect(await count()).toBe(1);
  });

  test.each([
    ['a text too short', { text: 'Too short' }, 400, 'invalidRequest'],
    [
      'a text of nothing to be seen',
      { text: '\u202e\u0000 \u2066'.repeat(9) },
      400,
      'invalidRequest',
    ],
    ['a text too long', { text: 'x'.repeat(4_001) }, 400, 'invalidRequest'],
    ['a kind that nobody knows', { kind: 'praise' }, 400, 'invalidRequest'],
    ['a page elsewhere', { page: '//evil.example' }, 400, 'invalidRequest'],
    ['a page elsewhere, with a backslash', { page: '/\\evil.example' }, 400, 'invalidRequest'],
    ['a page with an address', { page: 'https://evil.example/' }, 400, 'invalidRequest'],
    [
      'a page with a query, which may hold a token',
      { page: '/callback?code=secret' },
      400,
      'invalidRequest',
    ],
    ['a reference with markup', { reference: '<b>1</b>' }, 400, 'invalidRequest'],
    ['no address', { email: 'somebody' }, 422, 'invalidEmail'],
    ['two addresses', { email: 'a@one.example,b@one.example' }, 422, 'invalidEmail'],
    [
      'the field that only programs fill in',
      { website: 'https://spam.example' },
      422,
      'looksAutomated',
    ],
    ['something that nobody asked for', { done: true }, 400, 'invalidRequest'],
  ])('%s is refused, and nothing is kept', async (_what, more, status, code) => {
    expect((await send(more)).json()).toMatchObject({ status, code });
    expect(await count()).toBe(0);
  });

  test('hostile text is kept as text: no control, nothing that turns the reading direction', async () => {
    await send({
      text: "'; drop table feedback; -- \u202e<script>alert(1)</script>\u0000\r\nline two",
    });
    expect((await newest()).text).toBe(
      "'; drop table feedback; -- <script>alert(1)</script>\nline two",
    );
  });

  test('spam: after 20 messages an hour an address waits; a message sent again does not count', async () => {
    const from = '10.9.9.9';
    for (let index = 0; index < 20; index += 1)
      expect((await send({}, { from, key: `of-a-flood-${index}` })).statusCode).toBe(201);
    expect((await send({}, { from, key: 'of-a-flood-0' })).statusCode).toBe(200);
    const refused = await send({}, { from });
    expect(refused.json()).toMatchObject({ status: 429, code: 'tooManyFromNetwork' });
    expect(refused.headers['retry-after']).toBe('3600');
    host.setNow(new Date(FIRST_START.getTime() + DAY_MS));
    expect((await send({}, { from })).statusCode).toBe(201);
  });

  test('nothing is kept for longer than 12 months', async () => {
    await send();
    host.setNow(new Date('2027-03-10T08:59:59Z'));
    expect((await list()).total).toBe(1);
    host.setNow(new Date('2027-03-10T09:00:01Z'));
    await send({ text: 'The next message of all' });
    expect(await count()).toBe(1);
    host.setNow(new Date('2028-03-11T00:00:00Z'));
    expect((await list()).total).toBe(0);
  });

  test('who deletes their account takes their messages along', async () => {
    await host.account('leaves@one.example', 'Leaves Soon');
    const tokens = await host.signIn('leaves@one.example');
    const answer = await host.app.inject({
      method: 'POST',
      url: '/v1/feedback',
      headers: {
        ...(await headersOf(null)),
        authorization: `Bearer ${tokens.access_token}`,
        'idempotency-key': 'of-somebody-who-leaves',
      },
      payload: { kind: 'idea', text: TEXT, page: '/', locale: 'en', email: 'leaves@one.example' },
    });
    expect(answer.statusCode).toBe(201);
    expect((await newest()).from).toMatchObject({ name: 'Leaves Soon' });
    const password = 'a quiet harbour';
    expect((await host.asOwner(tokens, 'DELETE', 'me', { password })).statusCode).toBe(204);
    expect(await count()).toBe(0);
  });
});

describe('reading', () => {
  test('moderators see no address, administrators do', async () => {
    await send({ email: ' Amal@one.example ' });
    expect(await newest('yusuf')).toMatchObject({ email: null, canAnswer: true });
    expect(await newest('admin')).toMatchObject({ email: 'Amal@one.example', canAnswer: true });
  });

  test('the pages hold every message once: open ones with the oldest first, the others with the newest first', async () => {
    const refs: string[] = [];
    for (let index = 0; index < 30; index += 1)
      refs.push((await send()).json<FeedbackReceipt>().ref);
    const pages = async (state: string) => {
      const first = await list('yusuf', `?state=${state}`);
      const second = await list('yusuf', `?state=${state}&cursor=${first.next}`);
      expect([first.total, first.items.length, second.next]).toEqual([30, 25, null]);
      return [...refsOf(first), ...refsOf(second)];
    };
    expect(await pages('open')).toEqual(refs);
    await host.database.db.updateTable('feedback').set({ done_at: FIRST_START }).execute();
    expect(await pages('done')).toEqual([...refs].reverse());
    expect((await list('yusuf', '?state=open')).items).toEqual([]);
  });

  test.each(['?cursor=x', '?state=lost', '?sort=email'])('%s is refused', async (query) => {
    expect((await ask('admin', 'GET', query)).json()).toMatchObject({ code: 'invalidRequest' });
  });
});

describe('answering', () => {
  const answerText = 'Thank you. The map has a description from today on.';
  const answer = (id: string, asker: Asker = 'yusuf', text = answerText) =>
    ask(asker, 'POST', `/${id}/answer`, { text });
  const log = async () =>
    (
      await host.app.inject({ url: '/v1/admin/audit', headers: await host.headersOf('yusuf') })
    ).json<AuditPage>().items;

  test('[SPEC 1.6] an answer goes by mail in the language of the message, once, and the message is done', async () => {
    await send({ email: 'reader@one.example' });
    const { id, ref } = await newest();
    const both = await Promise.all([answer(id), answer(id, 'admin')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await answer(id)).json()).toMatchObject({ code: 'alreadyAnswered' });
    const [mail, ...more] = await host.mailsTo('reader@one.example');
    expect(more).toEqual([]);
    const { message } = mail!;
    expect(message.text).toContain(answerText);
    expect(message.text).toContain(ref);
    expect(message.text).toContain('/ar/feedback');
    expect(message.text).not.toContain(TEXT);
    expect(await newest()).toMatchObject({
      canAnswer: false,
      answer: { text: answerText, at: FIRST_START.toISOString() },
      doneAt: FIRST_START.toISOString(),
    });
    expect((await log())[0]).toMatchObject({
      action: 'feedbackAnswered',
      person: null,
      before: { done: false },
      after: { done: true },
      reason: ref,
    });
  });

  test('without an address there is nobody to answer', async () => {
    await send();
    const { id } = await newest();
    expect((await answer(id)).json()).toMatchObject({ status: 409, code: 'noAddress' });
    expect((await newest()).doneAt).toBeNull();
  });

  test('an answer that cannot be written down does not leave', async () => {
    await send({ email: 'never@one.example' });
    const { id } = await newest();
    const { db } = host.database;
    await db.schema.alterTable('audit_log').renameTo('audit_away').execute();
    const { statusCode } = await answer(id);
    await db.schema.alterTable('audit_away').renameTo('audit_log').execute();
    expect(statusCode).toBe(500);
    expect(await newest()).toMatchObject({ answer: null, doneAt: null });
    await expect(db.selectFrom('mails').selectAll().execute()).resolves.toEqual([]);
  });

  test('done and open again stand in the log; a note and what changes nothing do not', async () => {
    await send();
    const { id, ref } = await newest();
    const before = (await log()).length;
    for (const body of [{ done: true, note: ' Seen\u0000 ' }, { done: true }, {}, { done: false }])
      expect((await ask('yusuf', 'PATCH', `/${id}`, body)).statusCode).toBe(204);
    expect(await newest()).toMatchObject({ note: 'Seen', doneAt: null });
    const entries = (await log()).slice(0, 2);
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['feedbackReopened', ref],
      ['feedbackDone', ref],
    ]);
    expect((await log()).length).toBe(before + 2);
  });

  test.each(['x', '00000000-0000-4000-8000-000000000000'])('there is no message %s', async (id) => {
    expect((await answer(id)).json()).toMatchObject({ code: 'notFound' });
    expect((await ask('admin', 'PATCH', `/${id}`, {})).json()).toMatchObject({ code: 'notFound' });
  });
});
