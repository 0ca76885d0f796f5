import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../../Icon';
import { useFault } from './Form';
import styles from './Form.module.css';
import { formMessages } from './messages';

/** The names by which browsers and password managers know a field. */
export type AutoComplete = 'name' | 'email' | 'username' | 'current-password' | 'new-password';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'maxLength' | 'inputMode' | 'defaultValue' | 'onChange' | 'dir'
> {
  readonly name: string;
  readonly autoComplete: AutoComplete;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  /** A button beside the field. */
  readonly button?: ReactNode;
}

/** A labelled field; what is wrong with it stands below it and is read with it. */
export function Field({ label, hint, button, ...input }: Props) {
  const id = useId();
  const fault = useFault(input.name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        <FormattedMessage {...label} />
      </label>
      <div className={styles['withButton']}>
        <input
          {...input}
          spellCheck={false}
          autoCapitalize={input.autoComplete === 'name' ? 'words' : 'none'}
          id={id}
          className={styles['input']}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        {button}
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles['fault']}>
          <Icon name="info" />
          <FormattedMessage {...fault} />
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface EmailProps {
  readonly autoComplete: 'email' | 'username';
}

export function EmailField({ autoComplete }: EmailProps) {
  return (
    <Field
      name="email"
      type="email"
      dir="ltr"
      maxLength={254}
      autoComplete={autoComplete}
      label={formMessages.email}
    />
  );
}
