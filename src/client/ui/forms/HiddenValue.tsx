import { useContext, useEffect, useRef } from 'react';
import { FormContext } from './formContext';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly isDisabled?: boolean;
}

/**
 * The value of a field that no native control holds: the form has it, and hears when it changes.
 */
export function HiddenValue({ name, value, isDisabled = false }: Props) {
  const { onChanged } = useContext(FormContext);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    onChanged(name);
  }, [name, value, onChanged]);
  return <input type="hidden" name={name} value={value} disabled={isDisabled} />;
}
