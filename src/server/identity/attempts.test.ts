import type { OpenDatabase } from '../db/openDatabase';
import { FIRST_START, openTestDatabase } from '../testing/testHost';
import * as attempts from './attempts';
import {
  returnAttempt,
  takeAttempt,
  takeAttempts,
  toCounted,
  type AttemptLimit,
  type CallerLimits,
} from './attempts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const isLimit = (value: unknown): value is AttemptLimit =>
  typeof value === 'object' && value !== null && 'waitMs' in value;
const isOfCallers = (value: unknown): value is CallerLimits =>
  typeof value === 'object' && value !== null && 'network' in value;

/** Lists the limits that count networks, by name; those of callers have one for each kind. */
const OF_NETWORKS = Object.entries(attempts).flatMap(([name, value]): [string, AttemptLimit][] => {
  if (isOfCallers(value)) return [[name, value.network]];
  return name.endsWith('_PER_ADDRESS') && isLimit(value) ? [[name, value]] : [];
});
const take = (limit: AttemptLimit, address: string) =>
  takeAttempt(database.db, limit, address, FIRST_START);

/** Takes attempts until one is refused. @returns how many were let through */
async function countUntilRefused(limit: AttemptLimit, address: (index: number) => string) {
  for (let index = 0; ; index += 1) if (await take(limit, address(index))) return index;
}

/**
 * Finds how many attempts a limit lets through at one moment, and returns it with attempts that
 * count for a third of that: it is reached by three, however high it is.
 */
function shorten(limit: AttemptLimit): AttemptLimit {
  const now = FIRST_START.getTime();
  let most = 0;
  while (limit.waitMs({ count: most, since: now, last: now }, now, 1) === 0) most += 1;
  return {
    ...limit,
    waitMs: (seen, at, factor) =>
      limit.waitMs({ ...seen, count: Math.round((seen.count * most) / 3) }, at, factor),
  };
}

test('every limit by address counts networks, and no other does', () => {
  const all = Object.values(attempts).flatMap((value) =>
    isOfCallers(value) ? [value.person, value.network] : isLimit(value) ? [value] : [],
  );
  expect(OF_NETWORKS.length).toBeGreaterThan(6);
  expect(all.filter(({ isOfNetwork }) => isOfNetwork)).toEqual(OF_NETWORKS.map(([, one]) => one));
});

test('who is signed in is counted as a person, and a visitor with the network', async () => {
  const { FEEDBACK } = attempts;
  const send = (id: string | null) =>
    takeAttempts(
      database.db,
      [toCounted(FEEDBACK, id === null ? null : { id }, '192.0.2.9')],
      FIRST_START,
    );
  for (const one of ['one', null])
    for (let index = 0; index < 20; index += 1) expect(await send(one)).toBeNull();
  expect(await send('one')).toMatchObject({ isOfNetwork: false });
  expect(await send(null)).toMatchObject({ isOfNetwork: true });
  expect(await send('another')).toBeNull();
});

test.each(OF_NETWORKS)(
  '%s: an IPv6 /64 may do as much as one IPv4 address, and a /56 four times as much',
  async (_name, ofMany) => {
    const limit = shorten(ofMany);
    expect(await countUntilRefused(limit, () => '192.0.2.7')).toBe(3);
    expect(await take(limit, '::ffff:192.0.2.7')).toMatchObject({ isOfNetwork: true });
    const subnet = (number: number) => (index: number) =>
      `2001:db8:1:a${number}::${index.toString(16)}`;
    const counts = [];
    for (const number of [0, 1, 2, 3, 4])
      counts.push(await countUntilRefused(limit, subnet(number)));
    expect(counts).toEqual([3, 3, 3, 3, 0]);
    expect(await take(limit, '2001:db8:1:b00::1')).toBeNull();
  },
);

test('an attempt that one limit refuses is counted for none', async () => {
  const { REGISTRATIONS_PER_ADDRESS, REGISTRATIONS_PER_EMAIL } = attempts;
  const register = (email: string) =>
    takeAttempts(
      database.db,
      [
        [REGISTRATIONS_PER_ADDRESS, '192.0.2.8'],
        [REGISTRATIONS_PER_EMAIL, email],
      ],
      FIRST_START,
    );
  for (let index = 0; index < 3; index += 1) expect(await register('one')).toBeNull();
  for (let index = 0; index < 40; index += 1)
    expect(await register('one')).toEqual({ waitS: 3_600, isOfNetwork: false });
  expect(await register('another')).toBeNull();
});

test('an attempt that is taken back is taken back for the whole network', async () => {
  const limit = attempts.FEEDBACK.network;
  for (let index = 0; index < 200; index += 1) {
    expect(await take(limit, '2001:db8:2::1')).toBeNull();
    await returnAttempt(database.db, limit, '2001:db8:2::1');
  }
});
