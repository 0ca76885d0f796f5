import { sql } from 'kysely';
import type { Page, DetailPage, ListItem } from '../../shared/contract/content';
import {
  DecisionRow,
  type GovernanceFacets,
  type GovernanceFacts,
  type GovernancePage,
} from '../../shared/contract/governance';
import type { DemoPerson } from '../../demo/people';
import { insertPoll } from '../have-your-say/testing/pollFixtures';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { aCommitment, aDecision, MEMBERS_ONLY, writeEntry } from './testing/entries';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

type Query = Readonly<Record<string, string>>;
type Entry = ListItem<GovernanceFacts>;

async function ask(path: string, query: Query = {}, person?: DemoPerson) {
  const headers = person ? await host.headersOf(person) : {};
  return host.app.inject({ url: `/v1/governance${path}`, query: { ...query }, headers });
}
async function list(query: Query, person?: DemoPerson): Promise<Entry[]> {
  const answer = await ask('', { limit: '100', ...query }, person);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<Page<Entry>>().items;
}
const slugs = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug);
const register = (query: Query = {}, person?: DemoPerson) =>
  list({ kind: 'decision', ...query }, person);
const readPage = async (slug: string, query: Query = {}, person?: DemoPerson) =>
  (await ask(`/${slug}`, query, person)).json<DetailPage<GovernancePage>>();
const chain = async (slug: string, person?: DemoPerson) =>
  (await readPage(slug, {}, person)).details.chain;
const facets = async (query: Query = {}, person?: DemoPerson) =>
  (await ask('/facets', query, person)).json<GovernanceFacets>();
const csv = async (query: Query = {}, person?: DemoPerson) => {
  const { body } = await ask('/decisions.csv', query, person);
  return body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
};

describe('the register', () => {
  test('shows 25 decisions, the latest first, or by number', async () => {
    const dates = (await register()).map(({ details }) => details.decision!.decidedOn);
    expect(dates.length).toBeGreaterThanOrEqual(24);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const numbers = (await register({ order: 'number' })).map(
      ({ details }) => details.decision!.number,
    );
    expect(numbers).toEqual(numbers.toSorted().toReversed());
  });

  test('pages by number without repeating or skipping', async () => {
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const query = {
        kind: 'decision',
        order: 'number',
        limit: '7',
        ...(next && { cursor: next }),
      };
      const answer: Page<Entry> = (await ask('', query)).json();
      seen.push(...slugs(answer.items));
      next = answer.next;
    }
    expect(seen).toEqual(slugs(await register({ order: 'number' })));
  });

  test.each([
    ['hc-2026-049', ['night-bus-n2-until-three']],
    ['2026-04٩', ['night-bus-n2-until-three']],
    ['fıskiye', []],
  ])('finds %s by number or text', async (q, found) => {
    expect(slugs(await register({ q }))).toEqual(found);
  });

  test('filters by body, year, state and method', async () => {
    const all = await register();
    const of = (test: (entry: Entry) => boolean) => slugs(all.filter(test));
    const decided = ({ details }: Entry) => details.decision!;
    expect(slugs(await register({ body: 'city-council' }))).toEqual(
      of((entry) => decided(entry).body === 'city-council'),
    );
    expect(slugs(await register({ year: '2025' }))).toEqual(
      of((entry) => decided(entry).decidedOn.startsWith('2025')),
    );
    expect(slugs(await register({ state: 'rejected' }))).toEqual(
      of((entry) => decided(entry).state === 'rejected'),
    );
    const { methods } = await facets();
    for (const { key, count } of methods)
      expect(await register({ method: key })).toHaveLength(count);
    expect(methods.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  });

  test('anything else finds nothing and breaks nothing', async () => {
    expect(await register({ state: 'overdue' })).toEqual([]);
    expect(await register({ body: 'x', year: '0000', method: 'DROP' })).toEqual([]);
    expect((await ask('', { method: "' or 1=1" })).statusCode).toBe(400);
    expect((await ask('', { author: 'somebody' })).statusCode).toBe(400);
  });

  test.each([
    ['en', 'Open vote, simple majority'],
    ['ar', 'تصويت علني، أغلبية بسيطة'],
    ['tr', 'Açık oylama, basit çoğunluk'],
  ])('says in %s what it can be filtered by', async (locale, method) => {
    const { bodies, years, methods, decisionStates } = await facets({ locale });
    expect(methods.map(({ text }) => text)).toContainEqual({ text: method, lang: locale });
    expect(bodies.every(({ name }) => name.lang === locale)).toBe(true);
    expect(years.map(({ year }) => year)).toEqual(['2026', '2025', '2024'].slice(0, years.length));
    expect(decisionStates).toHaveLength(6);
  });

  test('is a table with the columns of the contract, filtered like the list', async () => {
    const [header, ...lines] = await csv({ body: 'city-council', order: 'number', locale: 'tr' });
    expect(header!.split(',')).toEqual(Object.keys(DecisionRow.properties));
    const listed = await register({ body: 'city-council', order: 'number' });
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      listed.map(({ details }) => details.decision!.number),
    );
    expect(lines.join('\n')).toContain('/tr/governance/night-bus-n2-until-three');
  });

  test('its table reaches beyond one page, and a formula is no formula in it', async () => {
    const more = Array.from({ length: 101 }, (_, index) => `bulk-${index}`);
    for (const slug of more)
      await writeEntry(host, slug, aDecision({ number: `B-${slug}`, decidedOn: '2001-01-01' }), {
        title: JSON.stringify({ en: '=1+1' }),
      });
    const [, ...lines] = await csv({ year: '2001' });
    expect(lines).toHaveLength(more.length);
    expect(lines.every((line) => line.includes("'=1+1"))).toBe(true);
    await host.database.db.deleteFrom('contents').where('slug', 'like', 'bulk-%').execute();
  });
});

describe('bodies', () => {
  test('say how many members and decisions they have', async () => {
    const bodies = await list({ kind: 'body' });
    const of = (slug: string) => bodies.find((body) => body.slug === slug)?.details.figures;
    expect(of('budget-committee-body')).toMatchObject({ members: 9 });
    expect(of('city-council')).toEqual({
      members: null,
      decisions: (await register({ body: 'city-council' })).length,
    });
  });

  test('that belong to each other in a circle are listed all the same', async () => {
    const body = (parent: string) => ({
      decision: null,
      commitment: null,
      body: { parent, position: 90, committee: null },
    });
    await writeEntry(host, 'hen', body('egg'));
    await writeEntry(host, 'egg', body('hen'));
    expect(slugs(await list({ kind: 'body' }))).toEqual(expect.arrayContaining(['hen', 'egg']));
    expect((await readPage('hen')).details).toMatchObject({ body: { parent: 'egg' }, chain: [] });
  });
});

describe('the chain', () => {
  const stepsOf = async (slug: string, person?: DemoPerson) =>
    (await chain(slug, person)).map(({ step, slug: at }) => `${step} ${at}`);

  const NIGHT = [
    'idea getting-home-at-night',
    'poll night-bus-hours',
    'decision night-bus-n2-until-three',
    'commitment n2-runs-until-three',
    'commitment noise-at-the-n2-terminus',
    'followUp bus-hours-question-time',
  ];

  test.each([
    ['night-bus-n2-until-three', NIGHT],
    ['noise-at-the-n2-terminus', NIGHT],
    [
      'lantern-street-stays-a-school-street',
      [
        'idea safe-ways-to-school',
        'poll school-street-trial',
        'decision lantern-street-stays-a-school-street',
        'commitment barrier-and-loading-bays-on-lantern-street',
        'followUp school-street-evening',
      ],
    ],
    [
      'nine-lamps-at-the-night-stops',
      [
        'idea getting-home-at-night',
        'poll night-bus-hours',
        'decision light-at-nine-night-stops',
        'commitment nine-lamps-at-the-night-stops',
        'followUp promenade-lighting-walk',
      ],
    ],
    ['how-a-decision-is-made', []],
  ])('of %s leads from the idea to what became of it', async (slug, steps) => {
    expect(await stepsOf(slug)).toEqual(steps);
  });

  test('says how far each step is', async () => {
    expect((await chain('night-bus-n2-until-three')).map(({ state }) => state)).toEqual([
      'closed',
      'closed',
      'adopted',
      'running',
      'planned',
      'upcoming',
    ]);
  });

  test('tells at a vote what was taken out of it after its opening, when and why', async () => {
    const { poll, option, question } = await insertPoll(host.database.db, {
      slug: 'one-left',
      questions: [
        { method: 'plurality', options: ['Ada', 'Bo', 'Cem'] },
        { method: 'timePoll', options: ['Late', 'Early'] },
      ],
    });
    const taken = [
      { place: [0, 2], kind: 'struckOff', reason: 'Lives elsewhere.', at: '2026-03-09T09:00:00Z' },
      { place: [1, 0], kind: 'withdrew', reason: 'The hall is taken.', at: '2026-03-10T09:00:00Z' },
    ] as const;
    const withdrawals = taken.map(({ place: [asked, chosen], reason, ...one }) => ({
      question: question(asked),
      option: option(asked, chosen),
      reason: { en: reason },
      ...one,
    }));
    await sql`update contents set details = details || ${JSON.stringify({ withdrawals })}::jsonb
      where id = ${poll}`.execute(host.database.db);
    await sql`update poll_options set starts_at = '2026-04-07T16:00:00Z' where id = ${option(1, 0)}`.execute(
      host.database.db,
    );
    await writeEntry(host, 'ada-or-bo', aDecision({ poll: 'one-left' }));

    const [vote, decision] = await chain('ada-or-bo');
    const en = (text: string) => ({ text, lang: 'en' });
    expect(vote).toMatchObject({ step: 'poll', slug: 'one-left' });
    expect(vote!.withdrawals).toEqual([
      {
        kind: 'struckOff',
        label: en('Cem'),
        startsAt: null,
        reason: en('Lives elsewhere.'),
        at: '2026-03-09T09:00:00Z',
      },
      {
        kind: 'withdrew',
        label: en('Late'),
        startsAt: '2026-04-07T16:00:00.000Z',
        reason: en('The hall is taken.'),
        at: '2026-03-10T09:00:00Z',
      },
    ]);
    expect(decision).toMatchObject({ step: 'decision', withdrawals: [] });
  });

  test('asks the database no more often for a long chain than for a short one', async () => {
    const run = jest.spyOn(host.database.db.getExecutor(), 'executeQuery');
    const queriesOf = async (slug: string) => {
      run.mockClear();
      await ask(`/${slug}`);
      return run.mock.calls.length;
    };
    const long = await queriesOf('night-bus-n2-until-three');
    expect(long).toBeGreaterThan(2);
    expect(await queriesOf('site-of-the-new-library')).toBe(long);
    run.mockRestore();
  });
});

describe('what a reader may not read', () => {
  beforeAll(async () => {
    await writeEntry(
      host,
      'closed-decision',
      aDecision({ number: 'SECRET-7', decidedOn: '1999-05-05', method: { en: 'Whispered' } }),
      MEMBERS_ONLY,
    );
    await writeEntry(
      host,
      'closed-commitment',
      aCommitment({ decision: 'night-bus-n2-until-three', dueOn: '2020-01-01' }),
      MEMBERS_ONLY,
    );
    await writeEntry(
      host,
      'open-commitment',
      aCommitment({
        decision: 'closed-decision',
        followUps: [{ section: 'governance', slug: 'closed-commitment' }],
      }),
    );
  });

  test('is in no list, table, choice or chain', async () => {
    expect(slugs(await register({ q: 'secret-7' }))).toEqual([]);
    expect((await csv({ year: '1999' })).slice(1)).toEqual([]);
    const shown = JSON.stringify(await facets());
    expect(shown).not.toContain('1999');
    expect(shown).not.toContain('Whispered');
    expect(JSON.stringify(await chain('night-bus-n2-until-three'))).not.toContain('closed-');
    expect((await ask('/closed-decision')).statusCode).toBe(404);
  });

  test('is not even named by what follows from it', async () => {
    const { details } = await readPage('open-commitment');
    expect(JSON.stringify(details)).not.toContain('closed-');
    expect(details.chain.map(({ slug }) => slug)).toEqual(['open-commitment']);
    const listed = (await list({ kind: 'commitment' })).find(
      ({ slug }) => slug === 'open-commitment',
    );
    expect(listed?.details.commitment?.decision).toBeNull();
  });

  test('is there for its members', async () => {
    expect(slugs(await register({ q: 'secret-7' }, 'leyla'))).toEqual(['closed-decision']);
    expect(await csv({ year: '1999' }, 'leyla')).toHaveLength(2);
    expect((await facets({}, 'leyla')).years.map(({ year }) => year)).toContain('1999');
    const steps = await chain('open-commitment', 'leyla');
    expect(slugs(steps)).toEqual(['closed-decision', 'open-commitment', 'closed-commitment']);
  });

  test('a draft is nobody’s business but its writers’', async () => {
    const draft = { status: 'draft', published_at: null };
    await writeEntry(
      host,
      'a-draft',
      aDecision({ number: 'DRAFT-1', decidedOn: '1998-01-01' }),
      draft,
    );
    expect((await csv({ year: '1998' })).slice(1)).toEqual([]);
    expect((await facets()).years.map(({ year }) => year)).not.toContain('1998');
  });
});

describe('commitments', () => {
  test('come by their day, what is over last; one is overdue, one was given up with a reason', async () => {
    const all = await list({ kind: 'commitment' });
    const days = (states: readonly string[]) =>
      all
        .filter(({ details }) => states.includes(details.commitment!.state))
        .map(({ details }) => details.commitment!.dueOn);
    const [open, over] = [days(['planned', 'running']), days(['done', 'dropped'])];
    expect(open).toEqual(open.toSorted());
    expect(over).toEqual(over.toSorted());
    expect(all.map(({ details }) => details.commitment!.dueOn)).toEqual([...open, ...over]);
    const overdue = slugs(await list({ kind: 'commitment', state: 'overdue' }));
    expect(overdue).toContain('market-square-in-three-stages');
    const [dropped] = await list({ kind: 'commitment', state: 'dropped' });
    expect(dropped!.details.commitment!.droppedReason!.text).toMatch(/fewer journeys/);
    expect((await facets()).overdue).toBe(overdue.length);
  });

  test('are late from the day after on, in the city’s time', async () => {
    await writeEntry(host, 'due-today', aCommitment({ dueOn: '2026-05-05' }));
    const isLate = async () =>
      slugs(await list({ kind: 'commitment', state: 'overdue' })).includes('due-today');
    host.setNow(new Date('2026-05-05T20:59:00Z'));
    expect(await isLate()).toBe(false);
    host.setNow(new Date('2026-05-05T21:01:00Z'));
    expect(await isLate()).toBe(true);
  });

  test('have a timeline in the reader’s language', async () => {
    const { details } = await readPage('n2-runs-until-three', { locale: 'ar' });
    expect(details.commitment!.entries!.map(({ text }) => text.lang)).toEqual(['ar', 'ar', 'ar']);
  });
});
