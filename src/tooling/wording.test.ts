import { readFileSync } from 'node:fs';
import { LOCALE_CODES, type Locale } from '../shared/locales';
import type { Catalogue } from './messageFaults';

const readTexts = (code: Locale) =>
  JSON.parse(readFileSync(`i18n/${code}.json`, 'utf8')) as Catalogue;
const english = readTexts('en');

/** Ids of the texts of one language that match, without those of `except`. */
const findIds = (code: Locale, ids: RegExp, text: RegExp, except: readonly string[] = []) =>
  Object.entries(readTexts(code))
    .filter(([id, words]) => ids.test(id) && text.test(words) && !except.includes(id))
    .map(([id]) => id);

const IMPOSSIBLE: Readonly<Record<Locale, RegExp>> = {
  en: /cannot|not (?:possible|yet)/,
  ar: /لا يمكن/,
  tr: /girilemi|yapılamı/,
  nl: /kunnen .*niet|nog niet/,
};

test.each(LOCALE_CODES)('what a draft lacks can be added, and no text in %s denies it', (code) => {
  expect(findIds(code, /^edit\.missing/, IMPOSSIBLE[code])).toEqual([]);
});

test('only people are elected; the options of a vote are chosen', () => {
  const ofCandidates = ['poll-edit.line.nobodyStands'];
  expect(findIds('en', /^(have-your-say|poll-edit)\./, /\belected\b/i, ofCandidates)).toEqual([]);
});

test('no Turkish sentence begins with a relative time, which is written with a small letter', () => {
  const isDay = (id: string) => english[id]!.includes('on {when}');
  expect(findIds('tr', /./, /^\{when\}/).filter((id) => !isDay(id))).toEqual([]);
});

test('“follow” in Arabic is another word than “continue”', () => {
  expect(findIds('ar', /^follow\./, /للمتابعة/)).toEqual([]);
});
