import { TEXT_FIELDS, type TextName } from '../../../../shared/contract/editing';
import { LOCALE_CODES } from '../../../../shared/locales';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';
import { readTextField } from '../../../ui/forms/localized';
import { getTextFieldName, type StartContent } from '../writtenFields';

const TEXT_NAMES: readonly TextName[] = TEXT_FIELDS.flatMap((field) =>
  LOCALE_CODES.map((code) => getTextFieldName(field, code)),
);
const FACT_NAMES = ['originalLocale', 'topics', 'area', 'visibility', 'slug'] as const;
export type FactName = (typeof FACT_NAMES)[number];
export type WrittenName = TextName | FactName;
export const WRITTEN_NAMES: readonly WrittenName[] = [...TEXT_NAMES, ...FACT_NAMES];

export const isText = (name: WrittenName): name is TextName =>
  TEXT_NAMES.some((text) => text === name);

/** Fields of a content, by their names; unknown ones are missing. */
export type WrittenFields = Readonly<Partial<Record<WrittenName, string>>>;

const inOrder = (topics: readonly string[]): string => [...topics].sort().join(' ');

/** Converts a content to the fields of its form. */
export const toWrittenFields = (source: StartContent): WrittenFields => ({
  ...Object.fromEntries(
    TEXT_FIELDS.flatMap((field) =>
      LOCALE_CODES.map((code) => [getTextFieldName(field, code), source[field][code] ?? '']),
    ),
  ),
  originalLocale: source.originalLocale,
  topics: inOrder(source.topics),
  area: source.area ?? '',
  visibility: source.visibility,
  slug: source.slug,
});

/** Converts the fields of a form; a field that it does not have keeps its value of `base`. */
export const readWrittenFields = (fields: Fields, base: WrittenFields): WrittenFields => {
  const typed = WRITTEN_NAMES.map((name) => [name, readTextField(fields, name)] as const);
  const slug = fields['slug'] === undefined ? base.slug : readTextField(fields, 'slug');
  return {
    ...Object.fromEntries(typed),
    topics: inOrder(splitFieldValues(fields['topics'])),
    slug: slug ?? '',
  };
};

/** Lists the fields in which the two differ. */
export const listDifferences = (one: WrittenFields, other: WrittenFields): readonly WrittenName[] =>
  WRITTEN_NAMES.filter((name) => one[name] !== other[name]);
