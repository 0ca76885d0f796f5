import { sql } from 'kysely';
import { MAX_UNANSWERED_DIGESTS } from './claims';
import { sendDigests } from './sendDigests';
import { openNewsBench, PUBLIC, type NewsBench } from './testing/newsBench';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, at seven in the city; a mail is due a minute later. */
const SEVEN = Date.parse('2026-03-09T04:00:00Z');
const at = (ms: number) => new Date(SEVEN + ms);
const { signal } = new AbortController();

let bench: NewsBench;
beforeAll(async () => {
  bench = await openNewsBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const send = async (now: Date, context = bench.context) => {
  await sendDigests(context, { now, signal });
  return bench.ordered();
};

test('the daily mail comes once at the person’s hour, with what is unread since the last one, alike things together, newest first', async () => {
  const id = await bench.addPerson();
  const title = await bench.tell(id, 'commented', at(-20 * HOUR_MS));
  await bench.tell(id, 'commented', at(-3 * HOUR_MS));
  await bench.tell(id, 'resultPublished', at(-HOUR_MS), { slug: 'lighthouse-hill-budget' });
  await bench.tell(id, 'answered', at(-HOUR_MS), { isRead: true });
  await bench.tell(id, 'mentioned', at(HOUR_MS / 2));
  expect(await send(at(0))).toEqual([]);

  const [mail, ...others] = await send(at(2 * HOUR_MS));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'dailyNews', locale: 'en' });
  expect(mail!.entries!.map(({ what }) => what)).toEqual([
    'The result is out.',
    'There are 2 new comments.',
  ]);
  expect(mail!.entries![1]).toEqual({
    title,
    titleLocale: 'en',
    what: 'There are 2 new comments.',
    why: 'Because you follow it.',
    link: `https://portal.example/en/blogs/${PUBLIC}`,
  });
  expect(await send(at(3 * HOUR_MS))).toEqual([]);

  const [next] = await send(at(DAY_MS + 2 * HOUR_MS));
  expect(next!.entries!.map(({ what }) => what)).toEqual(['Somebody has mentioned you.']);
});

test('whoever is due is found behind and between many hundreds who are not', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into people (id, name, email, locale)
    select lpad(to_hex(number), 32, '0')::uuid, 'Quiet ' || number, 'quiet' || number || '@city.example', 'en'
    from generate_series(1, 1100) as number returning id`.execute(bench.db);
  const ids = rows.map(({ id }) => id);
  const behind = await bench.addPerson();
  for (const id of [ids[700]!, behind]) await bench.tell(id, 'mentioned', at(-HOUR_MS));
  const mails = await send(at(HOUR_MS));
  expect(mails.map(({ to }) => to)).toEqual([
    'quiet701@city.example',
    expect.stringMatching(/^reader\d+@/),
  ]);
  await bench.db.deleteFrom('people').where('id', 'in', ids).execute();
});

test('what is told of a certificate leads to its page', async () => {
  const id = await bench.addPerson();
  await bench.tell(id, 'courseCompleted', at(-HOUR_MS), { occasion: 'courseCompleted AB12CDEF34' });
  const [mail] = await send(at(HOUR_MS));
  expect(mail!.entries).toEqual([
    expect.objectContaining({
      what: 'You have completed this course: here is your certificate.',
      link: 'https://portal.example/en/training/certificates/ab12c-def34',
    }),
  ]);
});

test('what is told of comments leads to the newest of them', async () => {
  const id = await bench.addPerson();
  const comments = await bench.db
    .selectFrom('comments')
    .select('id')
    .where('state', '=', 'shown')
    .limit(2)
    .execute();
  const [earlier, latest] = comments.map((comment) => comment.id);
  await bench.tell(id, 'answered', at(-2 * HOUR_MS), { occasion: `comment ${earlier}` });
  await bench.tell(id, 'answered', at(-HOUR_MS), { occasion: `comment ${latest}` });
  const [mail] = await send(at(HOUR_MS));
  expect(mail!.entries!.map(({ link }) => link)).toEqual([
    `https://portal.example/en/blogs/${PUBLIC}?comment=${latest}#comment-${latest}`,
  ]);
});

test('each category comes in its own rhythm: what is weekly waits for the weekday, what is off never comes', async () => {
  const id = await bench.addPerson();
  await bench.choose(id, 'polls', 'none');
  await bench.choose(id, 'discussion', 'weekly');
  await bench.tell(id, 'pollOpened', at(-HOUR_MS));
  await bench.tell(id, 'commented', at(-HOUR_MS));
  await bench.tell(id, 'eventChanged', at(-HOUR_MS));
  expect(await send(at(HOUR_MS))).toEqual([]);
  const [mail, ...others] = await send(at(DAY_MS + HOUR_MS));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'weeklyNews' });
  expect(mail!.entries!.map(({ what }) => what)).toEqual(['There is a new comment.']);
});

test('of what the person may not read any more there is neither title nor entry; without any other there is no mail', async () => {
  const [reader, admin] = [await bench.addPerson(), await bench.addPerson()];
  await sql`update people set roles = '{admin}' where id = ${admin}`.execute(bench.db);
  const { slug } = await bench.db
    .selectFrom('contents')
    .select('slug')
    .where('visibility', '=', 'members')
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const id of [reader, admin]) await bench.tell(id, 'commented', at(-HOUR_MS), { slug });
  const mails = await send(at(HOUR_MS));
  expect(mails.map(({ values }) => values.name)).toHaveLength(1);
  expect(mails[0]!.entries![0]!.link).toContain(slug);

  await bench.tell(reader, 'invited', at(HOUR_MS), { slug });
  await bench.choose(reader, 'groups', 'daily');
  const [mail] = await send(at(DAY_MS + HOUR_MS));
  expect(mail!.entries).toEqual([
    {
      title: '',
      titleLocale: 'en',
      what: 'You are invited to take part.',
      why: 'Because you follow it.',
      link: 'https://portal.example/en/me/notifications',
    },
  ]);
});

test.each([
  ['en', '5 more are waiting on Meydan.'],
  ['ar', 'هناك 5 إشعارات أخرى في انتظارك في ميدان.'],
  ['tr', 'Meydan portalında 5 bildirim daha sizi bekliyor.'],
] as const)('at most 25 entries, the others are counted: %s', async (locale, more) => {
  const id = await bench.addPerson(locale);
  const contents = await bench.db
    .selectFrom('contents')
    .select('slug')
    .where('visibility', '=', 'public')
    .where('status', '=', 'published')
    .where('published_at', '<', at(0))
    .limit(30)
    .execute();
  for (const [index, { slug }] of contents.entries())
    await bench.tell(id, 'commented', at(-HOUR_MS - index), { slug });
  const [mail] = await send(at(HOUR_MS));
  expect(mail!.entries).toHaveLength(25);
  expect(mail!.values.more).toBe(more);
});

test('who was looked at in the last run is not looked at again; who chooses daily mails later gets theirs at the next hour', async () => {
  const id = await bench.addPerson();
  await bench.tell(id, 'commented', at(-HOUR_MS));
  const since = at(HOUR_MS);
  await sendDigests(bench.context, { now: at(2 * HOUR_MS), since, signal });
  expect(bench.ordered()).toEqual([]);
  const next = at(DAY_MS + HOUR_MS);
  await sendDigests(bench.context, { now: next, since: at(DAY_MS - HOUR_MS), signal });
  expect(bench.ordered()).toHaveLength(1);
});

test('the hour is that of the person’s own zone', async () => {
  for (const zone of ['Europe/Berlin', 'Asia/Riyadh', 'America/New_York'])
    await bench.tell(await bench.addPerson('en', zone), 'commented', at(-20 * HOUR_MS));
  const counts = [];
  for (const hours of [0, 1, 2, 3, 7, 8])
    counts.push((await send(at(hours * HOUR_MS + 120_000))).length);
  // The first is what seven of the day before has left.
  expect(counts).toEqual([2, 0, 1, 0, 0, 0]);
});

test('two hosts at once send nobody two mails, and a mail that could not be ordered is due again', async () => {
  for (let index = 0; index < 5; index += 1)
    await bench.tell(await bench.addPerson(), 'commented', at(-HOUR_MS));
  const full = {
    ...bench.context.mail,
    sendMany: () => Promise.reject(new Error('the disk is full')),
  };
  await expect(send(at(HOUR_MS), { ...bench.context, mail: full })).rejects.toThrow('full');
  await Promise.all([1, 2, 3].map(() => sendDigests(bench.context, { now: at(HOUR_MS), signal })));
  const mails = bench.ordered();
  expect(mails).toHaveLength(5);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(5);
});

test('where no mail leaves nothing is ordered, and nothing is lost', async () => {
  await bench.tell(await bench.addPerson(), 'commented', at(-HOUR_MS));
  const none = { ...bench.context.mail, transport: { kind: 'none' } as const };
  expect(await send(at(HOUR_MS), { ...bench.context, mail: none })).toEqual([]);
  expect(await send(at(HOUR_MS))).toHaveLength(1);
});

test('who does not come back gets four digests, of which the last says so; once they are seen they go on', async () => {
  const id = await bench.addPerson();
  const last: boolean[] = [];
  let day = 0;
  const nextDay = async () => {
    await bench.tell(id, 'commented', at(day * DAY_MS - HOUR_MS));
    const mails = await send(at(day * DAY_MS + HOUR_MS));
    day += 1;
    return mails;
  };
  for (let times = 0; times < MAX_UNANSWERED_DIGESTS + 3; times += 1)
    last.push(...(await nextDay()).map(({ values }) => values.isLast !== undefined));
  expect(last).toEqual([false, false, false, true]);
  await bench.see(id, at(day * DAY_MS - 2 * HOUR_MS));
  const [mail] = await nextDay();
  expect(mail!.values.isLast).toBeUndefined();
  expect(mail!.entries!.map(({ what }) => what)).toEqual(['There are 4 new comments.']);
  expect(await nextDay()).toHaveLength(1);
});

test('as many statements for forty people as for three', async () => {
  const counted = async (people: number) => {
    await bench.clear();
    for (let index = 0; index < people; index += 1) {
      const id = await bench.addPerson();
      await bench.tell(id, 'commented', at(-HOUR_MS));
      await bench.tell(id, 'pollOpened', at(-HOUR_MS));
    }
    let statements = 0;
    const db = bench.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await send(at(HOUR_MS), { ...bench.context, db })).toHaveLength(people);
    return statements;
  };
  expect(await counted(40)).toBe(await counted(3));
});
