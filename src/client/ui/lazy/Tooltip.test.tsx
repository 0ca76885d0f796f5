import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uiMessages } from '../../intl/sharedMessages';
import { renderScreen } from '../../testing/renderScreen';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

test('[WCAG 1.4.13] a tooltip comes with the focus, describes and does not name, and Escape hides it', async () => {
  const user = userEvent.setup();
  renderScreen(
    <Tooltip text={uiMessages.emptyText}>
      <Button>Filter</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Filter' });
  expect(screen.queryByRole('tooltip')).toBeNull();

  await user.tab();
  expect(button).toHaveFocus();
  const tooltip = await screen.findByRole('tooltip');
  expect(button).toHaveAccessibleDescription(tooltip.textContent);
  expect(button).toHaveAccessibleName('Filter');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button).toHaveFocus();
});
