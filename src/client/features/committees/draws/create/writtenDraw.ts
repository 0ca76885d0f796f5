import type { NewDraw } from '../../../../../shared/contract/draws';
import { DRAW_LIMITS } from '../../../../../shared/contract/draws';
import type { Locale } from '../../../../../shared/locales';
import { momentOf } from '../../../../ui/lazy/forms/cityMoment';
import type { Faults, Fields } from '../../../../ui/lazy/forms/Form';
import { localizedOf, tooLongIn, typedIn } from '../../../../ui/lazy/forms/localized';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { numberIn } from '../../../edit/details/fieldValues';
import { rowsIn, type Rows } from '../../meetings/edit/rows';
import { drawFaultMessages } from './messages';

/** Returns the name of a field of a group or a source: `group.<id>.places`. */
export const groupField = (id: string, part: 'label' | 'places' | 'substitutes'): string =>
  `group.${id}.${part}`;
export const sourceField = (id: string, part: 'text' | 'values'): string => `source.${id}.${part}`;

/** A draw has a group and a source at least. */
export const FIRST_GROUP: Rows = [{ id: 'first-group' }];
export const FIRST_SOURCE: Rows = [{ id: 'first-source' }];

/** Reads the groups from the fields; the one group of a draw without groups has no name. */
const strataIn = (fields: Fields): NewDraw['strata'] => {
  const rows = rowsIn(fields, 'groups');
  return rows.map(({ id }, index) => ({
    name: rows.length === 1 ? '' : `group-${index + 1}`,
    label: rows.length === 1 ? {} : localizedOf(fields, groupField(id, 'label')),
    places: numberIn(fields, groupField(id, 'places')) ?? 0,
    substitutes: numberIn(fields, groupField(id, 'substitutes')) ?? 0,
  }));
};

const momentIn = (fields: Fields, name: string, timeZone: string): string =>
  momentOf({ day: typedIn(fields, name), time: typedIn(fields, `${name}.time`) }, timeZone) ?? '';

/**
 * Converts the typed fields to a draw as it is sent; days and times of day are those of the city.
 */
export const drawIn = (fields: Fields, timeZone: string): NewDraw => ({
  title: localizedOf(fields, 'title'),
  strata: strataIn(fields),
  sources: rowsIn(fields, 'sources').map(({ id }) => ({
    text: localizedOf(fields, sourceField(id, 'text')),
    values: numberIn(fields, sourceField(id, 'values')) ?? 0,
  })),
  forVerified: fields['forVerified'] === 'on',
  opensAt: momentIn(fields, 'opensAt', timeZone),
  closesAt: momentIn(fields, 'closesAt', timeZone),
  answerDays: numberIn(fields, 'answerDays') ?? 0,
});

const all = <Message>(names: readonly string[], message: Message) =>
  Object.fromEntries(names.map((name) => [name, message]));

/**
 * Checks that a draw has a title, numbers and sources, groups a name where there are several, and
 * that its list closes after it has opened.
 */
export function checkDraw(fields: Fields, original: Locale, timeZone: string): Faults {
  const groups = rowsIn(fields, 'groups').map(({ id }) => id);
  const sources = rowsIn(fields, 'sources').map(({ id }) => id);
  const labels = groups.length > 1 ? groups.map((id) => groupField(id, 'label')) : [];
  const texts = sources.map((id) => sourceField(id, 'text'));
  const needed = [
    ...['title', ...labels, ...texts].map((name) => `${name}.${original}`),
    ...groups.flatMap((id) => [groupField(id, 'places'), groupField(id, 'substitutes')]),
    ...sources.map((id) => sourceField(id, 'values')),
    'opensAt',
    'opensAt.time',
    'closesAt',
    'closesAt.time',
    'answerDays',
  ];
  const tooLong = [
    ...tooLongIn(fields, 'title', DRAW_LIMITS.title),
    ...labels.flatMap((name) => tooLongIn(fields, name, DRAW_LIMITS.label)),
    ...texts.flatMap((name) => tooLongIn(fields, name, DRAW_LIMITS.source)),
  ];
  const { opensAt, closesAt } = drawIn(fields, timeZone);
  const isTurned = opensAt !== '' && closesAt !== '' && closesAt <= opensAt;
  return {
    ...(isTurned && { closesAt: drawFaultMessages.order }),
    ...all(
      needed.filter((name) => typedIn(fields, name) === ''),
      faultMessages.missing,
    ),
    ...all(tooLong, faultMessages.tooLong),
  };
}
