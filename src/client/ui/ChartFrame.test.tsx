import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uiMessages } from '../intl/sharedMessages';
import { renderScreen } from '../testing/renderScreen';
import { BarChart } from './BarChart';
import { ChartFrame } from './ChartFrame';

const ROWS = [
  { id: 'courtyard', name: 'Courtyard', votes: 3 },
  { id: 'avenue', name: 'Avenue', votes: 1 },
];

const openChart = () =>
  renderScreen(
    <ChartFrame
      title="Votes"
      summary="The courtyard has the most votes."
      columns={[
        { label: uiMessages.chartOption, cell: ({ name }) => name },
        { label: uiMessages.chartVotes, cell: ({ votes }) => votes },
      ]}
      rows={ROWS}
      keyOf={({ id }) => id}
    >
      <BarChart
        bars={ROWS.map(({ id, name, votes }) => ({
          id,
          label: name,
          value: votes,
          share: votes / 4,
          isLeading: votes === 3,
        }))}
      />
    </ChartFrame>,
  );

test('[WCAG 1.1.1] a chart says in words what it shows, and has a table behind it', async () => {
  openChart();
  expect(screen.getByRole('figure', { name: 'Votes' })).toHaveTextContent('has the most votes');
  const table = screen.getByRole('table', { name: 'Votes' });
  expect(table).not.toBeVisible();

  await userEvent.click(screen.getByText('Show as a table'));
  expect(table).toBeVisible();
  expect(within(table).getByRole('row', { name: /Avenue/ })).toHaveTextContent('1');
});

test('[WCAG 1.4.1] who leads is told by the filling, not by colour alone', () => {
  openChart();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first!.querySelector('pattern')).toBeNull();
  expect(second!.querySelector('pattern')).not.toBeNull();
});
