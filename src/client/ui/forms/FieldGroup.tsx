import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './choices.module.css';
import { FieldNotes } from './FieldNotes';
import { useField, type FieldWiring } from './formContext';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly role: 'group' | 'radiogroup';
  readonly children: (field: FieldWiring) => ReactNode;
}

/** One question with its answers. */
export function FieldGroup({ name, label, hint, role, children }: Props) {
  const field = useField(name, label, Boolean(hint));
  return (
    <fieldset
      id={field.id}
      role={role}
      className={styles['group']}
      data-field={name}
      {...field.described}
      {...(role === 'radiogroup' && field.fault && { 'aria-invalid': true })}
    >
      <legend className={styles['legend']}>
        <FormattedMessage {...label} />
      </legend>
      {children(field)}
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  );
}
