import { LEGAL_PAGES } from '../../../shared/routes';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { DEMO_SETTINGS } from '../../../demo/city';
import { SetupScreen } from '../../features/setup/SetupScreen';
import { toStepPath, type StepName } from '../../features/setup/steps';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aLegalWriting } from '../../testing/legalFactories';
import { renderScreen } from '../../testing/renderScreen';
import { aTermList } from '../../testing/settingsFactories';
import { aSetupState, openingTasks } from '../../testing/setupFactories';
import { SetupNotice } from './SetupNotice';

const BACK = 'Back to setting up the portal';

/** The assistant, and every other page as its address. */
function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      <SetupNotice />
      {pathname === '/setup' ? <SetupScreen /> : <p data-testid="page">{pathname}</p>}
    </>
  );
}

function open(url: string, stage: 'setup' | 'open', role: 'admin' | 'moderator' = 'admin') {
  const { store } = renderScreen(<Pages />, {
    url,
    isSignedIn: true,
    preloadedState: { settings: { ...DEMO_SETTINGS, stage } },
    answers: {
      '/v1/setup': { body: aSetupState({ stage, hasAdministrator: true }) },
      '/v1/setup/tasks': { body: openingTasks() },
      '/v1/setup/providers': { body: { items: [] } },
      '/v1/districts': { body: aTermList('districts') },
      '/v1/topics': { body: aTermList('topics') },
      '/v1/admin/legal': { body: [] },
      ...Object.fromEntries(
        LEGAL_PAGES.map((kind) => [`/v1/legal/${kind}/writing`, { body: aLegalWriting({ kind }) }]),
      ),
    },
  });
  act(() => void store.dispatch(userDataChanged({ user: aStaffMember(role) })));
}

test.each<[StepName, RegExp]>([
  ['districts', /^\/admin\/settings\/districts/],
  ['districts', /^\/admin\/settings\/topics/],
  ['legal', /^\/legal\/imprint/],
  ['mail', /^\/admin\/settings\/sign-in/],
])('the step %s opens %s with the way back', async (step, address) => {
  open(toStepPath(step), 'open');
  const isOut = (link: HTMLElement) => address.test(link.getAttribute('href') ?? '');
  await screen.findByRole('navigation', { name: 'Steps' });
  const link = (await screen.findAllByRole('link', { name: /Change them|Imprint|Who may/ })).find(
    isOut,
  )!;
  await userEvent.click(link);
  expect(await screen.findByTestId('page')).toHaveTextContent(address);
  await userEvent.click(await screen.findByRole('link', { name: BACK }));
  expect(await screen.findByRole('link', { current: 'step' })).toHaveAttribute(
    'href',
    toStepPath(step),
  );
});

test('until the portal is set up every page leads an administrator back', async () => {
  open('/admin/settings/time', 'setup');
  expect(await screen.findByRole('link', { name: BACK })).toHaveAttribute('href', '/setup');
});

test.each([
  ['in the assistant itself', '/setup', 'setup', 'admin'],
  ['for others', '/blogs', 'setup', 'moderator'],
  ['on a portal that is open', '/blogs', 'open', 'admin'],
] as const)('there is no such link %s', async (_where, url, stage, role) => {
  await import('./WayBackNotice');
  open(url, stage, role);
  await act(async () => {});
  expect(screen.queryByRole('link', { name: BACK })).toBeNull();
});
