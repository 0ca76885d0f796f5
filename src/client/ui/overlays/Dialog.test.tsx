import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../testing/renderScreen';
import { overlayMessages, statusMessages } from '../messages';
import { ConfirmDialog, Dialog } from './Dialog';

function Page({ onClosed }: { readonly onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="Change the picture" onClose={close}>
          <button>First</button>
          <button>Last</button>
        </Dialog>
      )}
    </>
  );
}

test('a dialog has its name, keeps the focus inside and gives it back after Escape', async () => {
  const user = userEvent.setup();
  renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));

  const dialog = await screen.findByRole('dialog', { name: 'Change the picture' });
  expect(dialog).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('the cross closes the dialog once', async () => {
  const onClosed = jest.fn();
  const user = userEvent.setup();
  renderScreen(<Page onClosed={onClosed} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

const question = {
  title: statusMessages.home,
  text: statusMessages.forbidden,
  confirm: overlayMessages.undo,
  cancel: overlayMessages.close,
};

test.each([
  ['the confirming button', '{Tab}{Tab}{Enter}', [[true]]],
  ['the other button', '{Tab}{Enter}', [[false]]],
  ['Escape', '{Escape}', [[false]]],
  ['Enter without a choice', '{Enter}', []],
])('a question answered by %s', async (_by, keys, answers) => {
  const onAnswer = jest.fn();
  renderScreen(<ConfirmDialog {...question} onAnswer={onAnswer} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Go to the home page' });
  expect(dialog).toHaveAccessibleDescription(/It is open to members/);
  await userEvent.keyboard(keys);
  expect(onAnswer.mock.calls).toEqual(answers);
});
