import { DEMO_SETTINGS } from '../demo/city';
import { expect, test } from '@jest/globals';
import type { Term } from './contract/vocabularies';
import { DEFAULT_SETTINGS, listFooterPages } from './settings';
import {
  followMerged,
  getTermName,
  keepOneLanguage,
  listKeysAround,
  listKeysWithin,
  listOfferedTerms,
} from './vocabularies';

const TERMS: readonly Term[] = [
  { key: 'centre', name: { en: 'Centre', tr: 'Merkez' } },
  { key: 'quay', name: { tr: 'Rıhtım' }, parent: 'centre' },
  { key: 'mole', name: { en: 'Mole' }, parent: 'quay' },
  { key: 'old-town', name: { en: 'Old Town' }, isRetired: true, mergedInto: 'inner-town' },
  { key: 'inner-town', name: { en: 'Inner Town' }, isRetired: true, mergedInto: 'centre' },
];

test('a term has its name in the language, else in another, else its key', () => {
  expect(getTermName(TERMS, 'centre', 'tr')).toBe('Merkez');
  expect(getTermName(TERMS, 'quay', 'ar')).toBe('Rıhtım');
  expect(getTermName(TERMS, 'nowhere', 'en')).toBe('nowhere');
});

test('what is retired is offered only where it is chosen already', () => {
  const keysOf = (chosen?: readonly string[]) =>
    listOfferedTerms(TERMS, chosen).map(({ key }) => key);
  expect(keysOf()).toEqual(['centre', 'quay', 'mole']);
  expect(keysOf(['old-town'])).toEqual(['centre', 'quay', 'mole', 'old-town']);
});

test('a filter means what took the place of its key, with all that lies in it', () => {
  expect(followMerged(TERMS, 'old-town')).toBe('centre');
  expect(listKeysWithin(TERMS, 'old-town')).toEqual(['centre', 'quay', 'mole']);
  expect(listKeysWithin(TERMS, 'quay')).toEqual(['quay', 'mole']);
  expect(listKeysWithin(TERMS, 'nowhere')).toEqual(['nowhere']);
});

test('a place lies in what is around it, and in what that took the place of', () => {
  expect(listKeysAround(TERMS, 'mole')).toEqual([
    'mole',
    'quay',
    'centre',
    'inner-town',
    'old-town',
  ]);
  for (const { key, mergedInto } of TERMS)
    for (const { key: other } of TERMS)
      if (mergedInto === undefined)
        expect([key, other, listKeysAround(TERMS, key).includes(other)]).toEqual([
          key,
          other,
          listKeysWithin(TERMS, other).includes(key),
        ]);
});

test('the settings in a page of the demonstration weigh at most 2 kB', () => {
  const text = 'A long text. '.repeat(200);
  const settings = { ...DEMO_SETTINGS, home: { ...DEMO_SETTINGS.home, text: { en: text } } };
  const state = JSON.stringify(keepOneLanguage(settings, 'en'));
  expect(Buffer.byteLength(state)).toBeLessThan(2_048);
});

test('a page has the welcome in one language: its own, or that in which it is written', () => {
  const welcome = { title: { en: 'Welcome', tr: 'Hoş geldiniz' }, text: { tr: 'Buyurun' } };
  const settings = { ...DEMO_SETTINGS, home: { ...DEMO_SETTINGS.home, welcome } };
  expect(keepOneLanguage(settings, 'en').home.welcome).toEqual({
    title: { en: 'Welcome' },
    text: { tr: 'Buyurun' },
  });
});

test('a page has the titles of the footer in its language alone, and no text of the city’s pages', () => {
  const page = {
    slug: 'about',
    title: { en: 'About us', ar: 'من نحن' },
    text: { en: 'A long text.' },
    isPublished: true,
  };
  const pages = {
    pages: [page, { ...page, slug: 'draft', isPublished: false }],
    footer: ['about'],
  };
  const footerPages = listFooterPages({ ...pages, footer: ['draft', 'about'] });
  const state = keepOneLanguage({ ...DEMO_SETTINGS, pages, footerPages }, 'ar');
  expect(state.footerPages).toEqual([{ slug: 'about', title: { ar: 'من نحن' } }]);
  expect(JSON.stringify(state)).not.toContain('A long text.');
});

test('25 districts and 12 topics weigh less than 2 kB in a page', () => {
  const termsOf = (count: number, name: string): Term[] =>
    Array.from({ length: count }, (_term, index) => ({
      key: `${name.toLowerCase()}-${index}`,
      name: { en: `${name} ${index}`, ar: `حي القديس ${index}`, tr: `${name} ${index}` },
    }));
  const { districts, topics } = keepOneLanguage(
    { ...DEFAULT_SETTINGS, districts: termsOf(25, 'Sint-Denijs'), topics: termsOf(12, 'Mobility') },
    'en',
  );
  expect(districts[3]).toEqual({ key: 'sint-denijs-3', name: { en: 'Sint-Denijs 3' } });
  expect(Buffer.byteLength(JSON.stringify({ districts, topics }))).toBeLessThan(2_048);
});
