import type { WrittenItem, WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { MEETING_LIMITS } from '../../../../../shared/meetings/limits';
import type { Faults, Fields } from '../../../../ui/lazy/forms/Form';
import { localizedOf, tooLongIn, typedIn } from '../../../../ui/lazy/forms/localized';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { momentIn } from '../../../edit/details/events/Moment';
import { numberIn } from '../../../edit/details/fieldValues';
import { treeOf, type Rows } from './outline';

/** Returns the name of a field of an item: `item.<id>.title`. */
export const itemField = (id: string, part: 'title' | 'note' | 'minutes'): string =>
  `item.${id}.${part}`;

/** Reads the agenda’s order as the form keeps it. */
export const rowsIn = (fields: Fields): Rows => JSON.parse(fields['agenda'] || '[]') as Rows;

const itemIn = (fields: Fields, id: string): Omit<WrittenItem, 'items'> => ({
  id,
  title: localizedOf(fields, itemField(id, 'title')),
  note: localizedOf(fields, itemField(id, 'note')),
  minutes: numberIn(fields, itemField(id, 'minutes')) ?? 0,
});

const agendaIn = (fields: Fields): WrittenItem[] =>
  treeOf(rowsIn(fields)).map(({ id, items }) => ({
    ...itemIn(fields, id),
    items: items.map((below) => itemIn(fields, below)),
  }));

/**
 * Converts the typed fields to a plan as it is sent; `checkPlan` has seen that it has a beginning.
 */
export const planIn = (fields: Fields): WrittenMeeting => ({
  timezone: typedIn(fields, 'timezone'),
  startsAt: momentIn(fields, 'startsAt') ?? '',
  endsAt: momentIn(fields, 'endsAt'),
  title: localizedOf(fields, 'title'),
  place: localizedOf(fields, 'place'),
  onlineUrl: typedIn(fields, 'onlineUrl'),
  isPublic: fields['isClosed'] !== 'on',
  agenda: agendaIn(fields),
});

const missingIn = (fields: Fields, names: readonly string[]): Faults =>
  Object.fromEntries(
    names
      .filter((name) => typedIn(fields, name) === '')
      .map((name) => [name, faultMessages.missing]),
  );

/**
 * Checks that a meeting has a title and a beginning, each item a title, and that no text is too
 * long.
 */
export function checkPlan(fields: Fields, original: Locale): Faults {
  const ids = rowsIn(fields).map(({ id }) => id);
  const needed = [
    `title.${original}`,
    'startsAt.day',
    'startsAt.time',
    ...(fields['endsAt.day'] ? ['endsAt.time'] : []),
    ...(fields['endsAt.time'] ? ['endsAt.day'] : []),
    ...ids.map((id) => `${itemField(id, 'title')}.${original}`),
  ];
  const tooLong = [
    ...tooLongIn(fields, 'title', MEETING_LIMITS.title),
    ...tooLongIn(fields, 'place', MEETING_LIMITS.place),
    ...ids.flatMap((id) => [
      ...tooLongIn(fields, itemField(id, 'title'), MEETING_LIMITS.itemTitle),
      ...tooLongIn(fields, itemField(id, 'note'), MEETING_LIMITS.note),
    ]),
  ];
  return {
    ...missingIn(fields, needed),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
  };
}
