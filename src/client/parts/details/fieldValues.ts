import type { Localized } from '../../../shared/contract/text';
import type { Fields } from '../../ui/forms/fields';
import { readLocalizedField } from '../../ui/forms/localized';

/** Reads a number of a field that may be empty. */
export function readNumberField(fields: Fields, name: string): number | null {
  const text = fields[name] ?? '';
  return text === '' ? null : Number(text);
}

/** Reads a text; null where it is empty in all languages. */
export function readOptionalLocalizedField(fields: Fields, name: string): Localized | null {
  const text = readLocalizedField(fields, name);
  return Object.keys(text).length > 0 ? text : null;
}
