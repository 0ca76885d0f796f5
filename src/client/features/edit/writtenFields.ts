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
import type { BegunContent } from '../../navigation/begunContent';
import { listOf } from '../../ui/lazy/forms/fields';
import type { Faults, Fields } from '../../ui/lazy/forms/Form';
import { localizedOf, tooLongIn, typedIn } from '../../ui/lazy/forms/localized';
import { faultMessages } from '../../ui/lazy/forms/messages';
import { editFaultMessages } from './messages';
import { isSlug, suggestSlug } from './suggestSlug';

type TextName = `${TextField}.${Locale}`;

/** Returns the name of the field for a text in one language. */
export const nameOf = (field: TextField, locale: Locale): TextName => `${field}.${locale}`;

/** Fields that a form begins with. */
export type Start = Pick<
  ContentSource,
  TextField | 'originalLocale' | 'topics' | 'area' | 'visibility' | 'slug'
>;

const emptyStart = (originalLocale: Locale): Start => ({
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
export function startOf(begun: BegunContent | null, originalLocale: Locale): Start {
  if (!begun) return emptyStart(originalLocale);
  const { locale, title, body } = begun;
  const line = title.replace(/\s+/g, ' ').trim().slice(0, EDIT_LIMITS.title);
  return {
    ...emptyStart(locale),
    title: { [locale]: line },
    body: body ? { [locale]: body } : {},
  };
}

/** Returns the address that was typed, or else the one that the title gives. */
function slugOf(fields: Fields): string {
  const original = fields['originalLocale'] as Locale;
  return typedIn(fields, 'slug') || suggestSlug(typedIn(fields, nameOf('title', original)));
}

/** Converts the form as it is sent; `fixedSlug` is the address of a published content. */
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

/** Converts the form of a new content as it is sent. */
export const newContentOf = (fields: Fields): NewContent => ({
  ...writtenOf(fields),
  author: fields['author'] ?? '',
  ...(fields['category'] && { category: fields['category'] as FaqCategory }),
  ...(fields['kind'] && { kind: fields['kind'] }),
});

function tooLong(fields: Fields): Faults {
  const names = TEXT_FIELDS.flatMap((field) => tooLongIn(fields, field, EDIT_LIMITS[field]));
  return Object.fromEntries(names.map((name) => [name, editFaultMessages.tooLong]));
}

/** Finds the faults that can be seen before the form is sent. */
export function checkWritten(fields: Fields): Faults {
  const title = nameOf('title', fields['originalLocale'] as Locale);
  const isFixed = fields['slug'] === undefined;
  return {
    ...tooLong(fields),
    ...(typedIn(fields, title) === '' && { [title]: faultMessages.missing }),
    ...(!isFixed &&
      typedIn(fields, title) &&
      !isSlug(slugOf(fields)) && {
        slug: editFaultMessages.slug,
      }),
  };
}
