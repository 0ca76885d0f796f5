import type { MessageDescriptor } from 'react-intl';
import { DateField } from '../../../../ui/lazy/forms/DateField';
import type { Fields } from '../../../../ui/lazy/forms/fields';
import { TimeField } from '../../../../ui/lazy/forms/TimeField';

interface Props {
  readonly name: string;
  readonly day: MessageDescriptor;
  readonly time: MessageDescriptor;
  /** `2026-03-10T18:00`, as clocks in the event’s zone show it. */
  readonly value: string | null;
}

/** A day and a time of day, both optional: drafts do without. */
export function Moment({ name, day, time, value }: Props) {
  const [date = '', hours = ''] = value?.split('T') ?? [];
  return (
    <>
      <DateField name={`${name}.day`} label={day} defaultValue={date} isOptional />
      <TimeField name={`${name}.time`} label={time} defaultValue={hours} isOptional />
    </>
  );
}

/** Null without a day; without a time of day, midnight. */
export function momentIn(fields: Fields, name: string): string | null {
  const day = fields[`${name}.day`] ?? '';
  return day === '' ? null : `${day}T${fields[`${name}.time`] || '00:00'}`;
}
