import { FormattedMessage } from 'react-intl';
import { AVAILABILITIES, type Availability } from '../../../../shared/ballots/answers';
import { useMoments } from '../../../intl/moments';
import { UserText } from '../../../ui/UserText';
import { ClearRow } from './ClearRow';
import { formatDateOption } from './dateName';
import type { FieldProps } from './fieldProps';
import styles from './marks.module.css';
import { availabilityMessages } from './messages';
import { Points } from './Points';
import { omitKey } from './omitKey';

/** For each proposed date: yes, if need be, no. */
export function DateQuestion({ id, question, answer, onAnswer }: FieldProps<'date'>) {
  const dates = answer?.dates ?? {};
  const moments = useMoments();
  const give = (option: string, when: Availability | undefined) => {
    const rest = omitKey(dates, option);
    onAnswer({ dates: when === undefined ? rest : { ...rest, [option]: when } });
  };
  return (
    <div className={styles['rows']}>
      {question.options.map((option) => {
        const name = formatDateOption(moments, option);
        const value = dates[option.id];
        return (
          <fieldset
            key={option.id}
            className={styles['row']}
            aria-labelledby={`${id}-${option.id}-date`}
          >
            <span className={styles['words']}>
              <span id={`${id}-${option.id}-date`} className={styles['label']}>
                {name}
              </span>
              {option.startsAt && (
                <span className={styles['description']}>
                  <UserText text={option.label} />
                </span>
              )}
            </span>
            <span className={styles['steps']}>
              <Points
                name={`${id}-${option.id}`}
                points={AVAILABILITIES}
                value={value}
                onChoose={(when) => give(option.id, when)}
                wordOf={(when) => <FormattedMessage {...availabilityMessages[when]} />}
              />
              {value && <ClearRow option={name} onClear={() => give(option.id, undefined)} />}
            </span>
          </fieldset>
        );
      })}
    </div>
  );
}
