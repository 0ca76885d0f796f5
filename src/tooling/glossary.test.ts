import { readDemonstration } from '../server/seed/readDemonstration';
import {
  findGlossaryFaults,
  formatGlossaryTable,
  findUnusedExceptions,
  readGlossary,
  findForbiddenWords,
  type Glossary,
} from './glossary';

const GLOSSARY: Glossary = {
  terms: [
    {
      term: 'sign in',
      english: '\\bsign in\\b',
      ar: { say: 'تسجيل الدخول', stems: ['دخول'] },
      tr: { say: 'giriş yap', stems: ['giriş'], never: ['oturum aç(?!ık)'] },
      nl: { say: 'inloggen', stems: ['inlog'] },
    },
  ],
  exceptions: {},
  shared: {},
};

const faultsOf = (locale: 'ar' | 'tr', text: string, glossary = GLOSSARY) =>
  findGlossaryFaults(locale, {
    english: { a: 'Please sign in.', b: 'A sign indeed' },
    translated: { a: text, b: '–' },
    glossary,
  });

test.each([
  ['tr', 'Lütfen giriş yapın.'],
  ['tr', 'Lütfen GİRİŞ YAPIN.'],
  ['ar', 'يُرجى تسجيل الدُّخول.'],
] as const)(
  '[SPEC 3.8.1] in %s the term is said in “%s”, whatever its case and vowel signs',
  (locale, text) => {
    expect(faultsOf(locale, text)).toEqual([]);
  },
);

test('[SPEC 3.8.1] another word for the same thing is a fault, unless an exception gives its reason', () => {
  const text = 'Lütfen oturumu başlatın.';
  expect(faultsOf('tr', text)).toEqual([`tr a: “sign in” is “giriş yap”: ${text}`]);
  const excepted = { ...GLOSSARY, exceptions: { a: { 'sign in': 'a session is meant' } } };
  expect(faultsOf('tr', text, excepted)).toEqual([]);
});

test('an exception that nothing needs any more is told', () => {
  const excepted = { ...GLOSSARY, exceptions: { a: { 'sign in': 'a session is meant' } } };
  const idle = (tr: string) =>
    findUnusedExceptions(excepted, {
      en: { a: 'sign in' },
      ar: { a: 'دخول' },
      tr: { a: tr },
      nl: { a: 'inloggen' },
    });
  expect(idle('oturum')).toEqual([]);
  expect(idle('giriş')).toEqual(['a: the exception for “sign in” is not needed']);
});

test('[SPEC 3.8.1] words that are ruled out are found in any case', () => {
  expect(findForbiddenWords('tr', 'OTURUM AÇIN', GLOSSARY)).toEqual(['oturum aç']);
  expect(findForbiddenWords('tr', 'Oturum açıkken oturumlar', GLOSSARY)).toEqual([]);
});

test('README prints a row for each term', () => {
  expect(formatGlossaryTable(GLOSSARY).split('\n').at(-1)).toBe(
    '| sign in | تسجيل الدخول | giriş yap | inloggen |',
  );
});

test.each(['ar', 'tr'] as const)(
  '[SPEC 1.6] the questions and answers in %s speak as the portal does',
  (locale) => {
    const { faqs } = readDemonstration('harbour-city').contents;
    const texts = faqs.flatMap(({ slug, title, summary, body }) =>
      [title, summary, body].map((text) => ({ slug, text: text[locale] ?? '' })),
    );
    const faults = texts.flatMap(({ slug, text }) =>
      findForbiddenWords(locale, text, readGlossary()).map((words) => `${slug}: ${words}`),
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(faults).toEqual([]);
  },
);
