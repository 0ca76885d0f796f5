import { LEGAL_FIELDS, LEGAL_LIMITS, type LegalField } from '../../../../shared/contract/legal';
import type { Localized } from '../../../../shared/contract/text';
import type { LegalPage } from '../../../../shared/routes';
import type { Faults, Fields } from '../../../ui/forms/Form';
import { readLocalizedField, listTooLongFields } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';

/** Returns the name under which the form keeps what is typed. */
export const getDraftName = (kind: LegalPage): string => `legal.${kind}`;

/** Returns what was typed, by field and language. */
export const readTexts = (fields: Fields): Readonly<Record<LegalField, Localized>> => ({
  title: readLocalizedField(fields, 'title'),
  summary: readLocalizedField(fields, 'summary'),
  body: readLocalizedField(fields, 'body'),
  whatChanged: readLocalizedField(fields, 'whatChanged'),
});

/** Checks the texts of a draft: it may be kept with gaps; no text may be too long. */
export const checkTexts = (fields: Fields): Faults =>
  Object.fromEntries(
    LEGAL_FIELDS.flatMap((field) => listTooLongFields(fields, field, LEGAL_LIMITS[field])).map(
      (name) => [name, faultMessages.tooLong],
    ),
  );
