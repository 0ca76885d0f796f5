import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type english from '../../../i18n/en.json';
import type hostEnglish from '../../../i18n/host/en.json';
import { SOURCE_LOCALE, type Locale } from '../../shared/locales';
import { TEXTS_FOLDER } from '../folders';

export type PageTextId = keyof typeof english;
/** Texts that the host alone says: mails, notifications, files that people take along. */
export type HostTexts = Omit<typeof hostEnglish, 'door'>;
type PageTexts = Partial<Readonly<Record<string, string>>>;

/** Reads a file of each language once it is asked for. */
function createReader<Texts>(fileOf: (locale: Locale) => string): (locale: Locale) => Texts {
  const read = new Map<Locale, Texts>();
  return (locale) => {
    const texts =
      read.get(locale) ??
      (JSON.parse(readFileSync(join(TEXTS_FOLDER, fileOf(locale)), 'utf8')) as Texts);
    read.set(locale, texts);
    return texts;
  };
}

const readPageTexts = createReader<PageTexts>((locale) => `${locale}.json`);

/** Returns the texts of the host in a language: `i18n/host`. */
export const getHostTexts = createReader<HostTexts>((locale) => `host/${locale}.json`);

/** Finds a text of the pages that is there in this language. */
export const findPageText = (locale: Locale, id: string): string | undefined =>
  readPageTexts(locale)[id];

/**
 * Returns a text that the pages show, too; a missing translation is said in the source language
 * rather than not at all.
 */
export const getPageText = (locale: Locale, id: PageTextId): string =>
  findPageText(locale, id) ?? findPageText(SOURCE_LOCALE, id) ?? id;
