import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueueItem } from '../../../../shared/contract/moderation';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aQueueItem } from '../../../testing/moderationFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { loadMarkdown } from '../../../ui/Markdown';
import { ModerationScreen } from './ModerationScreen';

const QUEUE = '/v1/admin/moderation';
const page = (...items: QueueItem[]) => ({ body: { items, next: null, total: items.length } });
const decided = (more = {}) => ({
  body: { decisionId: '00000000-0000-4000-8000-00000000dec1', decided: 1, newer: [], ...more },
});
const open = (answers: FakeResponses, url = '') =>
  renderScreen(<ModerationScreen />, { url: `/admin/moderation${url}`, isSignedIn: true, answers });
const posts = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const { kind, id, revision } = aQueueItem();

beforeAll(loadMarkdown);

test('what waits is shown with all that is needed to judge it', async () => {
  const item = aQueueItem({
    answers: 'Which watch?',
    hiddenBefore: 2,
    appeal: { text: 'It was a joke.', at: '2026-04-30T10:00:00Z' },
  });
  open({ [QUEUE]: page(item) });
  const card = within((await screen.findByText('Buy cheap watches.')).closest('li')!);
  expect(card.getByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    `/dialogs/waterfront?comment=${id}#comment-${id}`,
  );
  for (const shown of ['Which watch?', 'The third one today.', 'It was a joke.', 'Omar Haddad'])
    expect(card.getByText(shown)).toBeVisible();
  expect(card.getByText(/2 texts hidden before/)).toBeVisible();
  expect(screen.getByText('1 text waits')).toBeVisible();
});

test('a statement leads to its place, beside the one that the same people answered alike', async () => {
  open({
    [QUEUE]: page(
      aQueueItem({
        kind: 'statement',
        cause: 'alike',
        number: 8,
        body: 'No *cars* on the quay.',
        alike: { number: 3, body: 'A quay without cars.', lang: 'en' },
        reports: [],
      }),
    ),
  });
  const card = within((await screen.findByText('No *cars* on the quay.')).closest('li')!);
  expect(card.getByText('Answered alike by the same people')).toBeVisible();
  expect(card.getByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront?statement=8#statements',
  );
  expect(card.getByRole('link', { name: 'A quay without cars.' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront?statement=3#statements',
  );
});

test('a cause in the address is asked for', async () => {
  const { calls } = open({ [QUEUE]: page(aQueueItem()) }, '?cause=appeal');
  await screen.findByText('Buy cheap watches.');
  expect(calls.find(({ path }) => path === QUEUE)!.search.get('cause')).toBe('appeal');
  expect(screen.getByRole('link', { name: 'Appeal' })).toHaveAttribute('aria-current', 'page');
});

test('a text is let stand; the decision can be taken back', async () => {
  const { calls } = open({
    [QUEUE]: [page(aQueueItem()), page()],
    [`POST ${QUEUE}`]: decided(),
    [`POST ${QUEUE}/00000000-0000-4000-8000-00000000dec1/undo`]: { body: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  const count = await screen.findByText('Nothing waits', { selector: '[role="status"]' });
  expect(count).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(posts(calls)).toHaveLength(2));
  expect(posts(calls)[0]).toEqual([QUEUE, { decision: 'shown', items: [{ kind, id, revision }] }]);
});

test('hiding needs a reason; the author gets a word', async () => {
  const { calls } = open({ [QUEUE]: [page(aQueueItem()), page()], [`POST ${QUEUE}`]: decided() });
  await userEvent.click(await screen.findByText('Hide…'));
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/fill this in|choose/i)).toBeVisible();
  expect(posts(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'advertising or spam' }));
  await userEvent.type(screen.getByRole('textbox'), 'Without the shop, please.');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(posts(calls)).toEqual([
      [
        QUEUE,
        {
          decision: 'hidden',
          reason: 'spam',
          feedback: 'Without the shop, please.',
          items: [{ kind, id, revision }],
        },
      ],
    ]),
  );
});

test('one press hides for the reason that most people gave; their number is said', async () => {
  const report = (reason: 'spam' | 'offensive', note = '') => ({
    reason,
    note,
    at: `2026-04-30T1${note.length}:00:00Z`,
  });
  const item = aQueueItem({ reports: [report('offensive'), report('spam'), report('spam', 'x')] });
  const { calls } = open({ [QUEUE]: [page(item), page()], [`POST ${QUEUE}`]: decided() });
  expect(await screen.findByText('advertising or spam ×2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide: advertising or spam' }));
  await waitFor(() =>
    expect(posts(calls)).toEqual([
      [QUEUE, { decision: 'hidden', reason: 'spam', items: [{ kind, id, revision }] }],
    ]),
  );
});

test('keys go from entry to entry and decide; where somebody types they are letters', async () => {
  const second = aQueueItem({
    id: '00000000-0000-4000-8000-0000000000c8',
    body: 'Another one.',
    reports: [],
  });
  const { calls } = open({
    [QUEUE]: [page(aQueueItem(), second), page(second)],
    [`POST ${QUEUE}`]: decided(),
  });
  const row = async (text: string) => (await screen.findByText(text)).closest('li')!;
  const first = await row('Buy cheap watches.');
  first.focus();
  await userEvent.keyboard('j');
  expect(await row('Another one.')).toHaveFocus();
  await userEvent.keyboard('h');
  const word = within(await row('Another one.')).getByRole('textbox');
  await userEvent.type(word, 'ha');
  expect(word).toHaveValue('ha');
  expect(posts(calls)).toEqual([]);
  (await row('Another one.')).focus();
  await userEvent.keyboard('k');
  expect(first).toHaveFocus();
  await userEvent.keyboard('a');
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
  expect(posts(calls)[0]).toEqual([QUEUE, { decision: 'shown', items: [{ kind, id, revision }] }]);
  expect(await row('Another one.')).toHaveFocus();
});

test('several are decided at once; what somebody else decided meanwhile is said', async () => {
  const other = aQueueItem({ id: '00000000-0000-4000-8000-0000000000c8', body: 'Another one.' });
  const { calls } = open({
    [QUEUE]: [page(aQueueItem(), other), page()],
    [`POST ${QUEUE}`]: decided({ newer: [other.id] }),
  });
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getByText('One decision for 2 texts')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Keep it' })[0]!);
  expect(await screen.findByText(/decided or changed by somebody else/)).toBeVisible();
  const [[, body]] = posts(calls) as [[string, { items: unknown[] }]];
  expect(body.items).toHaveLength(2);
});

test('nothing waits, nothing came, and nobody else may look', async () => {
  const { unmount } = open({ [QUEUE]: page() });
  expect(
    await screen.findByText('Reports, held texts and appeals will appear here.'),
  ).toBeVisible();
  unmount();
  open({ [QUEUE]: aProblem(403, 'forbidden') });
  expect(await screen.findByText(/moderators and administrators/)).toBeVisible();
});

test('a decision that did not reach the host is told, and so is an undo that did not', async () => {
  const { calls } = open({
    [QUEUE]: [page(aQueueItem()), page(aQueueItem()), page()],
    [`POST ${QUEUE}`]: [aProblem(409, 'unexpected'), decided()],
    [`POST ${QUEUE}/00000000-0000-4000-8000-00000000dec1/undo`]: aProblem(409, 'unexpected'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  expect(posts(calls)).toHaveLength(3);
});
