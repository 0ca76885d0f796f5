import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDialog, aWrittenDialogOfStatements } from '../../testing/dialogFactories';
import { aSource } from '../../testing/editFactories';
import { renderScreen } from '../../testing/renderScreen';
import { DialogEditScreen } from './DialogEditScreen';

const DIALOG = '/v1/dialogs/waterfront';

const open = (dialog = aWrittenDialog(), query = '') =>
  renderScreen(<DialogEditScreen />, {
    path: '/:section/:slug/edit',
    url: `/dialogs/waterfront/edit${query}`,
    isSignedIn: true,
    answers: {
      [`${DIALOG}/settings`]: { body: dialog },
      [`${DIALOG}/source`]: { body: aSource({ section: 'dialogs', slug: 'waterfront' }) },
    },
  });

const link = (name: string) => screen.getByRole('link', { name });

test('a dialog is changed in parts; what was typed in one is there when somebody comes back to it', async () => {
  open();
  expect(await screen.findByLabelText('Title in English')).toBeVisible();
  expect(link('Texts')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(link('Settings'));
  await userEvent.type(await screen.findByLabelText('Instructions in English'), ' Soon.');
  expect(screen.queryByLabelText('Title in English')).toBeNull();

  await userEvent.click(link('Conclusions'));
  expect(await screen.findByLabelText('Conclusions in English')).toBeVisible();
  await userEvent.click(link('Settings'));
  expect(await screen.findByLabelText('Instructions in English')).toHaveValue(
    'Name the place. Soon.',
  );
});

test('only a dialog of statements has a part for its first statements', async () => {
  open(aWrittenDialogOfStatements(), '?part=statements');
  expect(await screen.findByText('More benches along the water')).toBeVisible();
  expect(link('First statements')).toHaveAttribute('aria-current', 'page');
});

test('a dialog of comments has none', async () => {
  open(aWrittenDialog(), '?part=updates');
  expect(await screen.findByRole('button', { name: 'Publish the news' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'First statements' })).toBeNull();
});
