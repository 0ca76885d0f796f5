import { chooseLocale } from './language';
import { TEXTS } from './texts';

describe('language of a page', () => {
  it.each([
    ['tr', 'ar', 'tr'],
    ['fr ar-EG en', 'tr', 'ar'],
    [undefined, 'de, tr-TR;q=0.4, ar;q=0.9', 'ar'],
    ['xx', 'en;q=0, tr', 'tr'],
    [undefined, '', 'en'],
    ['', '*', 'en'],
  ])('for ui_locales %p and Accept-Language %p is the best of ours', (wish, header, expected) => {
    expect(chooseLocale(wish, header)).toBe(expected);
  });
});

describe('texts', () => {
  const paths = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string' ? [key] : paths(inner as object).map((path) => `${key}.${path}`),
    );

  it('are the same in every language, and none is empty', () => {
    expect(paths(TEXTS.ar)).toEqual(paths(TEXTS.en));
    expect(paths(TEXTS.tr)).toEqual(paths(TEXTS.en));
    expect(JSON.stringify(TEXTS)).not.toContain('""');
  });
});
