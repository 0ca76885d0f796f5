import { fireEvent, screen } from '@testing-library/react';
import { DEMO_SETTINGS } from '../../../demo/city';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { TEST_LOCALES } from '../../../shared/testing/testLocales';
import { readChosenLocale, hasJustSwitchedTo, switchLanguage } from '../../browser/language';
import { forgetChoices } from '../../testing/forgetChoices';
import { renderScreen } from '../../testing/renderScreen';
import { LanguageSwitch } from './LanguageSwitch';

beforeEach(() => {
  forgetChoices();
  window.sessionStorage.clear();
});

const linkTo = (name: string) => screen.getByRole('link', { name });

/** jsdom goes nowhere; what happens on the way is the same. */
function choose(name: string, keys: object = {}) {
  const link = linkTo(name);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, keys);
}

test.each([
  ['/reset-password#token=a-token-out-of-a-mail', '/ar/reset-password#token=a-token-out-of-a-mail'],
  ['/dialogs?page=2#top', '/ar/dialogs?page=2#top'],
  ['/callback?code=c&state=s', '/ar'],
  ['/ar/x', '/ar/x'],
])('[SPEC 2.5, 2.6] %s in Arabic is %s', (url, target) => {
  renderScreen(<LanguageSwitch />, { url });
  expect(linkTo('العربية')).toHaveAttribute('href', target);
});

test('[SPEC 2.5] each language is named in itself, with its direction, and the one shown is marked', () => {
  renderScreen(<LanguageSwitch />, { locale: 'tr' });
  for (const { code, name, dir } of TEST_LOCALES.map(getLocaleInfo)) {
    expect(linkTo(name)).toHaveAttribute('lang', code);
    expect(linkTo(name)).toHaveAttribute('hreflang', code);
    expect(linkTo(name)).toHaveAttribute('dir', dir);
  }
  const marked = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'true');
  expect(marked).toEqual([linkTo('Türkçe')]);
});

test.each<[readonly Locale[], readonly string[]]>([
  [
    ['tr', 'en'],
    ['Türkçe', 'English'],
  ],
  [['tr'], []],
])('of the offered languages %j the switch names %j', (offered, names) => {
  const languages = { offered: [...offered], first: 'tr' as const };
  renderScreen(<LanguageSwitch />, { locale: 'tr', settings: { ...DEMO_SETTINGS, languages } });
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryAllByRole('navigation')).toHaveLength(names.length > 0 ? 1 : 0);
});

test('[SPEC 2.5] the page after the switch has the focus on the switch and says so in its own language', () => {
  const first = renderScreen(<LanguageSwitch />);
  choose('Türkçe');
  first.unmount();

  renderScreen(<LanguageSwitch />, { locale: 'tr' });
  expect(linkTo('Türkçe')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Bu sayfa artık Türkçe.');
  expect(readChosenLocale()).toBe('tr');
});

test('a page that was reached in another way leaves the focus alone and says nothing', () => {
  switchLanguage('tr');
  renderScreen(<LanguageSwitch />, { locale: 'ar' });
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(hasJustSwitchedTo('tr')).toBe(false);
});

test.each([
  ['the language that is shown', 'English', {}],
  ['another one in a tab of its own', 'Türkçe', { ctrlKey: true }],
])('choosing %s is not a switch of this page', (_case, name, keys) => {
  renderScreen(<LanguageSwitch />);
  choose(name, keys);
  expect(readChosenLocale()).toBeNull();
  expect(hasJustSwitchedTo('tr')).toBe(false);
});

test('[SPEC 2.5] nobody is asked whether to leave what is kept for them: the warning is silent for a switch, and only for it', () => {
  const warn = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('beforeunload', warn);
  renderScreen(<LanguageSwitch />);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  choose('العربية');
  expect(leave()).toBe(true);
  expect(leave()).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  window.removeEventListener('beforeunload', warn);
});
