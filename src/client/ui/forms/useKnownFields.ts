import { useCallback, useRef } from 'react';
import type { NamedField } from './formContext';

/** Tracks the fields that are on the page, with their labels. */
export function useKnownFields() {
  const known = useRef(new Map<string, NamedField>());
  const add = useCallback((field: NamedField) => {
    known.current.set(field.name, field);
    return () => void known.current.delete(field.name);
  }, []);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => known.current.get(name) ?? []);
  return { add, named };
}
