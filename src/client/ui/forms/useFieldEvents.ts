import { useRef, type ChangeEvent, type FocusEvent, type RefObject } from 'react';
import { findFieldName, readFormFields, isSecret, type Fields } from './fields';
import { useLatestCallback } from './useLatestCallback';
import { useAfterPointerUp } from './useAfterPointerUp';

interface FieldListeners {
  readonly changed: (name: string, fields: Fields) => void;
  readonly left: (name: string, fields: Fields) => void;
  /** Keeps the text of a change; null for a secret. */
  readonly kept: (name: string, text: string | null) => void;
}

/** Hears of all fields of a form what is typed into them and when they are left. */
export function useFieldEvents(form: RefObject<HTMLFormElement | null>, heard: FieldListeners) {
  const typed = useRef(new Set<string>());
  const whenUnpressed = useAfterPointerUp(form);

  const change = (field: string, name: string) => {
    const fields = readFormFields(form.current!);
    typed.current.add(field);
    heard.changed(field, fields);
    heard.kept(name, isSecret(form.current!, name) ? null : (fields[name] ?? ''));
  };
  const leave = (field: string) => {
    if (form.current) heard.left(field, readFormFields(form.current));
  };
  return {
    /** For fields that keep their value themselves. */
    onChanged: useLatestCallback((name: string) => change(name, name)),
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field = findFieldName(target);
      if (field !== null) change(field, target.getAttribute('name') ?? field);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const field = findFieldName(target);
      const isLeft = !relatedTarget || findFieldName(relatedTarget) !== field;
      if (field !== null && isLeft && typed.current.has(field)) whenUnpressed(() => leave(field));
    },
  };
}
