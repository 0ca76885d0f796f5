import type { NextStatement } from '../../../shared/contract/statements';
import { openStatementsHost, type StatementsHost, type Who } from './testing/statementsHost';

let host: StatementsHost;
beforeAll(async () => {
  host = await openStatementsHost();
});
afterAll(() => host.close());

const MANY = 40;

async function next(slug: string, who: Who, keep: string): Promise<string | undefined> {
  const answer = await host.ask(who, 'GET', `dialogs/${slug}/statements/next?keep=${keep}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<NextStatement>().statement?.id;
}

test('the statement that is being read stays until it is answered', async () => {
  const slug = await host.dialog({ seeds: MANY });
  const { items } = await host.statements(slug, 'leyla');
  const { id } = items[5]!;
  expect(await next(slug, 'leyla', id)).toBe(id);
  expect(await next(slug, null, id)).toBe(id);
  await host.answer(slug, 'leyla', id, 1);
  expect(await next(slug, 'leyla', id)).not.toBe(id);
});

test('one that is hidden, of another dialog or no statement at all does not stay', async () => {
  const slug = await host.dialog({ seeds: 2 });
  const { items } = await host.statements(slug, 'leyla');
  const [hidden, other] = items;
  await host.hide(hidden!.id);
  expect(await next(slug, 'leyla', hidden!.id)).toBe(other!.id);
  const elsewhere = await host.dialog({ seeds: 1 });
  expect(await next(elsewhere, 'leyla', other!.id)).not.toBe(other!.id);
});

test('a number names one statement of the dialog, or none', async () => {
  const slug = await host.dialog({ seeds: 3 });
  const found = await host.statements(slug, 'leyla', 'number=1');
  expect([found.total, found.items.map(({ number }) => number)]).toEqual([1, [1]]);
  expect(await host.statements(slug, 'leyla', 'number=9')).toMatchObject({ items: [], total: 0 });
});
