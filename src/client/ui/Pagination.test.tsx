import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { Pagination } from './Pagination';

const open = (page: number, pages: number, locale: 'en' | 'ar' = 'en') =>
  renderScreen(
    <Pagination page={page} pages={pages} pathOf={(number) => `/events?page=${number}`} />,
    { locale },
  );

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent || '…');

test.each([
  [1, 1, []],
  [1, 2, ['1', '2', 'Next']],
  [2, 2, ['Previous', '1', '2']],
  [1, 12, ['1', '2', '…', '12', 'Next']],
  [3, 12, ['Previous', '1', '2', '3', '4', '…', '12', 'Next']],
  [4, 12, ['Previous', '1', '2', '3', '4', '5', '…', '12', 'Next']],
  [6, 12, ['Previous', '1', '…', '5', '6', '7', '…', '12', 'Next']],
  [12, 12, ['Previous', '1', '…', '11', '12']],
])('page %s of %s', (page, pages, expected) => {
  open(page, pages);
  expect(expected.length === 0 ? screen.queryAllByRole('listitem') : shown()).toEqual(expected);
});

test('the pages are links in a named navigation, the one that is shown is marked', () => {
  open(3, 12);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const current = screen.getByRole('link', { current: 'page' });
  expect(current).toHaveAccessibleName('Page 3');
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/events?page=4');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
});

test('the names are in the language of the page', () => {
  open(3, 12, 'ar');
  expect(screen.getByRole('link', { name: 'الصفحة 3' })).toBeVisible();
});
