import { useCallback, useState } from 'react';

/**
 * Provides a live region whose text is read out, and a function that says something there; the same
 * text is read out again.
 */
export function useLiveRegion() {
  const [{ text, turn }, setSaid] = useState({ text: '', turn: 0 });
  const say = useCallback(
    (next: string) => setSaid((before) => ({ text: next, turn: before.turn + 1 })),
    [],
  );
  const said = (
    <p role="status" className="visually-hidden">
      <span key={turn}>{text}</span>
    </p>
  );
  return { say, said };
}
