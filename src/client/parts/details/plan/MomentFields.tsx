import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { DateField } from '../../../ui/forms/DateField';
import type { Fields } from '../../../ui/forms/fields';
import { TimeField } from '../../../ui/forms/TimeField';
import { eventPartMessages } from './messages';
import styles from './PlanFields.module.css';

interface Props {
  readonly name: string;
  readonly day: MessageDescriptor;
  readonly time: MessageDescriptor;
  /** `2026-03-10T18:00`, as clocks in the event’s zone show it. */
  readonly value: string | null;
  /** Below the time of day. */
  readonly hint?: ReactNode;
}

const partsOf = (wall: string | null): readonly [day: string, time: string] => {
  const [day = '', time = ''] = wall?.split('T') ?? [];
  return [day, time];
};

/** A day and a time of day, both optional: drafts do without. */
export function MomentFields({ name, day, time, value, hint }: Props) {
  const [date, hours] = partsOf(value);
  return (
    <div className={styles['moment']}>
      <DateField name={`${name}.day`} label={day} defaultValue={date} isOptional />
      <TimeField name={`${name}.time`} label={time} hint={hint} defaultValue={hours} isOptional />
    </div>
  );
}

const START_AND_END = [
  { name: 'startsAt', day: eventPartMessages.startDay, time: eventPartMessages.startTime },
  { name: 'endsAt', day: eventPartMessages.endDay, time: eventPartMessages.endTime },
] as const;
type MomentName = (typeof START_AND_END)[number]['name'];

interface StartAndEndProps extends Readonly<Record<MomentName, string | null>> {
  readonly getHint?: (name: MomentName) => ReactNode;
}

/** Asks when something begins and ends: in the editor, and where something new begins. */
export const StartAndEndFields = ({ getHint, ...values }: StartAndEndProps) =>
  START_AND_END.map((moment) => (
    <MomentFields
      key={moment.name}
      {...moment}
      value={values[moment.name] || null}
      hint={getHint?.(moment.name)}
    />
  ));

/** Reads a moment. Null without a day; without a time of day, midnight. */
export function readMomentField(fields: Fields, name: string): string | null {
  const day = fields[`${name}.day`] ?? '';
  return day === '' ? null : `${day}T${fields[`${name}.time`] || '00:00'}`;
}

/** Returns the two fields of a moment, as a form has them. */
export function toMomentFields(name: string, wall: string | null): Fields {
  const [day, time] = partsOf(wall);
  return { [`${name}.day`]: day, [`${name}.time`]: time };
}
