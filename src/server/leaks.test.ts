import { getTestTurn, isWholeRun } from '../shared/testing/testLocales';
import { sendDigests, type NewsContext } from './notifications/digest/sendDigests';
import type { PlantedContent } from './testing/leaks/contents';
import { getPersonId, ROLES, SIGNED_IN, type Role } from './testing/leaks/roles';
import { toContentAddress } from './testing/leaks/walk';
import {
  openLeakWorld,
  isInconclusive,
  type LeakWorld,
  type Snapshot,
} from './testing/leaks/world';

const LONG_MS = 600_000;
/**
 * Interval of the sample: of requests that are made many times, one in so many is made, others in
 * each turn; it divides neither the sections nor the states nor the roles.
 */
const SOME = isWholeRun() ? 7 : 29;

let world: LeakWorld;
beforeAll(async () => {
  world = await openLeakWorld();
}, LONG_MS);
afterAll(() => world.host.close());

const isDeleted = ({ state }: PlantedContent) => state.overlay === 'deleted_at';
const unaware =
  (...roles: readonly Role[]) =>
  (readers: readonly Role[]): boolean =>
    roles.every((role) => !readers.includes(role));

test(
  'what somebody may not read changes nothing that they are told: no list, count, search, feed, calendar or file',
  async () => {
    const isFor = (role: Role) => (readers: readonly Role[]) => readers.includes(role);
    const hidden = unaware('anonymous', 'outsider', 'member');
    const ofMembers = (readers: readonly Role[]) =>
      isFor('member')(readers) && unaware('outsider')(readers);
    const signedIn = (readers: readonly Role[]) =>
      isFor('outsider')(readers) && unaware('anonymous')(readers);
    // Each is asked once before, and once after all of what they may not read was planted.
    const before = {
      anonymous: await world.snapshot('anonymous'),
      outsider: await world.snapshot('outsider'),
      member: await world.snapshot('member'),
    };
    const noticed: string[] = [];
    const look = async (snapshot: Snapshot) =>
      noticed.push(...(await world.noticedSince(snapshot)));
    await world.plant(hidden);
    await look(before.member);
    const ofEditor = await world.snapshot('editor');
    await world.plant(ofMembers);
    await look(ofEditor);
    await look(before.outsider);
    await world.plant(signedIn);
    await look(before.anonymous);
    await world.plant(isFor('anonymous'));
    expect(noticed).toEqual([]);
  },
  LONG_MS,
);

test.each(ROLES)(
  '%s finds what they may read: on its page, in the list and by search',
  async (role) => {
    const faults: string[] = [];
    const lists = new Map<string, string>();
    for (const [index, content] of world.contents.entries()) {
      const { section, slug, word, readers, state, what } = content;
      if (!readers.includes(role) || isDeleted(content)) continue;
      const page = await world.ask(role, `/v1/${section}/${slug}`);
      if (page.statusCode !== 200 || !page.body.includes(word)) faults.push(`no page: ${what}`);
      if (state.status !== 'published' || state.overlay) continue;
      const list = lists.get(section) ?? (await world.ask(role, `/v1/${section}?limit=100`)).body;
      lists.set(section, list);
      if (!list.includes(word)) faults.push(`not in the list: ${what}`);
      // Each section and each state in turn.
      if ((index + getTestTurn()) % SOME !== 0) continue;
      const found = await world.ask(role, `/v1/search?q=${word}`);
      if (!found.body.includes(slug)) faults.push(`not found: ${what}`);
    }
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'at its own addresses what somebody may not read is as what was never there',
  async () => {
    const faults: string[] = [];
    const nothing = new Map<string, string>();
    const bodyOfNothing = async (role: Role, route: string, { section }: PlantedContent) => {
      const { team } = world.groups;
      const none = { section, slug: 'nothing-here', fileId: team, commentId: team };
      const url = toContentAddress(route, none)!;
      const key = `${role} ${url}`;
      if (!nothing.has(key)) nothing.set(key, (await world.ask(role, url)).body);
      return nothing.get(key)!;
    };
    const look = async (role: Role, content: PlantedContent, route: string) => {
      const url = toContentAddress(route, content);
      if (url === null) return;
      const { body, statusCode } = await world.ask(role, url);
      if (isInconclusive(statusCode)) faults.push(`${url} answers ${statusCode}`);
      // That there was something, which everybody could read, is no secret.
      const isGone = isDeleted(content) && statusCode === 410;
      if (
        isGone
          ? world.leaksIn(role, url, body).length > 0
          : body !== (await bodyOfNothing(role, route, content))
      )
        faults.push(`${role} ${url}, ${content.what}: ${statusCode} ${body.slice(0, 100)}`);
    };
    for (const [index, content] of world.contents.entries()) {
      const roles = ROLES.filter((role) => isDeleted(content) || !content.readers.includes(role));
      for (const role of roles) await look(role, content, `/v1/${content.section}/:slug`);
      // Each in turn: every route meets every role many times.
      const next = roles[index % roles.length];
      if (!next) continue;
      for (const [place, route] of world.named.entries())
        if ((index + place + getTestTurn()) % SOME === 0) await look(next, content, route);
    }
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'no change of what somebody may not read is followed',
  async () => {
    for (const role of ROLES)
      for (const content of world.contents) {
        if (content.section !== 'blogs' || content.readers.includes(role)) continue;
        const { statusCode } = await world.ask(role, `/v1/stream?topic=content:${content.id}`);
        expect([role, content.what, statusCode]).toEqual([role, content.what, 404]);
      }
  },
  LONG_MS,
);

let secretPages: readonly string[] | null = null;
test.each(ROLES)(
  '%s is told no secret anywhere: lists, pages, files, feeds, exports, desks',
  async (role) => {
    secretPages ??= await world.plantSecrets();
    const faults: string[] = [];
    for (const url of [...world.general, ...world.publicPages(), ...secretPages])
      faults.push(...(await world.leaksAt(role, url)));
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'no mail tells its receiver what they may not read any more',
  async () => {
    const { db } = world.host.database;
    const people = await db.selectFrom('people').select(['id', 'email']).execute();
    const roleOf = new Map(
      SIGNED_IN.map((role) => [people.find(({ id }) => id === getPersonId(role))!.email, role]),
    );
    const told: Role[] = [];
    const faults: string[] = [];
    const sendMany: NewsContext['mail']['sendMany'] = async (orders) => {
      for (const { to, ...mail } of orders) {
        const role = roleOf.get(to);
        if (!role) continue;
        told.push(role);
        faults.push(...world.leaksIn(role, 'mail', JSON.stringify(mail)));
      }
    };
    const mail = { transport: { kind: 'folder', folder: '/nowhere' }, sendMany } as const;
    const run = { now: new Date('2026-03-11T05:00:00Z'), signal: new AbortController().signal };
    await sendDigests({ db, portalOrigin: 'https://portal.example', mail }, run);
    expect(new Set(told)).toEqual(new Set(SIGNED_IN));
    expect(faults).toEqual([]);
  },
  LONG_MS,
);
