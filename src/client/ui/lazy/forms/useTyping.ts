import { useRef, type ChangeEvent, type FocusEvent, type RefObject } from 'react';
import { fieldAt, fieldsOf, isSecret, type Fields } from './fields';
import { useNewest } from './useNewest';
import { useUnpressed } from './useUnpressed';

interface Heard {
  readonly changed: (name: string, fields: Fields) => void;
  readonly left: (name: string, fields: Fields) => void;
  /** Keeps the text of a change; null for a secret. */
  readonly kept: (name: string, text: string | null) => void;
}

/** Hears of all fields of a form what is typed into them and when they are left. */
export function useTyping(form: RefObject<HTMLFormElement | null>, heard: Heard) {
  const typed = useRef(new Set<string>());
  const whenUnpressed = useUnpressed(form);

  const change = (field: string, name: string) => {
    const fields = fieldsOf(form.current!);
    typed.current.add(field);
    heard.changed(field, fields);
    heard.kept(name, isSecret(form.current!, name) ? null : (fields[name] ?? ''));
  };
  const leave = (field: string) => {
    if (form.current) heard.left(field, fieldsOf(form.current));
  };
  return {
    /** For fields that keep their value themselves. */
    onChanged: useNewest((name: string) => change(name, name)),
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field = fieldAt(target);
      if (field !== null) change(field, target.getAttribute('name') ?? field);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const field = fieldAt(target);
      const isLeft = !relatedTarget || fieldAt(relatedTarget) !== field;
      if (field !== null && isLeft && typed.current.has(field)) whenUnpressed(() => leave(field));
    },
  };
}
