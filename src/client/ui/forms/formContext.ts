import { createContext, useContext, useEffect, useId, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Fields } from './fields';

/** Faults of fields, by their names. */
export type Faults = Readonly<Partial<Record<string, MessageDescriptor>>>;

/** A field as the summary of what is wrong names it. */
export interface NamedField {
  readonly name: string;
  readonly id: string;
  readonly label: MessageDescriptor;
}

/** Another object each time that a field is looked for. */
export interface FieldFocusRequest {
  readonly name: string;
}

interface FormContextValue {
  readonly faults: Faults;
  /** The field that somebody looks for in the summary: what hides it brings it to the front. */
  readonly sought: FieldFocusRequest | null;
  /** Texts that were typed last time and not saved. */
  readonly draft: Fields;
  /** A field starts with what was typed last time. */
  readonly onRestored: () => void;
  /** A field that keeps its value itself has another one. */
  readonly onChanged: (name: string) => void;
  /** Called when the typed texts are saved without the form having been sent. */
  readonly onSaved?: () => void;
  /** The field is on the page until the answer is called. */
  readonly add: (field: NamedField) => () => void;
}

const nothing = () => undefined;

/** Outside a form a field works all the same. */
export const FormContext = createContext<FormContextValue>({
  faults: {},
  sought: null,
  draft: {},
  onRestored: nothing,
  onChanged: nothing,
  add: () => nothing,
});

export interface FieldWiring {
  readonly id: string;
  readonly fault: MessageDescriptor | null;
  /** Ids of the fault first, then of the hint. */
  readonly described: { readonly 'aria-describedby'?: string };
}

/**
 * Makes a field known to its form; what is wrong with it and its hint belong to it (`FieldNotes`
 * shows both).
 */
export function useField(name: string, label: MessageDescriptor, hasHint = false): FieldWiring {
  const id = useId();
  const { faults, add } = useContext(FormContext);
  const fault = faults[name] ?? null;
  useEffect(() => add({ name, id, label }), [add, name, id, label]);
  const ids = [fault && `${id}-fault`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, fault, described: ids === '' ? {} : { 'aria-describedby': ids } };
}

/**
 * Returns the start value of a field: what was typed last time, otherwise what is given. It stays
 * so until the field is made anew.
 */
export function useStartValue(name: string, given = ''): string {
  const { draft, onRestored } = useContext(FormContext);
  const [value] = useState(draft[name] ?? given);
  const [isRestored] = useState(value !== given);
  useEffect(() => {
    if (isRestored) onRestored();
  }, [isRestored, onRestored]);
  return value;
}
