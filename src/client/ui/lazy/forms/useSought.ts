import { useEffect, useState, type RefObject } from 'react';
import { focusField } from './fields';
import type { SoughtField } from './formContext';

/**
 * A field that is looked for takes the focus once it is shown. Answers which one, and how to look
 * for one.
 */
export function useSought(
  form: RefObject<HTMLFormElement | null>,
): [SoughtField | null, (name: string) => void] {
  const [sought, setSought] = useState<SoughtField | null>(null);
  useEffect(() => {
    if (sought) focusField(form.current!, sought.name);
  }, [form, sought]);
  return [sought, (name) => setSought({ name })];
}
