import { useContext, useRef, type FormEvent, type ReactNode } from 'react';
import { FormContext } from '../../ui/forms/formContext';
import styles from './builder.module.css';

interface Props {
  /** Text of the field in plain signs; `on` or nothing for what is on or off. */
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function valueOf(control: Control): string {
  if (!isBox(control)) return control.value;
  return control.checked ? 'on' : '';
}

/** Around one field of the house, which keeps its value itself: tells each value that it takes. */
export function FieldChangeListener({ onValue, children }: Props) {
  const outer = useContext(FormContext);
  const place = useRef<HTMLDivElement>(null);
  const onChanged = (name: string) => {
    const hidden = `input[type="hidden"][name="${CSS.escape(name)}"]`;
    onValue(place.current?.querySelector<HTMLInputElement>(hidden)?.value ?? '');
  };
  const heard = ({ target }: FormEvent) => {
    const control = target as Control;
    if (control.name) onValue(valueOf(control));
  };
  return (
    <div ref={place} className={styles['heard']} onInput={heard}>
      <FormContext value={{ ...outer, onChanged }}>{children}</FormContext>
    </div>
  );
}
