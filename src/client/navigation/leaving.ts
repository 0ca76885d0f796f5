import type { Ports, Stop } from '../browser/ports';

/**
 * Guard of unsaved input: what is typed and not saved yet, and the question that is asked before it
 * is left behind.
 */
export interface UnsavedChanges {
  readonly isDirty: () => boolean;
  /** The question is on the screen. */
  readonly isAsking: () => boolean;
  /** One form has something that is not saved; the answer lets go of it. */
  readonly hold: () => Stop;
  /** True when the person leaves all the same. */
  readonly ask: () => Promise<boolean>;
  /** Also takes an unanswered question away. */
  readonly answer: (isLeft: boolean) => void;
}

export function createUnsavedChanges(
  { warnBeforeUnload }: Pick<Ports, 'warnBeforeUnload'>,
  changed: () => void,
): UnsavedChanges {
  const forms = new Map<object, Stop>();
  let asked: ((isLeft: boolean) => void) | null = null;

  return {
    isDirty: () => forms.size > 0,
    isAsking: () => asked !== null,
    hold: () => {
      const form = {};
      forms.set(form, warnBeforeUnload());
      return () => {
        forms.get(form)?.();
        forms.delete(form);
      };
    },
    ask: () =>
      new Promise((answer) => {
        asked = answer;
        changed();
      }),
    answer: (isLeft) => {
      asked?.(isLeft);
      asked = null;
      changed();
    },
  };
}
