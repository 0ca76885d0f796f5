import { LICENCES } from '../../../../shared/contract/writtenDetails';
import type { Fields } from '../../../ui/forms/fields';
import { readTextField } from '../../../ui/forms/localized';

/** Stands for a licence in own words. */
export const OWN_LICENCE = 'own';

/** Returns the choice that a licence is: one of the list, own words, or none yet. */
export function toLicenceChoice(licence: string): string {
  if (licence === '') return '';
  return LICENCES.some((one) => one === licence) ? licence : OWN_LICENCE;
}

export const readLicence = (fields: Fields): string =>
  fields['licence'] === OWN_LICENCE
    ? readTextField(fields, 'licence.own')
    : (fields['licence'] ?? '');
