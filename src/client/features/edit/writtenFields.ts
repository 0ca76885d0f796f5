import {
  EDIT_LIMITS,
  TEXT_FIELDS,
  type ContentSource,
  type NewContent,
  type TextField,
  type WrittenContent,
} from '../../../shared/contract/editing';
import type { FaqCategory } from '../../../shared/contract/faqs';
import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import { countLetters } from '../../ui/lazy/forms/countLetters';
import { listOf } from '../../ui/lazy/forms/fields';
import type { Faults, Fields } from '../../ui/lazy/forms/Form';
import { faultMessages } from '../../ui/lazy/forms/messages';
import { editFaultMessages } from './messages';
import { isSlug, suggestSlug } from './suggestSlug';

type TextName = `${TextField}.${Locale}`;

/** The name of the field for a text in one language. */
export const nameOf = (field: TextField, locale: Locale): TextName => `${field}.${locale}`;

/** What a form begins with. */
export type Start = Pick<
  ContentSource,
  TextField | 'originalLocale' | 'topics' | 'area' | 'visibility' | 'slug'
>;

export const emptyStart = (originalLocale: Locale): Start => ({
  ...{ title: {}, summary: {}, body: {}, originalLocale },
  ...{ topics: [], area: null, visibility: 'public', slug: '' },
});

const typed = (fields: Fields, name: string): string =>
  (fields[name] ?? '').replaceAll('\r\n', '\n').trim();

function localizedOf(fields: Fields, field: TextField): Localized {
  const texts = LOCALE_CODES.map((code) => [code, typed(fields, nameOf(field, code))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The address that was typed, or else the one that the title gives. */
export function slugOf(fields: Fields): string {
  const original = fields['originalLocale'] as Locale;
  return typed(fields, 'slug') || suggestSlug(typed(fields, nameOf('title', original)));
}

/** The form as it is sent; `fixedSlug` is the address of what was published. */
export const writtenOf = (fields: Fields, fixedSlug?: string): WrittenContent => ({
  title: localizedOf(fields, 'title'),
  summary: localizedOf(fields, 'summary'),
  body: localizedOf(fields, 'body'),
  originalLocale: fields['originalLocale'] as Locale,
  topics: [...listOf(fields['topics'])] as WrittenContent['topics'],
  area: (fields['area'] || null) as WrittenContent['area'],
  visibility: fields['visibility'] as WrittenContent['visibility'],
  slug: fixedSlug ?? slugOf(fields),
});

/** The form of something new as it is sent. */
export const newContentOf = (fields: Fields): NewContent => ({
  ...writtenOf(fields),
  author: fields['author'] ?? '',
  ...(fields['category'] && { category: fields['category'] as FaqCategory }),
});

function tooLong(fields: Fields): Faults {
  const names = LOCALE_CODES.flatMap((code) =>
    TEXT_FIELDS.filter(
      (field) => countLetters(typed(fields, nameOf(field, code))) > EDIT_LIMITS[field],
    ).map((field) => [nameOf(field, code), editFaultMessages.tooLong] as const),
  );
  return Object.fromEntries(names);
}

/** What can be seen to be wrong before anything is sent. */
export function checkWritten(fields: Fields): Faults {
  const title = nameOf('title', fields['originalLocale'] as Locale);
  const isFixed = fields['slug'] === undefined;
  return {
    ...tooLong(fields),
    ...(typed(fields, title) === '' && { [title]: faultMessages.missing }),
    ...(!isFixed &&
      typed(fields, title) &&
      !isSlug(slugOf(fields)) && {
        slug: editFaultMessages.slug,
      }),
  };
}
