import { useContext, useState, type FormEvent } from 'react';
import type { Fields } from './fields';
import { FormContext } from './formContext';

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tracks the texts typed and choices made so far below an element, by their names: listen with
 * `onInput` on it. A name that is missing is unchanged. The texts begin with what was typed last
 * time.
 */
export function useTypedTexts(): readonly [Fields, (event: FormEvent) => void] {
  const { draft } = useContext(FormContext);
  const [typed, setTyped] = useState<Fields>(draft);
  const onInput = ({ target }: FormEvent) => {
    const { name, value, type } = target as Typed;
    // Each of several boxes has a value of its own.
    if (name && type !== 'checkbox') setTyped((before) => ({ ...before, [name]: value }));
  };
  return [typed, onInput];
}
