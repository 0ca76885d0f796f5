import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { focusField, focusFirst, readFormFields, sortByPageOrder, type Fields } from './fields';
import type { FormProps } from './Form';
import type { Faults, FieldFocusRequest, NamedField } from './formContext';
import { useFieldEvents } from './useFieldEvents';
import { useUnsavedDraft } from './useUnsavedDraft';
import { useLatestCallback } from './useLatestCallback';

const NONE: Faults = {};

/**
 * Tracks the faults that are shown. A field is judged when it is left after a change, never while
 * it is typed into; a fault disappears as soon as it is corrected. Faults that the server found
 * stay until the field changes.
 */
function useShownFaults(check: (fields: Fields) => Faults, ofServer: Faults) {
  const [seen, setSeen] = useState(NONE);
  const [mended, setMended] = useState<readonly string[]>([]);
  return {
    shown: { ...without(ofServer, mended), ...seen },
    /** Judges all fields; faults are shown and returned. */
    judge: (fields: Fields): Faults => {
      const found = check(fields);
      setSeen(found);
      setMended([]);
      return found;
    },
    changed: (name: string, fields: Fields) => {
      setSeen((before) => stillWrong(before, check(fields)));
      setMended((before) => (before.includes(name) ? before : [...before, name]));
    },
    left: (name: string, fields: Fields) => {
      const fault = check(fields)[name];
      setSeen((before) => ({ ...without(before, [name]), ...(fault && { [name]: fault }) }));
    },
    forget: () => setSeen(NONE),
  };
}

const without = (faults: Faults, names: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));

/** Another fault than the one that was told is not told before the field is left. */
function stillWrong(before: Faults, now: Faults): Faults {
  const mended = Object.keys(before).filter((name) => before[name]?.id !== now[name]?.id);
  return mended.length === 0 ? before : without(before, mended);
}

/**
 * Focuses a field that is looked for once it is shown. Returns the field, and the function to look
 * for one.
 */
function useFocusField(
  form: RefObject<HTMLFormElement | null>,
): [FieldFocusRequest | null, (name: string) => void] {
  const [sought, setSought] = useState<FieldFocusRequest | null>(null);
  useEffect(() => {
    if (sought) focusField(form.current!, sought.name);
  }, [form, sought]);
  return [sought, (name) => setSought({ name })];
}

/**
 * Focuses the first wrong field or the failure after each try that is over. The returned function
 * counts a try.
 */
function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  isPending: boolean,
  faults: Faults,
): () => void {
  const [tries, setTries] = useState(0);
  const focus = useLatestCallback(() => focusFirst(form.current!, Object.keys(faults)));
  useEffect(() => {
    if (tries > 0 && !isPending) focus();
  }, [isPending, tries, focus]);
  return () => setTries((before) => before + 1);
}

/** Tracks the fields that are on the page, with their labels. */
function useKnownFields() {
  const known = useRef(new Map<string, NamedField>());
  const add = useCallback((field: NamedField) => {
    known.current.set(field.name, field);
    return () => void known.current.delete(field.name);
  }, []);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => known.current.get(name) ?? []);
  return { add, named };
}

const NO_FAULTS: Faults = {};

/** Provides the behaviour of a form: judges, keeps, sends, and leads to faults. */
export function useForm(props: FormProps) {
  const { check, isPending, faults = NO_FAULTS, draft, warnsBeforeLeaving = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const { add, named } = useKnownFields();
  const [listed, setListed] = useState<readonly NamedField[]>([]);
  const [sought, seek] = useFocusField(form);
  const { judge, shown: judged, forget, ...judging } = useShownFaults(check, faults);
  const { saved, startOver, changed, texts, onRestored, ...unsaved } = useUnsavedDraft(
    draft,
    warnsBeforeLeaving,
  );
  const shown = isPending ? NO_FAULTS : judged;
  const tried = useFormFocus(form, isPending, shown);
  const { onChanged, ...typing } = useFieldEvents(form, { ...judging, kept: changed });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = readFormFields(event.currentTarget);
    const wrong = Object.keys(judge(fields));
    // A single one takes the focus: there is nothing to find.
    setListed(wrong.length > 1 ? named(sortByPageOrder(event.currentTarget, wrong)) : []);
    tried();
    if (wrong.length > 0 || (await props.onSubmit(fields)) !== true) return;
    saved();
    props.onSaved?.();
  };

  return {
    ...unsaved,
    startOver: () => {
      forget();
      startOver();
    },
    context: { faults: shown, sought, draft: texts, onRestored, onChanged, onSaved: saved, add },
    events: {
      ref: form,
      ...typing,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    summary: {
      fields: listed,
      faults: shown,
      onGo: seek,
    },
  };
}
