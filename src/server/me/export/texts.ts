import type { Locale } from '../../../shared/locales';
import { fillTexts } from '../../city/currentSettings';
import { getHostTexts } from '../../city/texts';
import type { ExportName } from './tables';

export interface ReadmeText {
  readonly title: string;
  readonly intro: readonly string[];
  /** Description of `account.json`. */
  readonly json: string;
  readonly picture: string;
  /** Descriptions of what each table holds. */
  readonly tables: Readonly<Record<ExportName, string>>;
  readonly outro: readonly string[];
}

/** Returns the texts of the README of the archive, in the language of the person. */
export const getReadmeTexts = (locale: Locale): ReadmeText =>
  fillTexts(getHostTexts(locale).archive, locale);
