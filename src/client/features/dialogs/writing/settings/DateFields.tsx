import { FormattedMessage } from 'react-intl';
import type { DialogSettings } from '../../../../../shared/contract/dialogWriting';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { CityTimes } from '../../../../ui/CityTimes';
import { DatePicker } from '../../../../ui/forms/DatePicker';
import { TimeField } from '../../../../ui/forms/TimeField';
import { toMomentParts } from '../../../../ui/forms/cityMoment';
import { dayMessages, settingMessages, timeMessages } from '../messages';
import styles from '../writing.module.css';

interface Props {
  readonly settings: DialogSettings;
  /** True if the dialog has ended: its dates are history. */
  readonly isOver: boolean;
}

const MOMENTS = ['opensAt', 'closesAt'] as const;

/** From when to when people can take part, in the city’s time. */
export function DateFields({ settings, isOver }: Props) {
  const { timeZone } = useLocaleContext();
  return (
    <div className={styles['dates']}>
      {MOMENTS.map((name) => {
        const { day, time } = toMomentParts(settings[name], timeZone);
        const common = { isOptional: true, isDisabled: isOver };
        return (
          <div key={name} className={styles['moment']}>
            <DatePicker name={name} label={dayMessages[name]} defaultValue={day} {...common} />
            <TimeField
              name={`${name}.time`}
              label={timeMessages[name]}
              defaultValue={time}
              {...common}
            />
          </div>
        );
      })}
      <CityTimes className={styles['note']} />
      <p className={styles['note']}>
        <FormattedMessage {...(isOver ? settingMessages.datesOver : settingMessages.datesHint)} />
      </p>
    </div>
  );
}
