import { useContext, useRef, useState, type ReactNode } from 'react';
import { readFormFields, type Fields } from '../../../../ui/forms/fields';
import { FormContext } from '../../../../ui/forms/formContext';
import styles from './MeetingEdit.module.css';

interface Props {
  /** Saved fields whose changes are watched. */
  readonly start: Fields;
  readonly children: (typed: Fields) => ReactNode;
}

/**
 * Fields that keep their value themselves tell it here: whatever is reckoned from numbers and times
 * of day follows at once.
 */
export function FieldValuesListener({ start, children }: Props) {
  const outer = useContext(FormContext);
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Fields>({ ...start, ...outer.draft });
  const onChanged = (name: string) => {
    outer.onChanged(name);
    const form = place.current?.closest('form');
    if (form) setTyped(readFormFields(form));
  };
  return (
    <div ref={place} className={styles['live']}>
      <FormContext value={{ ...outer, onChanged }}>{children(typed)}</FormContext>
    </div>
  );
}
