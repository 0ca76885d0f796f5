import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FieldNotes } from './FieldNotes';
import styles from './Form.module.css';
import { useField, type FieldWiring } from './formContext';

/** Props of every field that is made of the library's parts. */
export interface AriaFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
}

/**
 * Provides the props that make a component of the library a field of the form: for the component
 * itself, for the `AriaFieldParts` within it, and for the `HiddenValue` that the form reads.
 */
export function useAriaField(props: AriaFieldProps) {
  const { name, label, hint, isOptional = false, isDisabled = false } = props;
  const field = useField(name, label, Boolean(hint));
  const control = {
    ...field.described,
    id: field.id,
    className: styles['field']!,
    'data-field': name,
    isRequired: !isOptional,
    isDisabled,
    isInvalid: field.fault !== null,
    validationBehavior: 'aria',
  } as const;
  return { control, parts: { field, label, hint }, hidden: { name, isDisabled } };
}

interface PartsProps extends Pick<AriaFieldProps, 'label' | 'hint'> {
  readonly field: FieldWiring;
  readonly children: ReactNode;
}

/** The label above what is typed into, and below it what is wrong and what to know. */
export function AriaFieldParts({ field, label, hint, children }: PartsProps) {
  return (
    <>
      <Label className={styles['label']!}>
        <FormattedMessage {...label} />
      </Label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </>
  );
}
