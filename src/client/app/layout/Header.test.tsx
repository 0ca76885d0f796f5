import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Header } from './Header';

test('[SPEC 2.2] the main navigation in the header has its eight sections in their order', () => {
  renderScreen(<Header />);
  const nav = screen.getByRole('navigation', { name: 'Main', hidden: true });
  expect([...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/have-your-say',
    '/dialogs',
    '/blogs',
    '/publications',
    '/training',
    '/teams',
    '/committees',
    '/governance',
  ]);
  expect(screen.getByRole('banner')).toContainElement(nav);
});
