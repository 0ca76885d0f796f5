import { act, screen, waitFor, within } from '@testing-library/react';
import type { OpeningTask } from '../../../shared/contract/setup';
import type { MyWork } from '../../../shared/contract/work';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aSetupState, openingTasks } from '../../testing/setupFactories';
import { WorkScreen } from './WorkScreen';

const WORK = '/v1/me/work';
const waiting = (...items: MyWork['items']): FakeResponses[string] => ({ body: { items } });

function open(
  answer: FakeResponses[string],
  roles: readonly string[] = ['admin'],
  more: FakeResponses = {},
) {
  const view = renderScreen(<WorkScreen />, {
    url: '/admin',
    isSignedIn: true,
    now: Date.parse('2026-05-04T09:00:00Z'),
    answers: { [WORK]: answer, ...more },
  });
  const user = { ...aStaffMember('admin'), roles };
  act(() => void view.store.dispatch(userDataChanged({ user })));
  return view;
}

test('what waits is a list of links with amounts and ages, each to the page where it is done', async () => {
  open(
    waiting(
      { kind: 'moderation', count: 9, since: '2026-05-01T09:00:00Z' },
      { kind: 'handedIn', count: 1, since: null },
      { kind: 'feedback', count: 2, since: null },
      { kind: 'jobs', count: 1, since: null },
    ),
  );
  const link = await screen.findByRole('link', { name: '9 texts wait for a decision' });
  expect(link.closest('li')).toHaveTextContent('The oldest came 3 days ago');
  const list = within(link.closest('ul')!);
  expect(
    list.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]),
  ).toEqual([
    ['9 texts wait for a decision', '/admin/moderation'],
    ['1 draft waits for a decision', '/admin/contents?state=in_review'],
    ['2 messages to the city are open', '/admin/feedback'],
    ['1 regular job failed', '/admin/jobs'],
  ]);
});

test('where nothing waits that is said', async () => {
  open(waiting());
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
});

test('an editor has the page, too, with the ways to contents alone', async () => {
  open(waiting(), ['editor']);
  await screen.findByText('Nothing waits for you.');
  const pages = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(pages.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/contents',
  ]);
});

test('another try is offered where it cannot be read', async () => {
  open(aProblem(404, 'notFound'));
  expect(await screen.findByRole('alert')).toBeVisible();
});

describe('setting up', () => {
  const todo = (stage: 'staff' | 'open', ...missing: readonly OpeningTask[]) => ({
    '/v1/setup': { body: aSetupState({ stage, hasAdministrator: true }) },
    '/v1/setup/tasks': { body: openingTasks(...missing) },
  });

  test.each([
    [todo('open', 'terms'), 'Setting up: 1 thing is missing'],
    [todo('staff', 'terms', 'mail'), 'Setting up: 2 things are missing'],
    [todo('staff'), 'Setting up: nothing is missing, and the portal is not open to everybody yet'],
  ] as const)(
    'administrators are told what is left, with the way there (%#)',
    async (answers, name) => {
      open(waiting(), ['admin'], answers);
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/setup');
    },
  );

  test('of an open portal that lacks nothing there is nothing to tell', async () => {
    const { calls } = open(waiting(), ['admin'], todo('open'));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/setup/tasks'));
    await screen.findByText('Nothing waits for you.');
    expect(screen.queryByRole('link', { name: /^Setting up/ })).toBeNull();
  });

  test('moderators are not asked to set anything up', async () => {
    const { calls } = open(waiting(), ['moderator'], todo('staff', 'terms'));
    await screen.findByText('Nothing waits for you.');
    expect(calls.filter(({ path }) => path.startsWith('/v1/setup'))).toEqual([]);
  });
});
