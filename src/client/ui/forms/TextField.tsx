import type { InputHTMLAttributes, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import styles from './Form.module.css';
import { useStartValue } from './formContext';
import { LabelledField } from './LabelledField';

/** The names by which browsers and password managers know a field. */
type AutoComplete =
  | 'name'
  | 'email'
  | 'username'
  | 'current-password'
  | 'new-password'
  | 'one-time-code'
  | 'url'
  | 'off';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'maxLength' | 'inputMode' | 'onChange' | 'dir' | 'lang'
> {
  readonly name: string;
  readonly autoComplete: AutoComplete;
  readonly label: MessageDescriptor;
  readonly defaultValue?: string;
  readonly hint?: ReactNode;
  /** A button beside the field. */
  readonly button?: ReactNode;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
}

/** One line of text. What is wrong with it stands below it and is read with it. */
export function TextField(props: Props) {
  const { name, label, defaultValue, hint, button, isOptional, isDisabled, ...input } = props;
  const start = useStartValue(name, defaultValue);
  return (
    <LabelledField name={name} label={label} hint={hint}>
      {(control) => (
        <div className={styles['withButton']}>
          <input
            {...input}
            {...control}
            spellCheck={false}
            autoCapitalize={input.autoComplete === 'name' ? 'words' : 'none'}
            className={styles['input']}
            defaultValue={start}
            required={!isOptional}
            disabled={isDisabled}
          />
          {button}
        </div>
      )}
    </LabelledField>
  );
}
