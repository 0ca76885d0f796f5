import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModerationLog } from '../../../shared/contract/moderation';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { aLogEntry } from '../../testing/moderationFactories';
import { renderScreen } from '../../testing/renderScreen';
import { LogScreen } from './LogScreen';

const LOG = '/v1/moderation/log';
const log = (items: ModerationLog['items'], next: string | null = null, total = items.length) => ({
  body: { items, next, total },
});
const open = (answers: FakeResponses, search = '') =>
  renderScreen(<LogScreen />, { url: `/moderation${search}`, answers });
const rows = () => screen.getAllByRole('row').slice(1);

test('everybody reads when what was decided, why, by whom and where', async () => {
  open({ [LOG]: log([aLogEntry({ automatic: true })]) });
  expect(await screen.findByRole('heading', { level: 2, name: '1 decision' })).toBeVisible();
  const row = within(rows()[0]!);
  expect(row.getByRole('rowheader')).toHaveTextContent('Comment hidden');
  for (const told of [
    /1 May 2026|May 1, 2026/,
    'insulting or hateful',
    'The number of reports, before anybody had looked',
  ])
    expect(row.getByText(told)).toBeVisible();
  expect(row.getByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront',
  );
});

test.each([
  ['comment', 'shown', null, 'Comment shown again'],
  ['statement', 'hidden', 'offensive', 'Statement hidden'],
  ['statement', 'shown', null, 'Statement shown again'],
] as const)('a %s that is %s for the reason %s: “%s”', async (kind, decision, reason, told) => {
  open({ [LOG]: log([aLogEntry({ kind, decision, reason })]) });
  await screen.findByRole('table');
  const row = within(rows()[0]!);
  expect(row.getByRole('rowheader')).toHaveTextContent(told);
  expect(row.getByText('The moderators')).toBeVisible();
  expect(row.queryAllByText('insulting or hateful')).toHaveLength(reason ? 1 : 0);
});

test('older decisions are added below; without script the link leads to them', async () => {
  const first = log([aLogEntry({ id: '1' })], 'older', 2);
  const older = log([aLogEntry({ id: '2' })], null, 2);
  const { calls } = open({ [LOG]: [first, older] });
  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', '/moderation?cursor=older');
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByText('Comment hidden')).toHaveLength(2));
  expect(calls.map(({ search }) => search.get('cursor'))).toEqual([null, 'older']);
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('the page that the address names is asked for, in the language of the page', async () => {
  const { calls } = open({ [LOG]: log([aLogEntry()]) }, '?cursor=older');
  await screen.findByRole('table');
  expect(Object.fromEntries(calls[0]!.search)).toEqual({ locale: 'en', cursor: 'older' });
});

test('an empty log says so; one that did not come can be asked for again', async () => {
  const { unmount } = open({ [LOG]: log([]) });
  expect(await screen.findByText('Nothing has been hidden')).toBeVisible();
  unmount();
  open({ [LOG]: aProblem(404, 'notFound') });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
});
