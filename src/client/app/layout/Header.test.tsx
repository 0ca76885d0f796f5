import { screen } from '@testing-library/react';
import { renderScreen, withSections } from '../../testing/renderScreen';
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

test('a section that is off is not in the navigation, one that can only be read is', () => {
  renderScreen(<Header />, { settings: withSections({ teams: 'off', blogs: 'readOnly' }) });
  const nav = screen.getByRole('navigation', { name: 'Main', hidden: true });
  const links = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(7);
  expect(links).toContain('/blogs');
  expect(links).not.toContain('/teams');
});
