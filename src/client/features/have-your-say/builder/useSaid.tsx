import { useCallback, useState } from 'react';

/**
 * A place on the page whose text is read out, and what says something there; the same text is read
 * out again.
 */
export function useSaid() {
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
