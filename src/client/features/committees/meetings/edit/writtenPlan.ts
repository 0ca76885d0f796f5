import type { WrittenItem, WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import type { Faults, Fields } from '../../../../ui/forms/Form';
import {
  readLocalizedField,
  listTooLongFields,
  readTextField,
} from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { readMomentField } from '../../../../parts/details/plan/MomentFields';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { toTree, type Rows } from './outline';

/** Returns the name of a field of an item: `item.<id>.title`. */
export const getItemFieldName = (id: string, part: 'title' | 'note' | 'minutes'): string =>
  `item.${id}.${part}`;

/** Reads the agenda’s order as the form keeps it. */
export const readAgendaRows = (fields: Fields): Rows =>
  JSON.parse(fields['agenda'] || '[]') as Rows;

const itemIn = (fields: Fields, id: string): Omit<WrittenItem, 'items'> => ({
  id,
  title: readLocalizedField(fields, getItemFieldName(id, 'title')),
  note: readLocalizedField(fields, getItemFieldName(id, 'note')),
  minutes: readNumberField(fields, getItemFieldName(id, 'minutes')) ?? 0,
});

const agendaIn = (fields: Fields): WrittenItem[] =>
  toTree(readAgendaRows(fields)).map(({ id, items }) => ({
    ...itemIn(fields, id),
    items: items.map((below) => itemIn(fields, below)),
  }));

/**
 * Converts the typed fields to a plan as it is sent; `checkPlan` has seen that it has a beginning.
 */
export const readPlan = (fields: Fields): WrittenMeeting => ({
  timezone: readTextField(fields, 'timezone'),
  startsAt: readMomentField(fields, 'startsAt') ?? '',
  endsAt: readMomentField(fields, 'endsAt'),
  title: readLocalizedField(fields, 'title'),
  place: readLocalizedField(fields, 'place'),
  onlineUrl: readTextField(fields, 'onlineUrl'),
  isPublic: fields['isClosed'] !== 'on',
  agenda: agendaIn(fields),
});

const missingIn = (fields: Fields, names: readonly string[]): Faults =>
  Object.fromEntries(
    names
      .filter((name) => readTextField(fields, name) === '')
      .map((name) => [name, faultMessages.missing]),
  );

/**
 * Checks that a meeting has a title and a beginning, each item a title, and that no text is too
 * long.
 */
export function checkPlan(fields: Fields, original: Locale): Faults {
  const ids = readAgendaRows(fields).map(({ id }) => id);
  const needed = [
    `title.${original}`,
    'startsAt.day',
    'startsAt.time',
    ...(fields['endsAt.day'] ? ['endsAt.time'] : []),
    ...(fields['endsAt.time'] ? ['endsAt.day'] : []),
    ...ids.map((id) => `${getItemFieldName(id, 'title')}.${original}`),
  ];
  const tooLong = [
    ...listTooLongFields(fields, 'title', MEETING_LIMITS.title),
    ...listTooLongFields(fields, 'place', MEETING_LIMITS.place),
    ...ids.flatMap((id) => [
      ...listTooLongFields(fields, getItemFieldName(id, 'title'), MEETING_LIMITS.itemTitle),
      ...listTooLongFields(fields, getItemFieldName(id, 'note'), MEETING_LIMITS.note),
    ]),
  ];
  return {
    ...missingIn(fields, needed),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
  };
}
