import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../shared/locales';
import { uiMessages } from '../intl/sharedMessages';
import { renderScreen } from '../testing/renderScreen';
import { Table, type Column } from './Table';

interface Row {
  readonly name: string;
  readonly votes: number;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    label: uiMessages.chartVotes,
    cell: ({ votes }) => votes,
    sortBy: ({ votes }) => votes,
    isNumber: true,
  },
  {
    label: uiMessages.chartOption,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    isRowHeader: true,
  },
  { label: uiMessages.kind, cell: () => null },
];

// By the code of their letters they would stand in another order.
const ROWS = ['şeker', 'Irak', 'İnci', 'cam', 'çam'].map((name, index) => ({
  name,
  votes: [9, 100, 11, 1, 10][index]!,
}));

const openTable = (onPhone: 'cards' | 'scroll' = 'cards', locale: Locale = 'en') =>
  renderScreen(
    <Table
      caption="Options"
      columns={COLUMNS}
      rows={ROWS}
      keyOf={({ name }) => name}
      onPhone={onPhone}
    />,
    { locale },
  );

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const column = (name: string) => screen.getByRole('columnheader', { name });

test('[WCAG 1.3.1] a table has its name, each row its header, each value its column', () => {
  openTable();
  const table = screen.getByRole('table', { name: 'Options' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  const row = screen.getByRole('row', { name: /çam/ });
  expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
  expect(within(row).getByText('Votes')).toHaveAttribute('aria-hidden', 'true');
});

test('numbers are sorted by their value, up and then down, and the column says so', async () => {
  openTable();
  expect(names()).toEqual(['şeker', 'Irak', 'İnci', 'cam', 'çam']);
  const button = screen.getByRole('button', { name: 'Votes' });
  expect(column('Votes')).not.toHaveAttribute('aria-sort');

  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(column('Votes')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['cam', 'şeker', 'çam', 'İnci', 'Irak']);
  await userEvent.keyboard('{Enter}');
  expect(column('Votes')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Irak', 'İnci', 'çam', 'şeker', 'cam']);
});

test('[SPEC 1.6] texts are sorted by the rules of the language', async () => {
  openTable('cards', 'tr');
  await userEvent.click(screen.getByRole('button', { name: 'Seçenek' }));
  expect(names()).toEqual(['cam', 'çam', 'Irak', 'İnci', 'şeker']);
});

test('a column without an order has no button', () => {
  openTable();
  expect(within(column('Kind')).queryByRole('button')).toBeNull();
});

test('[WCAG 2.1.1] a table that is scrolled takes the focus and has a name', async () => {
  openTable('scroll');
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Options' })).toHaveFocus();
});
