import type { NewSortition } from '../../../../../shared/contract/sortitions';
import { SORTITION_LIMITS } from '../../../../../shared/contract/sortitions';
import type { Locale } from '../../../../../shared/locales';
import { toInstant } from '../../../../ui/forms/cityMoment';
import type { Faults, Fields } from '../../../../ui/forms/Form';
import {
  readLocalizedField,
  listTooLongFields,
  readTextField,
} from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { parseRows, type Rows } from '../../meetings/edit/rows';
import { sortitionFaultMessages } from './messages';

/** Returns the name of a field of a group or a source: `group.<id>.places`. */
export const getGroupFieldName = (id: string, part: 'label' | 'places' | 'substitutes'): string =>
  `group.${id}.${part}`;
export const getSourceFieldName = (id: string, part: 'text' | 'values'): string =>
  `source.${id}.${part}`;

/** A draw has a group and a source at least. */
export const FIRST_GROUP: Rows = [{ id: 'first-group' }];
export const FIRST_SOURCE: Rows = [{ id: 'first-source' }];

/** Reads the groups from the fields; the one group of a draw without groups has no name. */
const strataIn = (fields: Fields): NewSortition['strata'] => {
  const rows = parseRows(fields, 'groups');
  return rows.map(({ id }, index) => ({
    name: rows.length === 1 ? '' : `group-${index + 1}`,
    label: rows.length === 1 ? {} : readLocalizedField(fields, getGroupFieldName(id, 'label')),
    places: readNumberField(fields, getGroupFieldName(id, 'places')) ?? 0,
    substitutes: readNumberField(fields, getGroupFieldName(id, 'substitutes')) ?? 0,
  }));
};

const momentIn = (fields: Fields, name: string, timeZone: string): string =>
  toInstant(
    { day: readTextField(fields, name), time: readTextField(fields, `${name}.time`) },
    timeZone,
  ) ?? '';

/**
 * Converts the typed fields to a draw as it is sent; days and times of day are those of the city.
 */
export const readSortition = (fields: Fields, timeZone: string): NewSortition => ({
  title: readLocalizedField(fields, 'title'),
  strata: strataIn(fields),
  sources: parseRows(fields, 'sources').map(({ id }) => ({
    text: readLocalizedField(fields, getSourceFieldName(id, 'text')),
    values: readNumberField(fields, getSourceFieldName(id, 'values')) ?? 0,
  })),
  forVerified: fields['forVerified'] === 'on',
  opensAt: momentIn(fields, 'opensAt', timeZone),
  closesAt: momentIn(fields, 'closesAt', timeZone),
  answerDays: readNumberField(fields, 'answerDays') ?? 0,
});

const all = <Message>(names: readonly string[], message: Message) =>
  Object.fromEntries(names.map((name) => [name, message]));

/**
 * Checks that a draw has a title, numbers and sources, groups a name where there are several, and
 * that its list closes after it has opened.
 */
export function checkSortition(fields: Fields, original: Locale, timeZone: string): Faults {
  const groups = parseRows(fields, 'groups').map(({ id }) => id);
  const sources = parseRows(fields, 'sources').map(({ id }) => id);
  const labels = groups.length > 1 ? groups.map((id) => getGroupFieldName(id, 'label')) : [];
  const texts = sources.map((id) => getSourceFieldName(id, 'text'));
  const needed = [
    ...['title', ...labels, ...texts].map((name) => `${name}.${original}`),
    ...groups.flatMap((id) => [
      getGroupFieldName(id, 'places'),
      getGroupFieldName(id, 'substitutes'),
    ]),
    ...sources.map((id) => getSourceFieldName(id, 'values')),
    'opensAt',
    'opensAt.time',
    'closesAt',
    'closesAt.time',
    'answerDays',
  ];
  const tooLong = [
    ...listTooLongFields(fields, 'title', SORTITION_LIMITS.title),
    ...labels.flatMap((name) => listTooLongFields(fields, name, SORTITION_LIMITS.label)),
    ...texts.flatMap((name) => listTooLongFields(fields, name, SORTITION_LIMITS.source)),
  ];
  const { opensAt, closesAt } = readSortition(fields, timeZone);
  const isTurned = opensAt !== '' && closesAt !== '' && closesAt <= opensAt;
  return {
    ...(isTurned && { closesAt: sortitionFaultMessages.order }),
    ...all(
      needed.filter((name) => readTextField(fields, name) === ''),
      faultMessages.missing,
    ),
    ...all(tooLong, faultMessages.tooLong),
  };
}
