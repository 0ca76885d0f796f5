import { screen, within } from '@testing-library/react';
import { renderScreen, withSections } from '../../testing/renderScreen';
import type { BrandPicture, SettingsValues } from '../../../shared/contract/settings';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
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

const LIGHT: BrandPicture = { file: 'a'.repeat(64), width: 300, height: 80, weakOn: ['dark'] };
const DARK: BrandPicture = { ...LIGHT, file: 'b'.repeat(64), weakOn: [] };

const renderWithLogo = (logo: SettingsValues['look']['logo']) => {
  const settings = { ...DEFAULT_SETTINGS, look: { ...DEFAULT_SETTINGS.look, logo } };
  renderScreen(<Header />, { settings });
  const brand = screen.getByRole('link', { name: 'Meydan' });
  return [...brand.querySelectorAll('img')].map(({ src, className }) => [
    src.slice(-64),
    className,
  ]);
};

test('without a logo the portal has its drawn sign', () => {
  expect(renderWithLogo({ light: null, dark: null })).toEqual([]);
  expect(screen.getByRole('banner').querySelector('svg.mark')).toBeInTheDocument();
});

test('each theme shows its own form of the logo; the name stays for who hears it', () => {
  expect(renderWithLogo({ light: LIGHT, dark: DARK })).toEqual([
    [LIGHT.file, 'logo lightOnly'],
    [DARK.file, 'logo darkOnly'],
  ]);
});

test('a logo that is weak on a theme without a form of its own gets a plate there', () => {
  expect(renderWithLogo({ light: LIGHT, dark: null })).toEqual([[LIGHT.file, 'logo darkPlate']]);
});

test.each([
  ['a wide logo takes the place of the name', LIGHT, true],
  ['beside a square logo the name stays', { ...LIGHT, width: 90 }, false],
  ['beside a high logo the name stays', { ...LIGHT, width: 40 }, false],
])('%s, and is heard in any case', (_what, light, isUnseen) => {
  renderWithLogo({ light, dark: null });
  const name = within(screen.getByRole('link', { name: 'Meydan' })).getByText('Meydan');
  expect(name.className).toBe(isUnseen ? 'unseen' : '');
});

test('the name stays where the logo of one theme is square', () => {
  renderWithLogo({ light: LIGHT, dark: { ...DARK, width: 80 } });
  const name = within(screen.getByRole('link', { name: 'Meydan' })).getByText('Meydan');
  expect(name).not.toHaveClass('unseen');
});
