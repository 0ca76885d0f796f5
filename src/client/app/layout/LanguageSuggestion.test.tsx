import { fireEvent, screen } from '@testing-library/react';
import { localeInfo, type Locale } from '../../../shared/locales';
import { chosenLocale, keepChoice, showSuggestion } from '../../browser/language';
import { rememberedLocale, showLocale } from '../../browser/page';
import { renderScreen } from '../../testing/renderScreen';
import { LanguageSuggestion } from './LanguageSuggestion';

const { documentElement } = document;
const suggested = () => documentElement.dataset['suggest'];

function open(shown: Locale, preferred: readonly string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  showLocale(shown);
  showSuggestion();
}

beforeEach(() => {
  window.localStorage.clear();
  delete documentElement.dataset['suggest'];
});
afterEach(() => {
  jest.restoreAllMocks();
  showLocale('en');
});

test.each<[Locale, string[], Locale | undefined]>([
  ['en', ['tr-TR', 'en'], 'tr'],
  ['ar', ['de', 'en-GB', 'ar'], 'en'],
  ['tr', ['ar-EG'], 'ar'],
  ['en', ['en-US', 'tr'], undefined],
  ['ar', ['de', 'fr'], undefined],
  ['en', [], undefined],
])('[SPEC 2.4] on a page in %s, who reads %j is offered %s', (shown, preferred, offered) => {
  open(shown, preferred);
  expect(suggested()).toBe(offered);
});

test('[SPEC 2.4] who has chosen before is not asked again', () => {
  keepChoice('en');
  open('en', ['tr']);
  expect(suggested()).toBeUndefined();
});

test.each<Locale>(['en', 'ar', 'tr'])(
  '[SPEC 2.5] a page in %s carries the invitation into the other languages, in their words and direction, out of sight',
  (locale) => {
    renderScreen(<LanguageSuggestion />, { locale, url: '/dialogs?phase=open' });
    expect(screen.queryByRole('link')).toBeNull();
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('hreflang'))).not.toContain(locale);
    for (const link of links) {
      const { dir, invitation } = localeInfo(link.getAttribute('hreflang') as Locale);
      expect(link).toHaveTextContent(invitation);
      expect(link.closest('aside')).toHaveAttribute('dir', dir);
      expect(link.getAttribute('href')).toMatch(/^\/(en|ar|tr)\/dialogs\?phase=open$/);
    }
  },
);

test('[SPEC 2.4] staying takes the line away for good', () => {
  open('en', ['tr']);
  renderScreen(<LanguageSuggestion />);
  fireEvent.click(screen.getByText(localeInfo('tr').decline));
  expect(suggested()).toBeUndefined();
  expect(chosenLocale()).toBe('en');
});

test('[SPEC 2.6] a callback without a page before it is in the language that was chosen', () => {
  window.sessionStorage.clear();
  expect(rememberedLocale()).toBeNull();
  keepChoice('ar');
  expect(rememberedLocale()).toBe('ar');
});

test('[SPEC 4.4.1] the document takes the language, its direction and its alignment', () => {
  showLocale('ar');
  expect([documentElement.lang, documentElement.dir, documentElement.dataset['align']]).toEqual([
    'ar',
    'rtl',
    'right',
  ]);
});
