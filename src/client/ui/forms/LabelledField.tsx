import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { joinClasses } from '../joinClasses';
import { FieldNotes } from './FieldNotes';
import styles from './Form.module.css';
import { useField } from './formContext';

/** Attributes that tie a native control to its label, its fault and its hint. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby'?: string;
}

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  /** A long text needs the width that it will be read in. */
  readonly isWide?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A native control with its label above it. */
export function LabelledField(props: Props) {
  const { name, label, hint, isWide = false, children } = props;
  const field = useField(name, label, Boolean(hint));
  return (
    <div className={joinClasses(styles['field'], isWide && styles['wide'])} data-field={name}>
      <label htmlFor={field.id} className={styles['label']}>
        <FormattedMessage {...label} />
      </label>
      {children({
        id: field.id,
        name,
        'aria-invalid': field.fault ? true : undefined,
        ...field.described,
      })}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
