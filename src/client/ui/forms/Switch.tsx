import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FieldNotes } from './FieldNotes';
import { useField, useStartValue } from './formContext';
import styles from './Switch.module.css';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly isOn?: boolean;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

/**
 * A switch that is on or off. The form has `on`, or no value.
 *
 * Keyboard: Space turns it over.
 */
export function Switch({ name, label, isOn = false, hint, isDisabled = false }: Props) {
  const field = useField(name, label, Boolean(hint));
  const start = useStartValue(name, isOn ? 'on' : '');
  return (
    <div className={styles['field']} data-field={name}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          role="switch"
          id={field.id}
          name={name}
          className={styles['switch']}
          defaultChecked={start !== ''}
          disabled={isDisabled}
          aria-invalid={field.fault ? true : undefined}
          {...field.described}
        />
        <span>
          <FormattedMessage {...label} />
        </span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
