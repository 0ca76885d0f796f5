import { sql } from 'kysely';
import { STATEMENT_ORDERS, type Statement } from '../../../shared/contract/statements';
import { openStatementsHost, readRefusal, type StatementsHost } from './testing/statementsHost';

let host: StatementsHost;
beforeAll(async () => {
  host = await openStatementsHost();
});
afterAll(() => host.close());

async function allOf(slug: string, query: string): Promise<Statement[]> {
  const seen: Statement[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await host.statements(slug, null, `${query}${cursor && `&cursor=${cursor}`}`);
    expect(page.items.length).toBeLessThanOrEqual(25);
    seen.push(...page.items);
    cursor = page.next;
  }
  return seen;
}

/** Sets the counts as if many had answered: without votes, for lists alone. */
const setCounts = (slug: string) =>
  sql`
  update statements set agrees = number % 7, disagrees = number % 3, seen = number % 7 + number % 3 + number % 2
  where content_id = (select id from contents where slug = ${slug})`.execute(host.database.db);

describe('lists', () => {
  test.each(STATEMENT_ORDERS)('by %s every statement comes once, in order', async (sort) => {
    const slug = await host.dialog({ seeds: 60 });
    await setCounts(slug);
    const by = {
      newest: 'number desc',
      oldest: 'number',
      agreed: 'agreed desc, number desc',
      disagreed: 'disagreed desc, number desc',
      seen: 'seen desc, number desc',
    }[sort];
    const { rows } = await sql<{ number: number }>`
      select number from statements join contents on contents.id = content_id
      where slug = ${slug} order by ${sql.raw(by)}`.execute(host.database.db);
    const seen = await allOf(slug, `sort=${sort}`);
    expect(seen.map(({ number }) => number)).toEqual(rows.map(({ number }) => number));
  });

  test('most agreed are those with the highest lower bound (Wilson, 95 %) of all who answered', async () => {
    const slug = await host.dialog({ seeds: 4 });
    await sql`
      update statements set agrees = given.agrees, seen = given.seen
      from (values (0, 0, 0), (1, 1, 1), (2, 60, 100), (3, 9, 10)) as given (number, agrees, seen)
      where statements.number = given.number
        and content_id = (select id from contents where slug = ${slug})`.execute(host.database.db);
    const seen = await allOf(slug, 'sort=agreed');
    // Computed by hand: .5958, .5020, .2065, 0.
    expect(seen.map(({ number }) => number)).toEqual([3, 2, 1, 0]);
  });

  test('what I have answered, what is open and what I wrote', async () => {
    const slug = await host.dialog({ seeds: 3 });
    const mine = await host.state(slug, 'grace', 'Benches along the whole quay.');
    const [, , first] = (await host.statements(slug, null)).items.slice(1);
    await host.answer(slug, 'grace', first!.id, 0);
    const of = async (relation: string, who: 'grace' | null = 'grace') => {
      const { items, total } = await host.statements(slug, who, `relation=${relation}&sort=oldest`);
      expect(total).toBe(items.length);
      return items.map(({ number }) => number);
    };
    expect(await of('answered')).toEqual([first!.number, mine.number]);
    expect(await of('open')).toEqual([1, 2]);
    expect(await of('written')).toEqual([mine.number]);
    expect([await of('answered', null), await of('written', null)]).toEqual([[], []]);
    expect(await of('open', null)).toEqual([0, 1, 2, 3]);
    expect((await host.statements(slug, 'grace')).total).toBe(4);
  });

  test.each([
    ['sort=agreed&cursor=abc', '400 invalidCursor'],
    ['sort=best', '400 invalidRequest'],
    ['relation=mine', '400 invalidRequest'],
    ['limit=100', '400 invalidRequest'],
  ])('%s is refused', async (query, refusal) => {
    const slug = await host.dialog({ seeds: 1 });
    expect(await readRefusal(host.ask(null, 'GET', `dialogs/${slug}/statements?${query}`))).toBe(
      refusal,
    );
  });

  test('a cursor of one order is none of another', async () => {
    const slug = await host.dialog({ seeds: 30 });
    const { next } = await host.statements(slug, null, 'sort=newest');
    const other = `dialogs/${slug}/statements?sort=agreed&cursor=${next}`;
    expect(await readRefusal(host.ask(null, 'GET', other))).toBe('400 invalidCursor');
  });

  test('what nobody answers with votes, and what only members read, has no statements', async () => {
    const inside = await host.dialog({ visibility: 'members' });
    for (const slug of ['waterfront-change', inside, 'no-such-dialog'])
      for (const path of ['', '/next', '/similar?text=benches&lang=en'])
        expect(
          await readRefusal(host.ask('grace', 'GET', `dialogs/${slug}/statements${path}`)),
        ).toBe('404 notFound');
    expect(
      await readRefusal(
        host.ask('grace', 'POST', `dialogs/${inside}/statements`, {
          text: 'Only for members.',
          lang: 'en',
        }),
      ),
    ).toBe('404 notFound');
  });
});

describe('results', () => {
  test('are hidden until so many statements are answered, and sorting does not tell them', async () => {
    const slug = await host.dialog({ seeds: 5, resultsAfter: 3 });
    const { items } = await host.statements(slug, 'omar');
    expect(items.map(({ counts }) => counts)).toEqual([null, null, null, null, null]);
    for (const sort of ['agreed', 'disagreed', 'seen'])
      expect(
        await readRefusal(host.ask('omar', 'GET', `dialogs/${slug}/statements?sort=${sort}`)),
      ).toBe('403 forbidden');
    const answers = [];
    for (const { id } of items.slice(0, 3)) answers.push(await host.answer(slug, 'omar', id, 1));
    expect(answers.map(({ statement }) => statement.counts)).toEqual([
      null,
      null,
      { agrees: 1, disagrees: 0, seen: 1 },
    ]);
    expect((await host.statements(slug, 'omar', 'sort=agreed')).items[0]!.counts).not.toBeNull();
    expect((await host.statements(slug, 'grace')).items[0]!.counts).toBeNull();
    expect((await host.statements(slug, null)).items[0]!.counts).toBeNull();
  });

  test('nobody has to answer more than there is', async () => {
    const slug = await host.dialog({ seeds: 2, resultsAfter: 50 });
    const { items } = await host.statements(slug, 'omar');
    await host.answer(slug, 'omar', items[0]!.id, 0);
    expect((await host.statement(slug, 'omar', items[0]!.id)).counts).toBeNull();
    const { statement } = await host.answer(slug, 'omar', items[1]!.id, -1);
    expect(statement.counts).toEqual({ agrees: 0, disagrees: 1, seen: 1 });
  });

  test('everybody sees them once the dialog has closed', async () => {
    const closesAt = new Date(host.clock() - 1);
    const slug = await host.dialog({ seeds: 1, resultsAfter: 3, closesAt });
    expect((await host.statements(slug, null)).items[0]!.counts).not.toBeNull();
  });
});

describe('the next statement', () => {
  test('is one that is not answered, until all are', async () => {
    const slug = await host.dialog({ seeds: 6 });
    const asked = new Set<string>();
    let { statement, progress } = await host.next(slug, 'grace');
    expect(progress).toEqual({ answered: 0, left: 6 });
    while (statement !== null) {
      asked.add(statement.id);
      const answer = await host.answer(slug, 'grace', statement.id, 1);
      ({ next: statement, progress } = answer);
      expect(progress).toEqual({ answered: asked.size, left: 6 - asked.size });
    }
    expect(asked.size).toBe(6);
    expect((await host.next(slug, 'grace')).statement).toBeNull();
    expect((await host.next(slug, null)).progress).toEqual({ answered: 0, left: 6 });
  });

  test('is another one than the one that stands there, while there is another', async () => {
    const slug = await host.dialog({ seeds: 2 });
    const { items } = await host.statements(slug, null);
    const [one, other] = items as [Statement, Statement];
    const after = async () => {
      const answer = await host.ask(
        'omar',
        'GET',
        `dialogs/${slug}/statements/next?after=${one.id}`,
      );
      return answer.json<{ statement: Statement | null }>().statement?.id;
    };
    for (let turn = 0; turn < 10; turn += 1) expect(await after()).toBe(other.id);
    await host.answer(slug, 'omar', other.id, 1);
    expect(await after()).toBe(one.id);
  });

  test('is none that I wrote, none that is hidden, held or deleted', async () => {
    const slug = await host.dialog({ seeds: 1 });
    const [seed] = (await host.statements(slug, null)).items;
    await host.state(slug, 'grace', 'More lamps at the pier.');
    const other = await host.state(slug, 'omar', 'Fewer lamps at the pier.');
    expect((await host.next(slug, 'grace')).progress).toEqual({ answered: 1, left: 2 });
    await host.hide(seed!.id);
    expect((await host.next(slug, 'grace')).statement!.id).toBe(other.id);
    await host.ask('omar', 'DELETE', `dialogs/${slug}/statements/${other.id}`);
    expect(await host.next(slug, 'grace')).toEqual({
      statement: null,
      progress: { answered: 1, left: 0 },
    });
  });
});

describe('texts', () => {
  test('a statement is read in the reader’s language where somebody has translated it', async () => {
    const slug = await host.dialog();
    const { id } = await host.state(slug, 'grace', 'Trams until midnight, please.');
    const path = `dialogs/${slug}/statements/${id}`;
    const texts = { ar: 'الترام حتى منتصف الليل من فضلكم.' };
    const changed = await host.ask('nadia', 'PATCH', path, { texts });
    expect(changed.statusCode).toBe(200);
    const inArabic = await host.ask(null, 'GET', `${path}?locale=ar`);
    expect(inArabic.json()).toMatchObject({
      text: { text: texts.ar, lang: 'ar' },
      original: { text: 'Trams until midnight, please.', lang: 'en' },
    });
    const inTurkish = await host.ask(null, 'GET', `${path}?locale=tr`);
    expect(inTurkish.json()).toMatchObject({
      text: { text: 'Trams until midnight, please.', lang: 'en' },
      original: null,
    });
  });
});
