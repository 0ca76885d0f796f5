import { randomUUID } from 'node:crypto';
import { toFixtureIds, insertPoll } from './have-your-say/testing/pollFixtures';
import { openPoll } from './have-your-say/openPoll';
import type { StoredPoll } from './have-your-say/storedPoll';
import { groupSlug } from './testing/leaks/contents';
import { getPersonNumber, type Role } from './testing/leaks/roles';
import { toContentAddress } from './testing/leaks/walk';
import { openLeakWorld, type LeakWorld } from './testing/leaks/world';
import { FIRST_START } from './testing/testHost';

const LONG_MS = 600_000;
const DAY_MS = 86_400_000;
/** Roles that see most and roles that see least; another person votes. */
const LOOKING: readonly Role[] = ['anonymous', 'lead', 'editor', 'admin'];
/**
 * Routes that are left out: all that a person once did stands in their own export alone; a person
 * who asks twice is answered by the same.
 */
const OWN = /^\/v1\/(me\/export|openapi)/;

let world: LeakWorld;
beforeAll(async () => {
  world = await openLeakWorld();
}, LONG_MS);
beforeEach(() => world.host.setNow(FIRST_START));
afterAll(() => world.host.close());

/** Lists every address of the host, those of this poll and of the group among them. */
function addresses(slug: string): readonly string[] {
  const grounds = [
    { section: 'have-your-say', slug },
    { section: 'teams', slug: groupSlug(world.groups.team) },
  ] as const;
  const named = grounds.flatMap((ground) =>
    world.named.flatMap((route) => toContentAddress(route, ground) ?? []),
  );
  return [...world.general, ...named].filter((url) => !OWN.test(url));
}

async function readAll(slug: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const role of LOOKING)
    for (const url of addresses(slug)) {
      const { statusCode, rawPayload } = await world.ask(role, url);
      found.set(`${role} ${url}`, `${statusCode} ${rawPayload.toString('base64')}`);
    }
  return found;
}

async function vote(slug: string): Promise<void> {
  const { question, option } = toFixtureIds(slug);
  const { statusCode } = await world.host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${slug}/ballots`,
    headers: {
      ...(await world.host.headersOf(getPersonNumber('member')!)),
      'idempotency-key': randomUUID(),
    },
    payload: { answers: { [question(0)]: { chosen: [option(0, 1)] } } },
  });
  expect(statusCode).toBe(201);
}

async function changedBy(slug: string, act: () => Promise<void>): Promise<string[]> {
  const before = await readAll(slug);
  await act();
  const after = await readAll(slug);
  return [...before].filter(([url, text]) => after.get(url) !== text).map(([url]) => url);
}

async function openFor(slug: string, secrecy: StoredPoll['secrecy']): Promise<void> {
  const { team } = world.groups;
  const details = { eligibility: 'members', group: team, secrecy } as const;
  const { poll } = await insertPoll(world.host.database.db, { slug, details });
  await openPoll(world.host.database.db, poll, FIRST_START);
}

test(
  'a ballot in a secret poll that is open changes nothing that others are told, nor do they hear of it; after the close it is in the numbers',
  async () => {
    await openFor('silent', 'secret');
    const heard = await world.host.app.inject('/v1/have-your-say/silent');
    expect(await changedBy('silent', () => vote('silent'))).toEqual([]);
    expect((await world.host.app.inject('/v1/have-your-say/silent')).body).toBe(heard.body);

    const before = await world.host.app.inject('/v1/statistics');
    world.host.setNow(new Date(FIRST_START.getTime() + 2 * DAY_MS));
    const after = await world.host.app.inject('/v1/statistics');
    const ballots = [before, after].map((answer) => answer.json<{ ballots: number }>().ballots);
    expect(ballots[1]!).toBeGreaterThan(ballots[0]!);
  },
  LONG_MS,
);

test(
  'one in an open poll is seen: on its page, in lists and in the sums',
  async () => {
    await openFor('told', 'open');
    expect(await changedBy('told', () => vote('told'))).toEqual(
      expect.arrayContaining(
        ['/v1/statistics', '/v1/have-your-say', '/v1/have-your-say/told'].map(
          (url) => `anonymous ${url}`,
        ),
      ),
    );
  },
  LONG_MS,
);
