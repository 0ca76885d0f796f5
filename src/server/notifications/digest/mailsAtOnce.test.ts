import {
  MAIL_GAPS_MS,
  GATHERING_TIME_MS,
  PRESENCE_TIMEOUT_MS,
  MAX_UNANSWERED_MAILS_AT_ONCE,
} from './claims';
import { sendMailsAtOnce } from './sendDigests';
import { openNewsBench, type NewsBench } from './testing/newsBench';

const SECOND_MS = 1_000;
const NOON = Date.parse('2026-03-10T09:00:00Z');
const at = (ms: number) => new Date(NOON + ms);
const { signal } = new AbortController();

let bench: NewsBench;
beforeAll(async () => {
  bench = await openNewsBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const send = async (ms: number) => {
  await sendMailsAtOnce(bench.context, { now: at(ms), signal });
  return bench.ordered();
};

test('what comes within a minute is one mail', async () => {
  const id = await bench.addPerson();
  await bench.tell(id, 'eventChanged', at(0));
  await bench.tell(id, 'placeGiven', at(40 * SECOND_MS));
  await bench.tell(id, 'commented', at(0));
  expect(await send(GATHERING_TIME_MS - SECOND_MS)).toEqual([]);
  const [mail, ...others] = await send(GATHERING_TIME_MS);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'newsAtOnce' });
  expect(mail!.entries!.map(({ what }) => what)).toEqual([
    'A place became free: you are in.',
    'Time or place has changed.',
  ]);
  expect(await send(2 * GATHERING_TIME_MS)).toEqual([]);
});

test('who is here gets no mail; what they have read by then is not mailed, the rest is', async () => {
  const id = await bench.addPerson();
  await bench.see(id, at(0));
  await bench.tell(id, 'eventChanged', at(0));
  await bench.tell(id, 'placeGiven', at(0), { isRead: true });
  expect(await send(PRESENCE_TIMEOUT_MS - SECOND_MS)).toEqual([]);
  const [mail] = await send(PRESENCE_TIMEOUT_MS);
  expect(mail!.entries!.map(({ what }) => what)).toEqual(['Time or place has changed.']);
});

test('to who does not come back the mails grow rarer, and end with one that says so', async () => {
  const id = await bench.addPerson();
  let now = 0;
  const next = async (gapMs: number) => {
    await bench.tell(id, 'eventChanged', at(now + SECOND_MS));
    const early = await send(now + gapMs - SECOND_MS);
    now += gapMs;
    const mails = await send(now);
    expect(early).toEqual([]);
    return mails.map(({ values }) => values.isLast !== undefined);
  };
  const last = [await next(GATHERING_TIME_MS + SECOND_MS)];
  for (const gapMs of MAIL_GAPS_MS) last.push(await next(gapMs));
  expect(last).toEqual([[false], [false], [false], [false], [true]]);
  expect(last).toHaveLength(MAX_UNANSWERED_MAILS_AT_ONCE);
  expect(await next(1.5 * MAIL_GAPS_MS[3])).toEqual([]);

  await bench.see(id, at(now));
  expect((await send(now + PRESENCE_TIMEOUT_MS)).map(({ values }) => values.isLast)).toEqual([
    undefined,
  ]);
});

test('blocked people and those without an address get nothing', async () => {
  const [blocked, nowhere] = [await bench.addPerson(), await bench.addPerson()];
  await bench.db
    .updateTable('people')
    .set({ blocked_at: at(0) })
    .where('id', '=', blocked)
    .execute();
  await bench.db.updateTable('people').set({ email: null }).where('id', '=', nowhere).execute();
  for (const id of [blocked, nowhere]) await bench.tell(id, 'eventChanged', at(0));
  expect(await send(GATHERING_TIME_MS)).toEqual([]);
});
