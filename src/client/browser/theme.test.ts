import { THEMES } from '../../shared/preferences';
import { forgetChoices } from '../testing/forgetChoices';
import { storeTheme, readTheme, showTheme } from './theme';

const { dataset } = document.documentElement;

beforeEach(() => {
  forgetChoices();
  showTheme('auto');
});

test.each(THEMES)('the appearance %s is shown at once and known to the next page', (theme) => {
  storeTheme('dark');
  storeTheme(theme);
  expect(dataset['theme']).toBe(theme === 'auto' ? undefined : theme);
  expect(readTheme()).toBe(theme);
});

test.each(['', 'blue', '%', '%E0%A4%A'])('a choice that says %j is none', (text) => {
  document.cookie = `meydan-theme=${text}; Path=/`;
  expect(readTheme()).toBe('auto');
});

test('what is shown already is not written again: the whole page would be laid out anew', async () => {
  showTheme('dark');
  const seen = jest.fn();
  const observer = new MutationObserver(seen);
  observer.observe(document.documentElement, { attributes: true });
  showTheme('dark');
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  showTheme('light');
  await Promise.resolve();
  expect(seen).toHaveBeenCalledTimes(1);
  observer.disconnect();
});
