import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../testing/factories';
import { renderScreen } from '../testing/renderScreen';
import { ResultBars } from './ResultBars';

const NAMES = ['Courtyard', 'Avenue', 'Neither'];

function openResult(votes: readonly number[], locale: 'en' | 'tr' = 'en') {
  const bars = NAMES.map((name, index) => ({ id: name, label: text(name), votes: votes[index]! }));
  const total = votes.reduce((sum, count) => sum + count, 0);
  return renderScreen(<ResultBars bars={bars} total={total} caption="Result" />, { locale });
}

test('[WCAG 1.1.1] a chart says in words what it shows, and has a table behind it', async () => {
  openResult([3, 1, 0]);
  const figure = screen.getByRole('figure', { name: 'Result' });
  expect(figure).toHaveTextContent('Courtyard has the most votes: 75%.');
  const table = screen.getByRole('table', { name: 'Result' });
  expect(table).not.toBeVisible();

  await userEvent.click(screen.getByText('Show as a table'));
  expect(table).toBeVisible();
  const row = within(table).getByRole('row', {
    name: /Avenue/,
  });
  expect(row).toHaveTextContent('25%');
});

test('[WCAG 1.4.1] who leads is told by a word and by the filling, not by colour alone', () => {
  openResult([3, 1, 0]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Most votes');
  expect(first!.querySelector('pattern')).toBeNull();
  expect(second).not.toHaveTextContent('Most votes');
  expect(second!.querySelector('pattern')).not.toBeNull();
});

test.each([
  [[2, 2, 0], 'Several options have equally many votes at the top.'],
  [[0, 0, 0], 'Nobody has voted yet.'],
])('without a single leader: %j', (votes, words) => {
  openResult(votes);
  expect(screen.getByRole('figure')).toHaveTextContent(words);
});

test('[SPEC 1.6] shares are written as the language writes them', () => {
  openResult([3, 1, 0], 'tr');
  expect(screen.getByRole('figure')).toHaveTextContent('Courtyard (%75)');
});
