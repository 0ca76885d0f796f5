import { useEffect, useRef, type RefObject } from 'react';
import type { PreparedPage, View } from '../navigation/attempt';

const load = () => import(/* webpackChunkName: "hash-target" */ './followTarget');

/**
 * Leads to what the address names behind its `#`, also where that comes later: a comment that is
 * asked for, a part that is loaded late. Where the person went back or on, the position is the
 * browser's (SPEC 9.7).
 */
export function useHashTarget(
  main: RefObject<HTMLElement | null>,
  { location, cause }: View<PreparedPage>,
): void {
  const first = useRef(location);
  useEffect(() => {
    const { hash } = location;
    const page = main.current?.ownerDocument;
    if (hash.length < 2 || cause === 'history' || !page) return;
    const isFirst = first.current === location;
    let isOver = false;
    let stop = () => {};
    // Without the file the page stays at its top.
    const follow = load().then(({ followHash }) => {
      if (!isOver) stop = followHash(page, hash, isFirst);
    });
    follow.catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [main, location, cause]);
}
