import { useRef, useState } from 'react';

/**
 * Provides a form that begins anew once its text is saved: give `turn` to it as its key, `goOn` as
 * `onSaved`, and `told` to the sentence that says so, which gets the focus.
 */
export function useFormReset() {
  const [turn, setTurn] = useState(0);
  const told = useRef<HTMLParagraphElement>(null);
  const goOn = () => {
    setTurn((before) => before + 1);
    told.current?.focus();
  };
  return { turn, told, goOn };
}
