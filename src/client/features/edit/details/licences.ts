import { LICENCES } from '../../../../shared/contract/writtenDetails';
import type { Fields } from '../../../ui/lazy/forms/fields';
import { typedIn } from '../../../ui/lazy/forms/localized';

/** Stands for a licence in own words. */
export const OWN_WORDS = 'own';

/** Returns the choice that a licence is: one of the list, own words, or none yet. */
export function licenceChoice(licence: string): string {
  if (licence === '') return '';
  return LICENCES.some((one) => one === licence) ? licence : OWN_WORDS;
}

export const licenceIn = (fields: Fields): string =>
  fields['licence'] === OWN_WORDS ? typedIn(fields, 'licence.own') : (fields['licence'] ?? '');
