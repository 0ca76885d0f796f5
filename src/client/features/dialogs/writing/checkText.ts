import type { Locale } from '../../../../shared/locales';
import type { Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';
import { listTooLongFields, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';

interface Rules {
  readonly original: Locale;
  /** Letters. */
  readonly limit: number;
}

/** Checks a text in every language: present in the original one, and too long in none. */
export function checkText(fields: Fields, name: string, { original, limit }: Rules): Faults {
  const first = `${name}.${original}`;
  const tooLong = listTooLongFields(fields, name, limit);
  return {
    ...Object.fromEntries(tooLong.map((field) => [field, faultMessages.tooLong])),
    ...(readTextField(fields, first) === '' && { [first]: faultMessages.missing }),
  };
}
