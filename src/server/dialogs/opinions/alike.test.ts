import type { Cast } from '../../../opinions/testing/madeUpVotes';
import { createCasts } from '../../../opinions/testing/madeUpVotes';
import type { AlikeAccounts } from '../../../shared/contract/opinions';
import { renewStatements } from '../statementChanges';
import { readRefusal, type StatementsHost } from '../statements/testing/statementsHost';
import { castVotes, findDialogId } from './testing/castVotes';
import { openDrawingHost, type DrawingHost } from './testing/drawingHost';

let host: StatementsHost;
let drawer: DrawingHost['drawer'];
let close: DrawingHost['close'];
beforeAll(async () => {
  ({ host, drawer, close } = await openDrawingHost());
});
afterAll(() => close());

const MODERATOR = 'yusuf';
const SEEDS = 16;
const PEOPLE = 60;
const COPIES = 40;
const HONEST = createCasts({
  participants: PEOPLE,
  statements: SEEDS,
  camps: 2,
  density: 0.8,
  seed: 4,
});

/** Accounts that agree with every other statement and disagree with the rest. */
const copied = (count: number, from = PEOPLE): Cast[] =>
  Array.from({ length: count * SEEDS }, (_, place) => {
    const statement = place % SEEDS;
    const participant = from + Math.floor(place / SEEDS);
    return { participant, statement, vote: statement % 2 === 0 ? 1 : -1 };
  });

async function drawnDialog(
  copies: readonly Cast[],
  more: Parameters<StatementsHost['dialog']>[0] = {},
) {
  const slug = await host.dialog({ seeds: SEEDS, ...more });
  const id = await findDialogId(host.database.db, slug);
  await castVotes(host.database.db, id, HONEST, { at: new Date('2026-03-01T09:10:00Z') });
  const half = copies.length >> 1;
  const [early, late] = [copies.slice(0, half), copies.slice(half)];
  if (half > 0)
    await castVotes(host.database.db, id, early, { at: new Date('2026-03-02T14:20:30Z') });
  if (half > 0)
    await castVotes(host.database.db, id, late, { at: new Date('2026-03-02T16:05:00Z') });
  await drawer.draw(id);
  return { slug, id };
}

const pathOf = (slug: string) => `dialogs/${slug}/opinions/alike`;

async function alikeIn(slug: string): Promise<AlikeAccounts> {
  const answer = await host.ask(MODERATOR, 'GET', pathOf(slug));
  expect(answer.statusCode).toBe(200);
  return answer.json<AlikeAccounts>();
}

const peopleIn = (sizes: readonly { readonly people: number }[]) =>
  sizes.reduce((sum, { people }) => sum + people, 0);

test('moderators learn how many accounts gave the same answers, and what the map is without the copies', async () => {
  const { slug } = await drawnDialog(copied(COPIES));
  const { total, groups, effect } = await alikeIn(slug);
  expect(total).toBe(1);
  expect(groups).toEqual([
    {
      accounts: COPIES,
      answers: SEEDS,
      from: '2026-03-02T14:00:00.000Z',
      to: '2026-03-02T17:00:00.000Z',
    },
  ]);
  expect(peopleIn(effect!.all)).toBe(PEOPLE + COPIES);
  expect(peopleIn(effect!.single)).toBe(PEOPLE + 1);
  expect(effect!.leave.length + effect!.come.length).toBeGreaterThan(0);
});

test('without the copies the same statements are shared that are without those who copied', async () => {
  const [flooded, honest] = [await drawnDialog(copied(COPIES)), await drawnDialog(copied(1))];
  const shared = async (slug: string) => {
    const { consensus } = (await host.ask(null, 'GET', `dialogs/${slug}/opinions`)).json<{
      consensus: number[];
    }>();
    return consensus.map((number) => `Seed number ${number}`);
  };
  const { effect } = await alikeIn(flooded.slug);
  const textsOf = (said: NonNullable<AlikeAccounts['effect']>['leave']) =>
    said.map(({ text }) => text.text);
  const expected = (await shared(flooded.slug))
    .filter((text) => !textsOf(effect!.leave).includes(text))
    .concat(textsOf(effect!.come));
  expect(expected.toSorted()).toEqual((await shared(honest.slug)).toSorted());
});

test('nobody is named, not even by number', async () => {
  const { slug } = await drawnDialog(copied(3));
  const { groups, effect } = await alikeIn(slug);
  expect(groups.map((group) => Object.keys(group).sort())).toEqual([
    ['accounts', 'answers', 'from', 'to'],
  ]);
  expect(Object.keys(effect!).sort()).toEqual(['all', 'come', 'leave', 'single']);
});

test('what is hidden meanwhile counts no more', async () => {
  const { slug, id } = await drawnDialog(copied(COPIES));
  const change = host.database.db.updateTable('statements').where('content_id', '=', id);
  await change.set({ state: 'hidden' }).where('number', '<', 7).execute();
  await host.database.db.transaction().execute((trx) => renewStatements(trx, id, -7));
  expect(await alikeIn(slug)).toEqual({ total: 0, groups: [], effect: null });
});

test('where nobody copied, and where there is no map yet, there is nothing to tell', async () => {
  const nothing = { total: 0, groups: [], effect: null };
  expect(await alikeIn((await drawnDialog([])).slug)).toEqual(nothing);
  expect(await alikeIn(await host.dialog({ seeds: 1 }))).toEqual(nothing);
});

test('those who ask at the same time are all answered', async () => {
  const { slug } = await drawnDialog(copied(2));
  const answers = await Promise.all([1, 2, 3].map(() => alikeIn(slug)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test.each([
  ['visitors', null, '401 signInRequired'],
  ['participants', 'omar', '403 forbidden'],
  ['editors', 'nadia', '403 forbidden'],
] as const)('%s are refused', async (_, who, refusal) => {
  const slug = await host.dialog({ seeds: 1 });
  expect(await readRefusal(host.ask(who, 'GET', pathOf(slug)))).toBe(refusal);
});

test('moderators who have to answer first are refused until they have', async () => {
  const { slug } = await drawnDialog(copied(2), { resultsAfter: 3 });
  expect(await readRefusal(host.ask(MODERATOR, 'GET', pathOf(slug)))).toBe('403 forbidden');
});
