import type { MessageDescriptor } from 'react-intl';
import type { DetailedSection, WrittenDetails } from '../../../../shared/contract/writtenDetails';
import { DETAIL_LIMITS } from '../../../../shared/contract/writtenDetails';
import {
  isUsualDay,
  findMissingDetails,
  type DetailFault,
} from '../../../../shared/details/detailFaults';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';
import { listTooLongFields, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { toFieldFaults, MOMENT_FIELDS } from './detailsFormErrors';
import type { DetailPart } from './detailPart';
import { getEntryFieldName } from './governance/entryFieldName';
import { OWN_LICENCE } from './licences';
import { detailFaultMessages } from '../../../parts/details/messages';

type Original = WrittenDetails['originalLocale'];

const tooLong = (fields: Fields, texts: Readonly<Record<string, number>>): Faults =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, limit]) =>
      listTooLongFields(fields, name, limit).map((field) => [field, faultMessages.tooLong]),
    ),
  );

/** Days that are on the page: each is there, and of our age. */
const wrongDays = (fields: Fields, names: readonly string[]): Faults =>
  Object.fromEntries(
    names.flatMap((name): [string, MessageDescriptor][] => {
      const day = fields[name];
      if (day === undefined) return [];
      if (day === '') return [[name, faultMessages.missing]];
      return isUsualDay(day) ? [] : [[name, detailFaultMessages.date]];
    }),
  );

function wrongEntries(fields: Fields, original: Original): Faults {
  const ids = splitFieldValues(fields['entries']);
  const texts = ids.map((id) => getEntryFieldName(id, 'text'));
  const empty = texts
    .map((name) => `${name}.${original}`)
    .filter((name) => !readTextField(fields, name));
  return {
    ...wrongDays(
      fields,
      ids.map((id) => getEntryFieldName(id, 'on')),
    ),
    ...tooLong(fields, Object.fromEntries(texts.map((name) => [name, DETAIL_LIMITS.entry]))),
    ...Object.fromEntries(empty.map((name) => [name, faultMessages.missing])),
  };
}

/** Finds times of day that would be lost: the day is missing or not whole. */
const daylessTimes = (fields: Fields): Faults =>
  Object.fromEntries(
    MOMENT_FIELDS.filter((name) => fields[`${name}.time`] && fields[`${name}.day`] === '').map(
      (name) => [`${name}.day`, faultMessages.missing],
    ),
  );

const wordlessLicence = (fields: Fields): Faults =>
  fields['licence'] === OWN_LICENCE && readTextField(fields, 'licence.own') === ''
    ? { 'licence.own': faultMessages.missing }
    : {};

/**
 * Finds gaps in a content that others read, which has to be whole; a draft may be kept with gaps.
 */
function gapsIn<S extends DetailedSection>(
  section: S,
  part: DetailPart<S>,
  fields: Fields,
  written: WrittenDetails<S>,
): DetailFault[] {
  if (['draft', 'in_review'].includes(written.status)) return [];
  const details = part.read(fields, written);
  const kind = fields['kind'] ?? written.kind;
  return findMissingDetails(section, details, { original: written.originalLocale, kind }).map(
    (field) => ({
      field,
      fault: 'missing',
    }),
  );
}

/** Finds the faults that can be seen before the form is sent. */
export const checkDetails =
  <S extends DetailedSection>(section: S, part: DetailPart<S>, written: WrittenDetails<S>) =>
  (fields: Fields): Faults => ({
    ...toFieldFaults(gapsIn(section, part, fields, written), written.originalLocale),
    ...tooLong(fields, part.texts),
    ...wrongDays(fields, part.days),
    ...wrongEntries(fields, written.originalLocale),
    ...wordlessLicence(fields),
    ...daylessTimes(fields),
    ...part.check?.(fields, written),
  });
