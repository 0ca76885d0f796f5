import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { titleMessages, uiMessages } from '../../intl/sharedMessages';
import { renderScreen } from '../../testing/renderScreen';
import { Menu } from './Menu';

const Place = () => <output>{useLocation().pathname}</output>;

const openPage = (onSignOut: () => void = jest.fn()) =>
  renderScreen(
    <>
      <Menu
        groups={[
          [
            { label: titleMessages.profile, to: '/profile' },
            { label: titleMessages.settings, to: '/me/settings' },
          ],
          [{ label: uiMessages.signOut, onAction: onSignOut }],
        ]}
      >
        Grace
      </Menu>
      <Place />
    </>,
  );

const button = () => screen.getByRole('button', { name: 'Grace' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

test('the menu opens by ↓, its entries are walked through, Escape gives the focus back', async () => {
  const user = userEvent.setup();
  openPage();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu', { name: 'Grace' })).toBeVisible();
  await waitFor(() => expect(entry('My profile')).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  expect(entry('Sign out')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(entry('My profile')).toHaveFocus();
  await user.keyboard('se');
  expect(entry('Settings')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an entry leads to its page', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  expect(entry('Settings')).toHaveAttribute('href', '/me/settings');
  await user.click(entry('Settings'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/me/settings'));
});

test('an entry does what it says, once', async () => {
  const onSignOut = jest.fn();
  openPage(onSignOut);
  await userEvent.click(button());
  await userEvent.keyboard('{End}{Enter}');
  expect(onSignOut).toHaveBeenCalledTimes(1);
});
