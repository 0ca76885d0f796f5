import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { joinClasses } from '../joinClasses';
import styles from './Form.module.css';
import { useStartValue } from './formContext';
import { LabelledField } from './LabelledField';
import type { Option } from './option';
import own from './Select.module.css';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  /**
   * Stands for no choice and gives an empty value; without it one of the options is always chosen.
   */
  readonly none?: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isOptional?: boolean;
}

/**
 * One of several answers, folded away. The browser's own list: it fits every device and every way
 * to operate it.
 *
 * Keyboard: the arrow keys choose, letters jump, Alt with an arrow key or Space opens the list.
 */
export function Select(props: Props) {
  const { name, label, options, defaultValue, none, hint, isDisabled, isOptional } = props;
  const chosen = useStartValue(name, defaultValue);
  return (
    <LabelledField name={name} label={label} hint={hint}>
      {(control) => (
        <div className={own['select']}>
          <select
            {...control}
            className={joinClasses(styles['input'], own['input'])}
            defaultValue={chosen}
            disabled={isDisabled}
            required={!isOptional}
          >
            {none && (
              <option value="">
                <FormattedMessage {...none} />
              </option>
            )}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </LabelledField>
  );
}
