import { useContext, useState, type FormEvent } from 'react';
import { FormContext } from '../../ui/forms/formContext';

/**
 * Tracks the value that is chosen in a field at the moment: other fields follow from it. Give
 * `onInput` to the element around the field.
 */
export function useWatchedField(name: string, given: string) {
  const { draft } = useContext(FormContext);
  const [chosen, choose] = useState(draft[name] ?? given);
  const onInput = ({ target }: FormEvent) => {
    const field = target as HTMLInputElement;
    if (field.name === name) choose(field.value);
  };
  return { chosen, onInput };
}
