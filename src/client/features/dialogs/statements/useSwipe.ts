import { useRef, useState, type PointerEvent } from 'react';
import { toSwipeVote } from './answers';
import type { Vote } from './statementWrites';

/**
 * Answers by a swipe to the side with a finger or a pen; moving back before letting go takes it
 * back (WCAG 2.5.2). Up and down belong to scrolling, and a mouse selects text. Null: nothing is
 * swiped.
 */
export function useSwipe(onSwipe: ((vote: Vote) => void) | null) {
  const start = useRef<number | null>(null);
  const [right, setRight] = useState(0);
  const end = () => {
    start.current = null;
    setRight(0);
  };
  const handlers = {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      if (onSwipe && isPrimary && pointerType !== 'mouse') start.current = clientX;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (start.current !== null) setRight(clientX - start.current);
    },
    onPointerUp: () => {
      const vote = toSwipeVote(right);
      end();
      if (vote !== null) onSwipe?.(vote);
    },
    onPointerCancel: end,
  };
  return { right, leaning: toSwipeVote(right), handlers };
}
