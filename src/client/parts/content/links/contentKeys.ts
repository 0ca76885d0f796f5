import { SECTIONS, type Section } from '../../../../shared/sections';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';

/** A content by its address. */
export interface ContentLink {
  readonly section: Section;
  readonly slug: string;
}

/** `section/slug`, as the form has it. */
export const toContentKey = ({ section, slug }: ContentLink): string => `${section}/${slug}`;

/** None for what names no section. */
export function parseContentKey(key: string): ContentLink[] {
  const [name, slug] = key.split('/');
  const section = SECTIONS.find((one) => one === name);
  return section && slug ? [{ section, slug }] : [];
}

/** Lists the contents that were chosen in a `ContentLinksField`. */
export const readContentLinks = (fields: Fields, name: string): ContentLink[] =>
  splitFieldValues(fields[name]).flatMap(parseContentKey);

/** Returns the slug from a field that takes a single content; null for none. */
export const readContentSlug = (fields: Fields, name: string): string | null =>
  readContentLinks(fields, name)[0]?.slug ?? null;
