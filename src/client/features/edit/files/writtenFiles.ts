import {
  FILE_LIMITS,
  type ContentFiles,
  type ContentFilesChange,
  type FocalPoint,
} from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import { countLetters } from '../../../ui/forms/countLetters';
import { splitFieldValues } from '../../../ui/forms/fields';
import type { Faults, Fields } from '../../../ui/forms/Form';
import { readLocalizedField, listTooLongFields, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { editFaultMessages } from '../messages';
import { fileFaultMessages } from './messages';

export const COVER_FIELDS = {
  file: 'cover',
  alt: 'cover.alt',
  credit: 'cover.credit',
  focus: 'cover.focus',
} as const;
/** The documents in their order, by the keys of their rows. */
export const DOCUMENTS_FIELD = 'documents';

/**
 * Returns the names of the fields of one row. Its key is the file that it began with; another file
 * may have taken its place.
 */
export const getDocumentFieldNames = (key: string) => ({
  file: `${key}.file`,
  title: `${key}.title`,
  description: `${key}.description`,
  locale: `${key}.locale`,
});

/** Writes a point as the value of its field; the middle is nothing. */
export const formatFocus = (focus: FocalPoint | undefined): string =>
  focus ? `${focus.x} ${focus.y}` : '';

/** Reads the value of the field again. */
export function parseFocus(value = ''): FocalPoint | undefined {
  const [x = NaN, y = NaN] = splitFieldValues(value).map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}

const coverOf = (fields: Fields, file: string): ContentFilesChange['cover'] => {
  const focus = parseFocus(fields[COVER_FIELDS.focus]);
  return {
    file,
    alt: readLocalizedField(fields, COVER_FIELDS.alt),
    credit: readTextField(fields, COVER_FIELDS.credit),
    ...(focus && { focus }),
  };
};

const documentOf = (fields: Fields, key: string): ContentFilesChange['attachments'][number] => {
  const names = getDocumentFieldNames(key);
  return {
    file: fields[names.file] || key,
    title: readLocalizedField(fields, names.title),
    description: readLocalizedField(fields, names.description),
    locale: (fields[names.locale] || null) as Locale | null,
  };
};

/** Converts the form to a change of files as it is sent. */
export const readFilesChange = (fields: Fields, revision: number): ContentFilesChange => ({
  revision,
  cover: fields[COVER_FIELDS.file] ? coverOf(fields, fields[COVER_FIELDS.file]!) : null,
  attachments: splitFieldValues(fields[DOCUMENTS_FIELD]).map((key) => documentOf(fields, key)),
});

/** Converts the host's files to a text as they were written; two answers are compared by it. */
export const toComparableFiles = ({ cover, attachments }: ContentFiles): string =>
  JSON.stringify([
    cover && [cover.file, cover.alt, cover.credit, formatFocus(cover.focus)],
    attachments.map(({ file, title, description, locale }) => [file, title, description, locale]),
  ]);

/** Finds the faults that can be seen before the form is sent. */
export const checkFiles =
  (original: Locale) =>
  (fields: Fields): Faults => {
    const limits = limitsIn(fields);
    const tooLong = limits.flatMap(([name, limit]) => listTooLongFields(fields, name, limit));
    const needed = [
      ...(fields[COVER_FIELDS.file] ? [[COVER_FIELDS.alt, fileFaultMessages.alt] as const] : []),
      ...splitFieldValues(fields[DOCUMENTS_FIELD]).map(
        (key) => [getDocumentFieldNames(key).title, faultMessages.missing] as const,
      ),
    ];
    const missing = needed
      .map(([name, fault]) => [`${name}.${original}`, fault] as const)
      .filter(([name]) => readTextField(fields, name) === '');
    return {
      ...Object.fromEntries(tooLong.map((name) => [name, editFaultMessages.tooLong])),
      ...(countLetters(readTextField(fields, COVER_FIELDS.credit)) > FILE_LIMITS.credit && {
        [COVER_FIELDS.credit]: editFaultMessages.tooLong,
      }),
      ...Object.fromEntries(missing),
    };
  };

const limitsIn = (fields: Fields): readonly (readonly [name: string, limit: number])[] => [
  [COVER_FIELDS.alt, FILE_LIMITS.alt],
  ...splitFieldValues(fields[DOCUMENTS_FIELD]).flatMap((key) => {
    const names = getDocumentFieldNames(key);
    return [
      [names.title, FILE_LIMITS.title],
      [names.description, FILE_LIMITS.description],
    ] as const;
  }),
];
