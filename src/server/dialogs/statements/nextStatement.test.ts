import { findStatementDialog } from './statementDialog';
import { createStatementPicker } from './nextStatement';
import { openStatementsHost, type StatementsHost } from './testing/statementsHost';

let host: StatementsHost;
beforeAll(async () => {
  host = await openStatementsHost();
});
afterAll(() => host.close());

/**
 * Prepares a dialog with as many statements as there are chances, and the priorities of its latest
 * map.
 */
async function withPriorities(priorities: number[], seeds: number) {
  const { db } = host.database;
  const slug = await host.dialog({ seeds });
  const reading = { db, viewer: null, locale: 'en', now: new Date(host.clock()) } as const;
  const { dialog, reader } = await findStatementDialog(reading, slug);
  const map = { map: JSON.stringify({}), memory: JSON.stringify({}), places: Buffer.alloc(0) };
  await db
    .insertInto('opinion_maps')
    .values({
      content_id: dialog.id,
      version: 1,
      votes: 0,
      revision: 1,
      at: reading.now,
      priorities,
      ...map,
    })
    .execute();
  return (lot: number) => createStatementPicker(db, dialog, reader, () => lot);
}

test('statements are drawn with chances as priorities; one that is newer than the map is as likely as a new one', async () => {
  // A new statement has the priority 5.0625 (T14).
  const draw = await withPriorities([1, 0, 2.9375, 1], 5);
  const drawn = [];
  for (const lot of [0, 0.099, 0.101, 0.39, 0.395, 0.49, 0.495, 0.99])
    drawn.push((await draw(lot)).draw());
  expect(drawn.toSorted()).toEqual([0, 0, 2, 2, 3, 3, 4, 4]);
});

test('what is left out is drawn only where nothing else is there', async () => {
  const open = await withPriorities([1, 1], 2);
  const { draw, progress } = await open(0.7);
  expect(progress).toEqual({ answered: 0, left: 2 });
  expect([draw(0), draw(1)]).toEqual([1, 0]);
  const alone = await withPriorities([1], 1);
  expect((await alone(0.7)).draw(0)).toBeNull();
});
