import { SECTIONS, type Section } from '../../../../../shared/sections';
import { listOf, type Fields } from '../fields';

/** A content by its address. */
export interface PlaceName {
  readonly section: Section;
  readonly slug: string;
}

/** `section/slug`, as the form has it. */
export const placeKey = ({ section, slug }: PlaceName): string => `${section}/${slug}`;

/** None for what names no section. */
export function placeOf(key: string): PlaceName[] {
  const [name, slug] = key.split('/');
  const section = SECTIONS.find((one) => one === name);
  return section && slug ? [{ section, slug }] : [];
}

/** Lists the contents that were chosen in a `PlacesField`. */
export const placesIn = (fields: Fields, name: string): PlaceName[] =>
  listOf(fields[name]).flatMap(placeOf);

/** Returns the slug from a field that takes a single content; null for none. */
export const slugIn = (fields: Fields, name: string): string | null =>
  placesIn(fields, name)[0]?.slug ?? null;
