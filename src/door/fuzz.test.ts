import { LOCALE_CODES } from '../shared/locales';
import { fuzz, anyMutatedText, readCorpus } from '../shared/testing/fuzz';
import { chooseLocale } from './language';

test('fuzz, Accept-Language and ui_locales: one of the three languages', () =>
  fuzz({
    corpus: readCorpus('src/shared/testing/corpus/languages.json'),
    generated: anyMutatedText('fr-CH, tr;q=0.8, ar;q=0.5', 'tr-TR ar en', '*;q=0.1', 'en;q=1.000'),
    read: (text) => [chooseLocale(undefined, text), chooseLocale(text, '')],
    look(locales) {
      for (const locale of locales) expect(LOCALE_CODES).toContain(locale);
    },
  }));
