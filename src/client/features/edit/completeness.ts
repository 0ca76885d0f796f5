import { TEXT_FIELDS, type TextField, type TextName } from '../../../shared/contract/editing';
import type { Locale } from '../../../shared/locales';
import type { Fields } from '../../ui/forms/Form';
import { readTextField } from '../../ui/forms/localized';
import { getTextFieldName, type StartContent } from './writtenFields';

export type TextState = 'written' | 'missing' | 'outdated';

interface Sheet {
  /** Texts as they are saved. */
  readonly start: StartContent;
  /** Translations of which the host knows that their original was changed after them. */
  readonly outdated: readonly TextName[];
  /** Texts that were typed since; an untouched field is missing. */
  readonly typed: Fields;
  /** Languages in which the texts are wanted. */
  readonly locales: readonly Locale[];
}

export const getOriginalLocale = ({ start, typed }: Pick<Sheet, 'start' | 'typed'>): Locale =>
  (typed['originalLocale'] as Locale | undefined) ?? start.originalLocale;

/** State of each text: how far it is. */
export interface Completeness {
  readonly stateOf: (field: TextField, locale: Locale) => TextState;
  /**
   * True if a person can say that the translation still agrees with its original: both are as they
   * were saved.
   */
  readonly mayFit: (field: TextField, locale: Locale) => boolean;
  readonly written: number;
  readonly outdated: number;
  readonly total: number;
}

/**
 * Calculates the state of each translation. One is to be checked when its original was changed
 * after it: here, while the translation stayed as it was, or in an earlier change that came later
 * than the translation's own. Changing it, or both together, settles that.
 */
export function getCompleteness(sheet: Sheet): Completeness {
  const { start, outdated, typed, locales } = sheet;
  const original = getOriginalLocale(sheet);
  const savedIn = (field: TextField, locale: Locale) => start[field][locale] ?? '';
  const textIn = (field: TextField, locale: Locale) => {
    const name = getTextFieldName(field, locale);
    return typed[name] === undefined ? savedIn(field, locale) : readTextField(typed, name);
  };
  const isChanged = (field: TextField, locale: Locale) =>
    textIn(field, locale) !== savedIn(field, locale);

  const isSavedOutdated = (field: TextField, locale: Locale) =>
    outdated.includes(getTextFieldName(field, locale));
  const isOutdated = (field: TextField, locale: Locale) =>
    locale !== original &&
    !isChanged(field, locale) &&
    (isChanged(field, original) || isSavedOutdated(field, locale));

  const stateOf = (field: TextField, locale: Locale): TextState => {
    if (textIn(field, locale) === '') return 'missing';
    return isOutdated(field, locale) ? 'outdated' : 'written';
  };
  const states = TEXT_FIELDS.flatMap((field) => locales.map((code) => stateOf(field, code)));
  return {
    stateOf,
    mayFit: (field, locale) =>
      isOutdated(field, locale) && isSavedOutdated(field, locale) && !isChanged(field, original),
    written: states.filter((state) => state !== 'missing').length,
    outdated: states.filter((state) => state === 'outdated').length,
    total: states.length,
  };
}
