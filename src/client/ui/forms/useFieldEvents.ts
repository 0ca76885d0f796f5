import {
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
} from 'react';
import { findFieldName, readFormFields, isSecret, type Fields } from './fields';
import { useLatestCallback } from './useLatestCallback';

/**
 * Runs something when nothing is pressed: at once, or when the mouse or the finger is lifted. A
 * text that appears meanwhile would move the button away from below the finger.
 */
function useAfterPointerUp(place: RefObject<HTMLElement | null>) {
  const isPressed = useRef(false);
  const owed = useRef<(() => void) | null>(null);

  useEffect(() => {
    const page = place.current!.ownerDocument;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      owed.current?.();
      owed.current = null;
    };
    page.addEventListener('mousedown', press, true);
    page.addEventListener('mouseup', release, true);
    return () => {
      page.removeEventListener('mousedown', press, true);
      page.removeEventListener('mouseup', release, true);
    };
  }, [place]);

  return useCallback((run: () => void) => {
    if (isPressed.current) owed.current = run;
    else run();
  }, []);
}

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
