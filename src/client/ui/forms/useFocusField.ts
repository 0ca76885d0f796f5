import { useEffect, useState, type RefObject } from 'react';
import { focusField } from './fields';
import type { FieldFocusRequest } from './formContext';

/**
 * Focuses a field that is looked for once it is shown. Returns the field, and the function to look
 * for one.
 */
export function useFocusField(
  form: RefObject<HTMLFormElement | null>,
): [FieldFocusRequest | null, (name: string) => void] {
  const [sought, setSought] = useState<FieldFocusRequest | null>(null);
  useEffect(() => {
    if (sought) focusField(form.current!, sought.name);
  }, [form, sought]);
  return [sought, (name) => setSought({ name })];
}
