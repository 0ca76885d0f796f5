import {
  EDIT_LIMITS,
  TEXT_FIELDS,
  type ContentSource,
  type NewContent,
  type TextField,
  type WrittenContent,
} from '../../../shared/contract/editing';
import type { FaqCategory } from '../../../shared/contract/faqs';
import type { Locale } from '../../../shared/locales';
import type { NewContentState } from '../../navigation/newContentState';
import { splitFieldValues } from '../../ui/forms/fields';
import type { Faults, Fields } from '../../ui/forms/Form';
import { readLocalizedField, listTooLongFields, readTextField } from '../../ui/forms/localized';
import { faultMessages } from '../../ui/forms/messages';
import { editFaultMessages } from './messages';
import { isSlug, suggestSlug } from '../../parts/details/suggestSlug';

type TextName = `${TextField}.${Locale}`;

/** Returns the name of the field for a text in one language. */
export const getTextFieldName = (field: TextField, locale: Locale): TextName =>
  `${field}.${locale}`;

/** Fields that a form begins with. */
export type StartContent = Pick<
  ContentSource,
  TextField | 'originalLocale' | 'topics' | 'area' | 'visibility' | 'slug'
>;

const createEmptyContent = (originalLocale: Locale): StartContent => ({
  title: {},
  summary: {},
  body: {},
  originalLocale,
  topics: [],
  area: null,
  visibility: 'public',
  slug: '',
});

/**
 * Returns the first values of a form: empty, or the text that another page has written already. A
 * title is one short line.
 */
export function toStartContent(
  begun: NewContentState | null,
  originalLocale: Locale,
): StartContent {
  if (!begun) return createEmptyContent(originalLocale);
  const { locale, title, body } = begun;
  const line = title.replace(/\s+/g, ' ').trim().slice(0, EDIT_LIMITS.title);
  return {
    ...createEmptyContent(locale),
    title: { [locale]: line },
    body: body ? { [locale]: body } : {},
  };
}

/** Returns the address that was typed, or else the one that the title gives. */
function readSlug(fields: Fields): string {
  const original = fields['originalLocale'] as Locale;
  return (
    readTextField(fields, 'slug') ||
    suggestSlug(readTextField(fields, getTextFieldName('title', original)))
  );
}

/** Converts the form as it is sent; `fixedSlug` is the address of a published content. */
export const readWrittenContent = (fields: Fields, fixedSlug?: string): WrittenContent => ({
  title: readLocalizedField(fields, 'title'),
  summary: readLocalizedField(fields, 'summary'),
  body: readLocalizedField(fields, 'body'),
  originalLocale: fields['originalLocale'] as Locale,
  topics: [...splitFieldValues(fields['topics'])],
  area: (fields['area'] || null) as WrittenContent['area'],
  visibility: fields['visibility'] as WrittenContent['visibility'],
  slug: fixedSlug ?? readSlug(fields),
});

/** Converts the form of a new content as it is sent. */
export const readNewContent = (fields: Fields): NewContent => ({
  ...readWrittenContent(fields),
  author: fields['author'] ?? '',
  ...(fields['category'] && { category: fields['category'] as FaqCategory }),
  ...(fields['kind'] && { kind: fields['kind'] }),
});

function tooLong(fields: Fields): Faults {
  const names = TEXT_FIELDS.flatMap((field) =>
    listTooLongFields(fields, field, EDIT_LIMITS[field]),
  );
  return Object.fromEntries(names.map((name) => [name, editFaultMessages.tooLong]));
}

/** Button of the form for something new that leads on to its publication. */
export const PUBLISHING = { name: 'intent', value: 'publish' } as const;

/** Tells whether that button was pressed. */
export const isPublishing = (fields: Fields): boolean =>
  fields[PUBLISHING.name] === PUBLISHING.value;

/** Finds the texts of the original language without which nothing is published. */
function findMissing(fields: Fields, original: Locale): Faults {
  const names = (['summary', 'body'] as const).map((field) => getTextFieldName(field, original));
  const missing = names.filter((name) => readTextField(fields, name) === '');
  return Object.fromEntries(missing.map((name) => [name, faultMessages.missing]));
}

/** Finds the faults that can be seen before the form is sent. */
export function checkWritten(fields: Fields): Faults {
  const original = fields['originalLocale'] as Locale;
  const title = getTextFieldName('title', original);
  const isFixed = fields['slug'] === undefined;
  return {
    ...(isPublishing(fields) && findMissing(fields, original)),
    ...tooLong(fields),
    ...(readTextField(fields, title) === '' && { [title]: faultMessages.missing }),
    ...(!isFixed &&
      readTextField(fields, title) &&
      !isSlug(readSlug(fields)) && {
        slug: editFaultMessages.slug,
      }),
  };
}
