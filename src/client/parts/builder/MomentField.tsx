import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useLocaleContext } from '../../intl/IntlRoot';
import { toInstant, toMomentParts, type MomentParts } from '../../ui/forms/cityMoment';
import { DatePicker } from '../../ui/forms/DatePicker';
import { TimeField } from '../../ui/forms/TimeField';
import { CityTimes } from '../../ui/CityTimes';
import styles from './builder.module.css';
import { FieldChangeListener } from './FieldChangeListener';

interface Props {
  readonly name: string;
  readonly dayLabel: MessageDescriptor;
  readonly timeLabel: MessageDescriptor;
  /** ISO 8601; null for none. */
  readonly value: string | null;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
  readonly onMoment: (value: string | null) => void;
}

/** A day and a time of day in the city’s time. A day without a time is taken at noon. */
export function MomentField(props: Props) {
  const { name, dayLabel, timeLabel, value, onMoment, ...more } = props;
  const { timeZone } = useLocaleContext();
  const [parts, setParts] = useState(() => toMomentParts(value, timeZone));
  const change = (next: MomentParts) => {
    setParts(next);
    onMoment(toInstant(next, timeZone));
  };
  return (
    <div className={styles['moment']}>
      <FieldChangeListener onValue={(day) => change({ ...parts, day })}>
        <DatePicker name={name} label={dayLabel} defaultValue={parts.day} {...more} />
      </FieldChangeListener>
      <FieldChangeListener onValue={(time) => change({ ...parts, time })}>
        <TimeField name={`${name}.time`} label={timeLabel} defaultValue={parts.time} {...more} />
      </FieldChangeListener>
      <CityTimes value={toInstant(parts, timeZone)} className={styles['note']} />
    </div>
  );
}
