import { randomUUID } from 'node:crypto';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import type { DetailPage } from '../../../shared/contract/content';
import type { WrittenMeeting } from '../../../shared/contract/meetings';
import type {
  WrittenDetailsBySection,
  WrittenDetails,
} from '../../../shared/contract/writtenDetails';
import { toCityDay } from '../../city/currentSettings';
import { openCommentsHost, type CommentsHost, type Who } from '../../comments/testing/commentsHost';
import { toPersonId } from '../../seed/seedContents';

const EDITOR = 'nadia';
/** Nine seats, all held: five of councillors, three by lot, one of the youth council. */
const BUDGET = 'budget-committee';
const DAY_MS = 86_400_000;

let host: CommentsHost;
/** Draft that nothing is kept in. */
let draft: string;
beforeAll(async () => {
  host = await openCommentsHost();
  draft = await created();
});
afterAll(() => host.close());

const day = (days: number) => toCityDay(host.clock() + days * DAY_MS);
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  host.ask(who, method, path, body, method === 'GET' ? {} : { 'idempotency-key': randomUUID() });
const read = async <T>(path: string, who: Who = EDITOR): Promise<T> => {
  const answer = await ask(who, 'GET', path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const said = (answer: { statusCode: number; json: () => unknown }): string => {
  if (answer.statusCode < 400) return String(answer.statusCode);
  const { code, detail } = answer.json() as { code: string; detail?: string };
  return [answer.statusCode, code, detail].filter(Boolean).join(' ');
};

type Committee = WrittenDetailsBySection['committees'];
type Source = WrittenDetails<'committees'>;

const detailsOf = (slug: string) => read<Source>(`committees/${slug}/details?locale=en`);

async function put(slug: string, change: Partial<Committee>, kind?: string) {
  const { revision, details, kind: before } = await detailsOf(slug);
  const body = { revision, kind: kind ?? before, details: { ...details, ...change } };
  return ask(EDITOR, 'PUT', `committees/${slug}/details`, body);
}
const told = async (slug: string, change: Partial<Committee>) => said(await put(slug, change));

const seats = (key: string, en: string, count = 1) => ({ key, category: { en }, seats: count });
const WHOLE: Partial<Committee> = {
  mandate: { en: 'Counts the trees.', ar: 'عدّ الأشجار.' },
  legalBasis: { en: 'Bylaw 3' },
  composition: [seats('residents', 'Residents', 2), seats('unions', 'Unions')],
};

let begun = 0;
async function created(): Promise<string> {
  begun += 1;
  const slug = `tree-committee-${begun}`;
  const body = {
    title: { en: `Tree committee ${begun}` },
    summary: { en: 'Any.' },
    body: { en: 'Any.' },
    topics: [],
    originalLocale: 'en',
    area: null,
    visibility: 'public',
    author: 'organisation',
    slug,
    kind: 'temporary',
  };
  expect(said(await ask(EDITOR, 'POST', 'committees', body))).toBe('201');
  return slug;
}

const publish = async (slug: string) => {
  const { revision } = await detailsOf(slug);
  return said(
    await ask(EDITOR, 'POST', `committees/${slug}/transitions`, { revision, act: 'publish' }),
  );
};
const give = (slug: string, person: number, more: object = {}) =>
  ask(EDITOR, 'POST', `committees/${slug}/seats`, {
    person: toPersonId(person),
    role: 'member',
    seat: 'residents',
    title: {},
    electedBy: null,
    since: day(0),
    until: day(300),
    ...more,
  });
const pageOf = async (slug: string, locale = 'en') =>
  (await read<DetailPage<CommitteeDetails>>(`committees/${slug}?locale=${locale}`, null)).details;

test('a committee that is begun here is written, published, given seats and meets', async () => {
  const slug = await created();
  expect(await detailsOf(slug)).toMatchObject({
    kind: 'temporary',
    missing: ['mandate', 'composition'],
  });
  expect(await publish(slug)).toMatch('409 notReadyToPublish');

  const parent = { section: 'governance', slug: 'city-council' } as const;
  const answer = await put(slug, { ...WHOLE, parent, endsOn: day(900) }, 'advisory');
  expect(answer.json<Source>()).toMatchObject({
    kind: 'advisory',
    missing: [],
    details: { ...WHOLE, parent, rhythm: { en: '' } },
    places: [{ ...parent, title: { text: 'City Council' } }],
  });
  expect(await publish(slug)).toBe('200');
  const page = await pageOf(slug, 'ar');
  expect(page).toMatchObject({
    mandate: { text: 'عدّ الأشجار.', lang: 'ar' },
    endsOn: day(900),
    vacantSeats: 3,
    parent: { slug: 'city-council' },
    below: [],
    composition: [{ key: 'residents', seats: 2, vacant: 2 }, { key: 'unions' }],
  });

  expect(said(await give(slug, 60, { role: 'chair' }))).toBe('204');
  expect(await pageOf(slug)).toMatchObject({ memberCount: 1, vacantSeats: 2 });
  const plan: WrittenMeeting = {
    timezone: 'Europe/Istanbul',
    startsAt: `${day(20)}T18:00`,
    endsAt: null,
    onlineUrl: '',
    title: { en: 'First sitting' },
    place: {},
    isPublic: true,
    agenda: [],
  };
  expect(said(await ask(EDITOR, 'POST', `committees/${slug}/meetings`, plan))).toBe('201');
});

const bad = (composition: Committee['composition']): Partial<Committee> => ({ composition });
const over = (on: string, en?: string): Partial<Committee> => ({
  dissolution: { on, reason: en === undefined ? {} : { en } },
});
const above = (slug: string): Partial<Committee> => ({
  parent: { section: 'governance', slug },
});

test.each<[string, (slug: string) => Partial<Committee>, string]>([
  [
    'two categories of one name',
    () => bad([seats('a', 'Unions'), seats('b', ' UNIONS ')]),
    'composition.b.category: taken',
  ],
  [
    'two categories of one name in another language',
    () =>
      bad([
        { key: 'a', category: { en: 'Unions', ar: 'النقابات' }, seats: 1 },
        { key: 'b', category: { en: 'Workers', ar: 'النقابات' }, seats: 1 },
      ]),
    'composition.b.category: taken',
  ],
  [
    'the same category twice',
    () => bad([seats('a', 'One'), seats('a', 'Two')]),
    'composition.a.category: taken',
  ],
  ['a category without a name', () => bad([seats('a', '  ')]), 'composition.a.category: missing'],
  ['no seat', () => bad([seats('a', 'Unions', 0)]), 'composition.a.seats: few'],
  [
    'an end before the beginning',
    () => ({ createdOn: '2026-01-02', endsOn: '2026-01-01' }),
    'endsOn: order',
  ],
  ['a year of another age', () => ({ createdOn: '0026-01-02' }), 'createdOn: date'],
  ['a dissolution without a reason', () => over(day(0)), 'dissolution.reason: missing'],
  ['a dissolution that is still to come', () => over(day(1), 'Done.'), 'dissolution.on: future'],
  [
    'a dissolution before the beginning',
    () => over('2001-01-01', 'Done.'),
    'dissolution.on: order',
  ],
  ['what it stands below is not there', () => above('nowhere'), 'parent: unknown'],
  ['what it stands below is a text', () => above('how-a-decision-is-made'), 'parent: otherKind'],
  ['itself above it', (slug) => ({ parent: { section: 'committees', slug } }), 'parent: cycle'],
])('%s is refused at its field', async (_what, change, detail) => {
  expect(await told(draft, change(draft))).toBe(`422 invalidDetails ${detail}`);
});

test('what no form sends is refused as a whole', async () => {
  for (const row of [
    seats('Not A Key', 'Unions'),
    seats('a', 'Unions', -1),
    seats('a', 'Unions', 1.5),
  ])
    expect(await told(draft, bad([row]))).toMatch('400');
});

describe('seats that are held', () => {
  const now = async () => (await detailsOf(BUDGET)).details.composition;
  const changed = async (key: string, more: object) =>
    bad((await now()).map((row) => (row.key === key ? { ...row, ...more } : row)));

  test('a category is renamed, and whoever holds a seat of it keeps it', async () => {
    const more = { category: { tr: 'Belediye meclisi üyeleri' } };
    expect(await told(BUDGET, await changed('councillors', more))).toBe('200');
    const { members, composition, vacantSeats } = await pageOf(BUDGET);
    expect(composition[0]).toMatchObject({ category: { text: 'Belediye meclisi üyeleri' } });
    expect(members.filter(({ seat }) => seat === 'councillors')).toHaveLength(5);
    expect(vacantSeats).toBe(0);
  });

  test('no fewer seats than are held today or on a day to come', async () => {
    const slug = await created();
    const withSeats = (count: number) =>
      told(slug, bad([seats('residents', 'Residents', count), seats('unions', 'Unions')]));
    expect(await told(slug, WHOLE)).toBe('200');
    expect(await publish(slug)).toBe('200');
    for (const person of [61, 62]) expect(said(await give(slug, person))).toBe('204');

    const held = '422 invalidDetails composition.residents.seats: held';
    expect(await withSeats(1)).toBe(held);
    expect(await withSeats(3)).toBe('200');
    expect(said(await give(slug, 63, { since: day(40), until: day(50) }))).toBe('204');
    expect(await withSeats(2)).toBe(held);
  });

  test('a category of which somebody holds or held a seat is not removed', async () => {
    const without = async (slug: string, key: string) =>
      bad((await detailsOf(slug)).details.composition.filter((row) => row.key !== key));
    expect(await told(BUDGET, await without(BUDGET, 'youth'))).toBe(
      '422 invalidDetails composition.youth.category: held',
    );
    const slug = await created();
    expect(await told(slug, WHOLE)).toBe('200');
    expect(await publish(slug)).toBe('200');
    expect(said(await give(slug, 61, { since: day(-9), until: day(-3) }))).toBe('204');
    expect(await told(slug, await without(slug, 'residents'))).toBe(
      '422 invalidDetails composition.residents.category: held',
    );
    expect(await told(slug, await without(slug, 'unions'))).toBe('200');
  });

  test('of who gives the last seat and who takes it away at once one succeeds', async () => {
    const slug = await created();
    expect(await told(slug, WHOLE)).toBe('200');
    expect(await publish(slug)).toBe('200');
    expect(said(await give(slug, 61))).toBe('204');
    const { revision, details, kind } = await detailsOf(slug);
    const fewer = { ...details, ...bad([seats('residents', 'Residents', 1)]) };
    const both = await Promise.all([
      give(slug, 62),
      ask(EDITOR, 'PUT', `committees/${slug}/details`, { revision, kind, details: fewer }),
    ]);
    expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    const { composition, memberCount } = await pageOf(slug);
    expect(memberCount).toBeLessThanOrEqual(composition[0]!.seats);
  });

  test('a dissolved committee says when and why, gives no more seats, and can be there again', async () => {
    const slug = await created();
    expect(await told(slug, WHOLE)).toBe('200');
    expect(await publish(slug)).toBe('200');
    expect(await told(slug, over(day(0), 'Its work is done.'))).toBe('200');
    expect((await pageOf(slug)).dissolution).toMatchObject({
      reason: { text: 'Its work is done.' },
    });
    expect(said(await give(slug, 61))).toMatch('409 committeeDissolved');
    expect(await told(slug, { dissolution: null })).toBe('200');
    expect(said(await give(slug, 61))).toBe('204');
  });

  test('what is out keeps its mandate and its categories', async () => {
    expect(await told(BUDGET, { mandate: {} })).toBe('422 invalidDetails mandate: missing');
  });
});

describe('the tree of committees and bodies', () => {
  const below = (slug: string): Partial<Committee> => ({ parent: { section: 'committees', slug } });

  test('of two committees that are put below each other at once one is', async () => {
    const [first, second] = [await created(), await created()];
    const both = await Promise.all([put(first, below(second)), put(second, below(first))]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('a committee and the body that is its entry are one: neither stands below the other, nor below what is below it', async () => {
    const slug = await created();
    expect(await told(slug, { ...WHOLE, ...below(BUDGET) })).toBe('200');
    expect(await publish(slug)).toBe('200');
    expect((await pageOf(BUDGET)).below).toMatchObject([{ section: 'committees', slug }]);
    const cycle = '422 invalidDetails parent: cycle';
    expect(await told(BUDGET, below(slug))).toBe(cycle);
    expect(await told(BUDGET, above('budget-committee-body'))).toBe(cycle);
  });

  test('an entry leads on to what its committee stands below, and the other way round', async () => {
    const committee = await created();
    const body = {
      title: { en: 'Tree office' },
      summary: { en: 'Any.' },
      body: { en: 'Any.' },
      topics: [],
      originalLocale: 'en',
      area: null,
      visibility: 'public',
      author: 'organisation',
      slug: 'tree-office',
      kind: 'body',
    };
    expect(said(await ask(EDITOR, 'POST', 'governance', body))).toBe('201');
    expect(await told(committee, below('mobility-committee'))).toBe('200');
    const entry = await read<WrittenDetails<'governance'>>('governance/tree-office/details');
    const details = {
      decision: null,
      commitment: null,
      body: { parent: 'mobility-committee-body', position: 1, committee },
    };
    const change = { revision: entry.revision, kind: 'body', details };
    expect(said(await ask(EDITOR, 'PUT', 'governance/tree-office/details', change))).toBe('200');
    expect(await told('mobility-committee', above('tree-office'))).toBe(
      '422 invalidDetails parent: cycle',
    );
  });
});

test('residents and members of other committees neither read nor write the details', async () => {
  expect(said(await ask(null, 'GET', `committees/${BUDGET}/details`))).toMatch('401');
  expect(said(await ask('grace', 'GET', `committees/${BUDGET}/details`))).toMatch('403');
  const { revision, kind, details } = await detailsOf(BUDGET);
  const change = { revision, kind, details };
  expect(said(await ask('leyla', 'PUT', `committees/${BUDGET}/details`, change))).toMatch('403');
});
