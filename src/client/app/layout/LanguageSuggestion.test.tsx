import { fireEvent, screen } from '@testing-library/react';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { readChosenLocale, storeChosenLocale } from '../../browser/language';
import { readRememberedLocale, showLocale } from '../../browser/page';
import { forgetChoices } from '../../testing/forgetChoices';
import { renderScreen } from '../../testing/renderScreen';
import { LanguageSuggestion } from './LanguageSuggestion';

const { documentElement } = document;
const suggested = () => documentElement.dataset['suggest'];

beforeEach(forgetChoices);
afterEach(() => {
  delete documentElement.dataset['suggest'];
  showLocale('en');
});

test.each<Locale>(['en', 'ar', 'tr'])(
  '[SPEC 2.5] a page in %s carries the invitation into the other languages, in their words and direction, out of sight',
  (locale) => {
    renderScreen(<LanguageSuggestion />, { locale, url: '/dialogs?phase=open' });
    expect(screen.queryByRole('link')).toBeNull();
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('hreflang'))).not.toContain(locale);
    for (const link of links) {
      const { dir, invitation } = getLocaleInfo(link.getAttribute('hreflang') as Locale);
      expect(link).toHaveTextContent(invitation);
      expect(link.closest('aside')).toHaveAttribute('dir', dir);
      expect(link.getAttribute('href')).toMatch(/^\/(en|ar|tr)\/dialogs\?phase=open$/);
    }
  },
);

test('staying takes the line away for good', () => {
  documentElement.dataset['suggest'] = 'tr';
  renderScreen(<LanguageSuggestion />);
  fireEvent.click(screen.getByText(getLocaleInfo('tr').decline));
  expect(suggested()).toBeUndefined();
  expect(readChosenLocale()).toBe('en');
});

test('[SPEC 2.6] a callback without a page before it is in the language that was chosen', () => {
  window.sessionStorage.clear();
  expect(readRememberedLocale()).toBeNull();
  storeChosenLocale('ar');
  expect(readRememberedLocale()).toBe('ar');
});

test('[SPEC 4.4.1] the document takes the language, its direction and its alignment', () => {
  showLocale('ar');
  expect([documentElement.lang, documentElement.dir, documentElement.dataset['align']]).toEqual([
    'ar',
    'rtl',
    'right',
  ]);
});
