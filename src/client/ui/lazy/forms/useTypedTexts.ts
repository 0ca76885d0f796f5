import { useContext, useState, type FormEvent } from 'react';
import type { Fields } from './fields';
import { FormContext } from './formContext';

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What was typed so far into the texts and choices below an element, by their names: listen with
 * `onInput` on it. What is not in it is as it was. It begins with what was typed last time.
 */
export function useTypedTexts(): readonly [Fields, (event: FormEvent) => void] {
  const { draft } = useContext(FormContext);
  const [typed, setTyped] = useState<Fields>(draft);
  const onInput = ({ target }: FormEvent) => {
    const { name, value, type } = target as Typed;
    // Of several boxes each one has a value of its own.
    if (name && type !== 'checkbox') setTyped((before) => ({ ...before, [name]: value }));
  };
  return [typed, onInput];
}
