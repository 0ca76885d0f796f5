import { createQuestion, createRankingAnswers } from '../../counting/testing/papers';
import { createRecountFile } from '../../counting/testing/recountFiles';
import { parseBallots } from '../../counting/testing/elections';
import type { RecountMessage, RecountTask } from './protocol';
import { runTask } from './recounter';
import { polyfillBlobText } from './testing/polyfillBlobText';

beforeAll(polyfillBlobText);

const asked = createQuestion('schulze', { options: ['A', 'B', 'C'] });
const BALLOTS = createRankingAnswers(parseBallots('3 ABC, 2 BCA, 2 CBA')).flatMap(
  ({ answer, count }) => Array.from({ length: count }, () => ({ [asked.id]: answer })),
);
const FILE = createRecountFile({
  secrecy: 'open',
  questions: [asked],
  ballots: [...BALLOTS, BALLOTS[0]!],
  replaced: { 7: 0 },
});

type Wanted = RecountTask extends infer Task
  ? Task extends unknown
    ? Omit<Task, 'file'>
    : never
  : never;

/** Lists what is said about a file, in the order in which it is said. */
async function said(task: Wanted, file: unknown = FILE): Promise<RecountMessage[]> {
  const news: RecountMessage[] = [];
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  await runTask({ ...task, file: new Blob([text]) } as RecountTask, (one) => news.push(one));
  return news;
}

test('every check is told as it is made, then the verdict', async () => {
  const news = await said({ kind: 'verify' });
  const checks = news.slice(0, -1);
  expect(checks.length).toBeGreaterThanOrEqual(8);
  expect(checks.every((one) => one.kind === 'checked' && one.check.ok)).toBe(true);
  expect(news.at(-1)).toEqual({
    kind: 'verified',
    verified: { isRight: true, poll: 'poll', head: FILE.chain.head },
  });
});

test('a link that was changed is found, and where', async () => {
  const changed = structuredClone(FILE) as unknown as { chain: { links: { receipt: string }[] } };
  changed.chain.links[2]!.receipt = 'RECEIPT-9';
  const news = await said({ kind: 'verify' }, changed);
  expect(news).toContainEqual({
    kind: 'checked',
    check: expect.objectContaining({ code: 'chain', ok: false, where: 'chain.links[2].head' }),
  });
  expect(news.at(-1)).toMatchObject({ verified: { isRight: false } });
});

test('what is no recount file at all is told', async () => {
  const news = await said({ kind: 'verify' }, 'not JSON');
  expect(news.at(-1)).toEqual({
    kind: 'verified',
    verified: { isRight: false, poll: null, head: null },
  });
  expect(await said({ kind: 'find', receipt: 'RECEIPT-1' }, 'not JSON')).toEqual([
    { kind: 'failed' },
  ]);
});

test.each([
  ['RECEIPT-1', { state: 'counted', link: 2, links: 8 }],
  [' receipt 1 ', { state: 'counted', link: 2, links: 8 }],
  ['RECEIPT-0', { state: 'replaced', link: 1, links: 8 }],
  ['RECEIPT-77', { state: 'missing' }],
  ['', { state: 'missing' }],
])('the receipt “%s”', async (receipt, place) => {
  expect(await said({ kind: 'find', receipt })).toEqual([{ kind: 'found', place }]);
});

test('the same ballots by other methods', async () => {
  const [news] = await said({ kind: 'compare', question: asked.id });
  const comparisons = news?.kind === 'compared' ? news.comparisons : [];
  const winners = Object.fromEntries(comparisons.map(({ method, elected }) => [method, elected]));
  expect(winners).toMatchObject({ schulze: [1], borda: [1], plurality: [0] });
  expect(comparisons.filter(({ isOwn }) => isOwn)).toMatchObject([{ method: 'schulze' }]);
});

test('methods that cannot read the ballots are named and count nothing', async () => {
  const shared = createRecountFile({
    secrecy: 'open',
    questions: [asked],
    ballots: [{ [asked.id]: { ranking: [['A'], ['B', 'C']] } }],
  });
  const [news] = await said({ kind: 'compare', question: asked.id }, shared);
  const { comparisons, unable } = news as Extract<RecountMessage, { kind: 'compared' }>;
  expect(unable).toEqual(['instantRunoff', 'scottishStv', 'meekStv']);
  expect(comparisons.filter(({ method }) => unable.includes(method))).toEqual([]);
});

test('a question that is not in the file cannot be compared', async () => {
  expect(await said({ kind: 'compare', question: 'other' })).toEqual([{ kind: 'failed' }]);
});
