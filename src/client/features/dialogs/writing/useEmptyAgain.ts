import { useRef, useState } from 'react';

/**
 * A form that begins anew once what was written in it is there: give `turn` to it as its key,
 * `goOn` as `onSaved`, and `told` to the sentence that says so, which gets the focus.
 */
export function useEmptyAgain() {
  const [turn, setTurn] = useState(0);
  const told = useRef<HTMLParagraphElement>(null);
  const goOn = () => {
    setTurn((before) => before + 1);
    told.current?.focus();
  };
  return { turn, told, goOn };
}
