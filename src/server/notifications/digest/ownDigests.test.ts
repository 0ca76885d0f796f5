import type { Digests, DigestSent } from '../../../shared/contract/digests';
import { toPersonId } from '../../seed/seedContents';
import { openNewsBench, PUBLIC, type NewsBench } from './testing/newsBench';
import { startSmtpServer } from '../../mail/testing/startSmtpServer';
import { openTestHost, type TestHost } from '../../testing/testHost';

const GRACE = toPersonId('grace');
const EARLY = new Date('2026-03-10T08:00:00Z');

let bench: NewsBench;
beforeAll(async () => {
  bench = await openNewsBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const call = async (
  host: TestHost,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  payload?: object,
) =>
  host.app.inject({
    method,
    url: `/v1/me/notifications/${path}`,
    headers: await host.headersOf('grace'),
    ...(payload && { payload }),
  });
const digests = async (host = bench.host) =>
  (await call(host, 'GET', 'digest?locale=tr')).json<Digests>();

test('the preview tells what the next mails would tell, in the page’s language, and when they come', async () => {
  await bench.tell(GRACE, 'commented', EARLY);
  await bench.tell(GRACE, 'commented', EARLY);
  const { plan, canMail, items } = await digests();
  expect({ plan, canMail }).toEqual({
    plan: { timeZone: null, hour: 7, weekday: 2 },
    canMail: false,
  });
  expect(items.map(({ rhythm, nextAt, total }) => ({ rhythm, nextAt, total }))).toEqual([
    { rhythm: 'daily', nextAt: '2026-03-11T04:00:00.000Z', total: 1 },
    { rhythm: 'weekly', nextAt: '2026-03-17T04:00:00.000Z', total: 0 },
  ]);
  expect(items[0]!.entries).toMatchObject([
    { kind: 'commented', times: 2, what: '2 yeni yorum var.', content: { slug: PUBLIC } },
  ]);
});

test('zone, hour and weekday are chosen; what is no zone is refused', async () => {
  const plan = { timeZone: 'Europe/Berlin', hour: 18, weekday: 5 };
  expect((await call(bench.host, 'PUT', 'plan', plan)).statusCode).toBe(204);
  const { plan: kept, items } = await digests();
  expect(kept).toEqual(plan);
  expect(items.map(({ nextAt }) => nextAt)).toEqual([
    '2026-03-10T17:00:00.000Z',
    '2026-03-13T17:00:00.000Z',
  ]);
  for (const timeZone of ['+03:00', 'Europe/Nowhere', 'foo+3', "x'; drop", 'UTC+3'])
    expect((await call(bench.host, 'PUT', 'plan', { ...plan, timeZone })).statusCode).toBe(400);
  expect((await digests()).plan).toEqual(plan);
});

test('the digest can be sent at once; the same again sends nothing, and the regular one tells only of what is new', async () => {
  const smtp = await startSmtpServer();
  const mailing = await openTestHost({
    mail: {
      transport: { kind: 'smtp', url: smtp.url },
      from: { name: 'Meydan', address: 'meydan@portal.example' },
    },
  });
  const { db } = mailing.database;
  await db.deleteFrom('notifications').execute();
  const send = async () =>
    (await call(mailing, 'POST', 'digest', { rhythm: 'daily' })).json<DigestSent>();
  expect(await send()).toEqual({ isSent: false });
  await db
    .insertInto('notifications')
    .values({
      person_id: GRACE,
      kind: 'commented',
      because: 'following',
      at: EARLY,
      read_at: null,
      content_id: null,
      actor_id: null,
      occasion: 'once',
    })
    .execute();
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ isSent }) => isSent).toSorted()).toEqual([false, true]);
  expect((await digests(mailing)).items[0]!.total).toBe(0);
  await mailing.settled();
  expect(smtp.received.map(({ message }) => message.header('Subject'))).toHaveLength(1);
  await mailing.close();
  await smtp.close();
});
