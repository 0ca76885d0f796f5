import {
  FILE_LIMITS,
  type ContentFiles,
  type ContentFilesChange,
} from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import { countLetters } from '../../../ui/lazy/forms/countLetters';
import { listOf } from '../../../ui/lazy/forms/fields';
import type { Faults, Fields } from '../../../ui/lazy/forms/Form';
import { localizedOf, tooLongIn, typedIn } from '../../../ui/lazy/forms/localized';
import { faultMessages } from '../../../ui/lazy/forms/messages';
import { editFaultMessages } from '../messages';
import { fileFaultMessages } from './messages';

export const COVER = { file: 'cover', alt: 'cover.alt', credit: 'cover.credit' } as const;
/** The documents in their order, by the keys of their rows. */
export const DOCUMENTS = 'documents';

/**
 * Returns the names of the fields of one row. Its key is the file that it began with; another file
 * may have taken its place.
 */
export const documentNames = (key: string) => ({
  file: `${key}.file`,
  title: `${key}.title`,
  description: `${key}.description`,
  locale: `${key}.locale`,
});

const documentOf = (fields: Fields, key: string): ContentFilesChange['attachments'][number] => {
  const names = documentNames(key);
  return {
    file: fields[names.file] || key,
    title: localizedOf(fields, names.title),
    description: localizedOf(fields, names.description),
    locale: (fields[names.locale] || null) as Locale | null,
  };
};

/** Converts the form to a change of files as it is sent. */
export const filesOf = (fields: Fields, revision: number): ContentFilesChange => ({
  revision,
  cover: fields[COVER.file]
    ? {
        file: fields[COVER.file]!,
        alt: localizedOf(fields, COVER.alt),
        credit: typedIn(fields, COVER.credit),
      }
    : null,
  attachments: listOf(fields[DOCUMENTS]).map((key) => documentOf(fields, key)),
});

/** Converts the host's files to a text as they were written; two answers are compared by it. */
export const writtenIn = ({ cover, attachments }: ContentFiles): string =>
  JSON.stringify([
    cover && [cover.file, cover.alt, cover.credit],
    attachments.map(({ file, title, description, locale }) => [file, title, description, locale]),
  ]);

/** Finds the faults that can be seen before the form is sent. */
export const checkFiles =
  (original: Locale) =>
  (fields: Fields): Faults => {
    const limits = limitsIn(fields);
    const tooLong = limits.flatMap(([name, limit]) => tooLongIn(fields, name, limit));
    const needed = [
      ...(fields[COVER.file] ? [[COVER.alt, fileFaultMessages.alt] as const] : []),
      ...listOf(fields[DOCUMENTS]).map(
        (key) => [documentNames(key).title, faultMessages.missing] as const,
      ),
    ];
    const missing = needed
      .map(([name, fault]) => [`${name}.${original}`, fault] as const)
      .filter(([name]) => typedIn(fields, name) === '');
    return {
      ...Object.fromEntries(tooLong.map((name) => [name, editFaultMessages.tooLong])),
      ...(countLetters(typedIn(fields, COVER.credit)) > FILE_LIMITS.credit && {
        [COVER.credit]: editFaultMessages.tooLong,
      }),
      ...Object.fromEntries(missing),
    };
  };

const limitsIn = (fields: Fields): readonly (readonly [name: string, limit: number])[] => [
  [COVER.alt, FILE_LIMITS.alt],
  ...listOf(fields[DOCUMENTS]).flatMap((key) => {
    const names = documentNames(key);
    return [
      [names.title, FILE_LIMITS.title],
      [names.description, FILE_LIMITS.description],
    ] as const;
  }),
];
