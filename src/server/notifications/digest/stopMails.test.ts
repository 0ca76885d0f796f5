import type { Stopped } from '../../../shared/contract/digests';
import { startSmtpServer, type TestSmtpServer } from '../../mail/testing/startSmtpServer';
import { openMailer } from '../../mail/testing/openMailer';
import { sendDigests, sendMailsAtOnce } from './sendDigests';
import { openNewsBench, type NewsBench } from './testing/newsBench';
import { readStopToken, getStopSecret, createStopToken } from './stopToken';

const NOON = new Date('2026-03-10T09:00:00Z');
const EARLY = new Date('2026-03-10T03:00:00Z');
const { signal } = new AbortController();

let bench: NewsBench;
let smtp: TestSmtpServer;
beforeAll(async () => {
  bench = await openNewsBench();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await bench.close();
});
beforeEach(() => bench.clear());

const settingsOf = async (personId: string) =>
  Object.fromEntries(
    (
      await bench.db
        .selectFrom('notification_settings')
        .select(['category', 'mail'])
        .where('person_id', '=', personId)
        .execute()
    ).map(({ category, mail }) => [category, mail]),
  );
const call = (method: 'GET' | 'POST' | 'DELETE', token: string, payload?: object) =>
  bench.host.app.inject({ method, url: `/v1/unsubscribe/${token}`, ...(payload && { payload }) });
const tokenOf = async (personId: string, rhythm: 'each' | 'daily') =>
  createStopToken(await getStopSecret(bench.db), { personId, rhythm });

test('[SPEC 1.6] a mail server gets the mail in the reader’s language, with titles in theirs and the button that stops it', async () => {
  const id = await bench.addPerson('ar');
  await bench.tell(id, 'commented', EARLY);
  const { mailer } = openMailer({ db: bench.db, transport: { kind: 'smtp', url: smtp.url } });
  await sendDigests({ ...bench.context, mail: mailer }, { now: NOON, signal });
  await mailer.send({
    to: 'x@city.example',
    locale: 'en',
    template: 'confirmEmail',
    values: { link: 'https://portal.example/x' },
  });
  await mailer.settled();
  expect(smtp.received).toHaveLength(2);
  await mailer.close();
  const mail = smtp.received.find(({ to }) => to[0] !== 'x@city.example')!.message;
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.html).toContain('هناك تعليق جديد.');
  expect(mail.text).toContain('لأنك تتابعه.');
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] =
    /^<https:\/\/portal\.example\/v1\/unsubscribe\/(.+)>$/.exec(mail.header('List-Unsubscribe')) ??
    [];
  expect(readStopToken(await getStopSecret(bench.db), token)).toEqual({
    personId: id,
    rhythm: 'daily',
  });
  expect(mail.text).toContain(`https://portal.example/ar/unsubscribe#token=${token}`);
});

test('one request of a mail program, as it makes it, stops the mails of that rhythm; again it changes nothing', async () => {
  const id = await bench.addPerson();
  const token = await tokenOf(id, 'each');
  const answer = await bench.host.app.inject({
    method: 'POST',
    url: `/v1/unsubscribe/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.json<Stopped>()).toEqual({
    rhythm: 'each',
    categories: ['groups', 'events', 'moderation'],
  });
  expect(await settingsOf(id)).toMatchObject({ events: 'none', polls: 'daily' });
  await bench.tell(id, 'eventChanged', EARLY);
  await sendMailsAtOnce(bench.context, { now: NOON, signal });
  expect(bench.ordered()).toEqual([]);
  expect((await call('POST', token)).json<Stopped>().categories).toEqual([]);
});

test('it can be undone, as far as nothing else was chosen since', async () => {
  const id = await bench.addPerson();
  const token = await tokenOf(id, 'each');
  const { categories } = (await call('POST', token)).json<Stopped>();
  await bench.db
    .updateTable('notification_settings')
    .set({ mail: 'weekly' })
    .where('category', '=', 'events')
    .execute();
  const undone = (await call('DELETE', token, { categories })).json<Stopped>();
  expect(undone.categories).toEqual(['groups', 'moderation']);
  expect(await settingsOf(id)).toMatchObject({ events: 'weekly', groups: 'each', polls: 'daily' });
});

test('nothing is changed by looking, by a token that was changed, or by that of another installation', async () => {
  const [id, other] = [await bench.addPerson(), await bench.addPerson()];
  const token = await tokenOf(id, 'each');
  expect((await call('GET', token)).statusCode).toBe(404);
  const forged = [
    token.replace('each', 'daily'),
    token.replace(id, other),
    `${token.slice(0, -8)}AAAAAAAA`,
    createStopToken('another secret', { personId: id, rhythm: 'each' }),
    'nothing',
  ];
  for (const one of forged) {
    expect((await call('POST', one)).json()).toMatchObject({ status: 410, code: 'linkInvalid' });
    expect((await call('DELETE', one, { categories: [] })).statusCode).toBe(410);
  }
  expect(await settingsOf(id)).toEqual({});
});
