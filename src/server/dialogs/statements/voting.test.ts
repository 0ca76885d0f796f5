import { sql } from 'kysely';
import type { Statement } from '../../../shared/contract/statements';
import { STATEMENTS_CHANNEL } from '../statementChanges';
import {
  openStatementsHost,
  readRefusal,
  type StatementsHost,
  type Who,
} from './testing/statementsHost';

let host: StatementsHost;
beforeAll(async () => {
  host = await openStatementsHost();
});
afterAll(() => host.close());

/** Prepares a dialog with one statement of the staff. */
async function withOne(): Promise<{ slug: string; id: string }> {
  const slug = await host.dialog({ seeds: 1 });
  const { items } = await host.statements(slug, null);
  return { slug, id: items[0]!.id };
}

const vote = (slug: string, who: Who, id: string, value: number) =>
  host.ask(who, 'PUT', `dialogs/${slug}/statements/${id}/vote`, { vote: value });

async function eventsOf(slug: string): Promise<[number, number, number, number][]> {
  const { rows } = await sql<{ event: [number, number, number, number] }>`
    select jsonb_build_array(number, participant, statement, vote) as event from statement_votes
    where content_id = (select id from contents where slug = ${slug}) order by number`.execute(
    host.database.db,
  );
  return rows.map(({ event }) => event);
}

async function dialogOf(slug: string) {
  const { rows } = await sql<Record<string, number>>`
    select statements, participants, shown, votes from statement_dialogs
    where content_id = (select id from contents where slug = ${slug})`.execute(host.database.db);
  return rows[0];
}

/** Reads what stands in the counts, and what the last votes come to. */
async function countsOf(slug: string) {
  const { rows } = await sql<{ kept: number[]; counted: number[] }>`
    select jsonb_build_array(agrees, disagrees, seen) as kept, (
      select jsonb_build_array(count(*) filter (where vote = 1), count(*) filter (where vote = -1), count(*))
      from (select distinct on (participant) vote from statement_votes
        where content_id = statements.content_id and statement = statements.number
        order by participant, statement_votes.number desc) as last) as counted
    from statements where content_id = (select id from contents where slug = ${slug}) order by number`.execute(
    host.database.db,
  );
  return rows;
}

test('a vote counts at once, a change of mind in its place, the same again not at all', async () => {
  const { slug, id } = await withOne();
  const counts = async (value: number) =>
    (await host.answer(slug, 'grace', id, value)).statement.counts;
  expect(await counts(1)).toEqual({ agrees: 1, disagrees: 0, seen: 1 });
  expect(await counts(1)).toEqual({ agrees: 1, disagrees: 0, seen: 1 });
  expect(await counts(0)).toEqual({ agrees: 0, disagrees: 0, seen: 1 });
  expect(await counts(-1)).toEqual({ agrees: 0, disagrees: 1, seen: 1 });
  expect((await host.answer(slug, 'omar', id, 1)).statement.mine!.vote).toBe(1);
  expect(await eventsOf(slug)).toEqual([
    [1, 0, 0, 1],
    [2, 0, 0, 0],
    [3, 0, 0, -1],
    [4, 1, 0, 1],
  ]);
  expect(await dialogOf(slug)).toEqual({ statements: 1, participants: 2, shown: 1, votes: 4 });
  expect((await host.statement(slug, 'grace', id)).mine).toEqual({
    isAuthor: false,
    vote: -1,
    reported: false,
  });
});

test('a vote is told to those who draw the map, and is no new version of the dialog', async () => {
  const { slug, id } = await withOne();
  const version = async () =>
    (
      await sql<{ version: number }>`select version from contents where slug = ${slug}`.execute(
        host.database.db,
      )
    ).rows[0]!.version;
  const before = await version();
  const told: string[] = [];
  await host.database.listen(STATEMENTS_CHANNEL, (payload) => void told.push(payload));
  const answer = await host.answer(slug, 'grace', id, 1);
  await host.answer(slug, 'grace', id, 1);
  expect(answer.progress).toEqual({ answered: 1, left: 0 });
  expect(told).toHaveLength(1);
  expect(await version()).toBe(before);
});

test('of one person’s twenty first votes at once one is counted, under one number', async () => {
  const { slug, id } = await withOne();
  const answers = await Promise.all(Array.from({ length: 20 }, () => vote(slug, 'grace', id, 1)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await eventsOf(slug)).toEqual([[1, 0, 0, 1]]);
  expect(await dialogOf(slug)).toMatchObject({ participants: 1, votes: 1 });
});

test('of forty people at once every vote counts, numbered without gaps', async () => {
  const slug = await host.dialog({ seeds: 3 });
  const { items } = await host.statements(slug, null, 'sort=oldest');
  const people = Array.from({ length: 40 }, (_, place) => 100 + place);
  const answers = await Promise.all(
    people.flatMap((who) =>
      items.map(({ id, number }) => vote(slug, who, id, ((who + number) % 3) - 1)),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  const events = await eventsOf(slug);
  expect(events.map(([number]) => number)).toEqual(
    Array.from({ length: 120 }, (_, place) => place + 1),
  );
  const participants = new Set(events.map(([, participant]) => participant));
  expect([...participants].toSorted((a, b) => a - b)).toEqual(people.map((_, place) => place));
  for (const { kept, counted } of await countsOf(slug)) expect(kept).toEqual(counted);
  expect(await dialogOf(slug)).toMatchObject({ participants: 40, votes: 120 });
});

test('nobody answers what is hidden, deleted, held or elsewhere', async () => {
  const slug = await host.dialog({ seeds: 2 });
  const { items } = await host.statements(slug, null);
  await host.hide(items[0]!.id);
  const deleted = await host.state(slug, 'grace', 'I take this one back.');
  await host.ask('grace', 'DELETE', `dialogs/${slug}/statements/${deleted.id}`);
  const strict = await host.dialog({ moderation: 'strict' });
  const held = await host.state(strict, 'grace', 'This one has to wait.');
  const elsewhere = await withOne();
  const refusals: [string, Who, string, string][] = [
    [slug, 'omar', items[0]!.id, '409 notShown'],
    [slug, 'omar', deleted.id, '409 notShown'],
    [strict, 'omar', held.id, '404 notFound'],
    [strict, 'grace', held.id, '409 notShown'],
    [slug, 'omar', elsewhere.id, '404 notFound'],
    [slug, 'omar', 'no-id', '404 notFound'],
    [slug, null, items[1]!.id, '401 signInRequired'],
  ];
  for (const [place, who, id, refusal] of refusals)
    expect([refusal, await readRefusal(vote(place, who, id, 1))]).toEqual([refusal, refusal]);
  for (const value of [2, -2, 0.5, '1x', '1', null, true])
    expect(await readRefusal(vote(slug, 'omar', items[1]!.id, value as number))).toBe(
      '400 invalidRequest',
    );
  expect((await eventsOf(slug)).map(([, , statement]) => statement)).toEqual([2]);
});

test('of a statement that is deleted while people answer it, every vote counts or is refused', async () => {
  const slug = await host.dialog();
  const { id } = await host.state(slug, 'grace', 'Deleted in the middle of it all.');
  const votes = Array.from(
    { length: 20 },
    (_, place) => () => readRefusal(vote(slug, 120 + place, id, -1)),
  );
  const remove = () => readRefusal(host.ask('grace', 'DELETE', `dialogs/${slug}/statements/${id}`));
  const answers = await Promise.all(votes.toSpliced(10, 0, remove).map((ask) => ask()));
  const accepted = answers.filter((answer) => answer === '200');
  expect(answers.filter((answer) => answer !== '200' && answer !== '409 notShown')).toEqual([
    '204',
  ]);
  const [{ kept, counted }] = (await countsOf(slug)) as [{ kept: number[]; counted: number[] }];
  expect(kept).toEqual(counted);
  expect(kept).toEqual([1, accepted.length, accepted.length + 1]);
  expect((await dialogOf(slug))!.shown).toBe(0);
});

describe('closed dialogs', () => {
  const DAY_MS = 24 * 3_600_000;

  test.each([
    ['to come', DAY_MS, null],
    ['over', -2 * DAY_MS, -DAY_MS],
  ])('nobody answers or writes in one that is %s', async (_name, opens, closes) => {
    const at = (offset: number | null) => (offset === null ? {} : new Date(host.clock() + offset));
    const slug = await host.dialog({
      seeds: 1,
      ...(opens === null ? {} : { opensAt: at(opens) as Date }),
      ...(closes === null ? {} : { closesAt: at(closes) as Date }),
    });
    const [seed] = (await host.statements(slug, null)).items as [Statement];
    expect(await readRefusal(vote(slug, 'grace', seed.id, 1))).toBe('409 statementsClosed');
    const body = { text: 'Too early or too late.', lang: 'en' };
    expect(await readRefusal(host.ask('grace', 'POST', `dialogs/${slug}/statements`, body))).toBe(
      '409 statementsClosed',
    );
  });

  test('who only watches a group’s dialog does not answer in it', async () => {
    const slug = await host.dialog({ seeds: 1, visibility: 'members_but_visible' });
    const [seed] = (await host.statements(slug, 'grace')).items as [Statement];
    expect(await readRefusal(vote(slug, 'grace', seed.id, 1))).toBe('403 forbidden');
  });
});
