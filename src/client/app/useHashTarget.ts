import { useEffect, useRef, type RefObject } from 'react';
import type { PreparedPage, PageView } from '../navigation/navigationState';

const load = () => import(/* webpackChunkName: "hash-target" */ './followTarget');

/** Any of these shows that the person uses the page. */
const ACTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Leads to what the address names behind its `#`, also where that comes later: a comment that is
 * asked for, a part that is loaded late. Where the person went back or on, the position is the
 * browser's (SPEC 9.7), and whoever has begun to use the page is left alone, however late the file
 * of this comes.
 */
export function useHashTarget(
  main: RefObject<HTMLElement | null>,
  { location, cause }: PageView<PreparedPage>,
): void {
  const first = useRef(location);
  useEffect(() => {
    const { hash } = location;
    const page = main.current?.ownerDocument;
    if (hash.length < 2 || cause === 'history' || !page) return;
    const isFirst = first.current === location;
    const view = page.defaultView!;
    let isOver = false;
    let stopFollowing = () => {};
    const end = () => {
      isOver = true;
      stopFollowing();
      for (const act of ACTS) view.removeEventListener(act, end, true);
    };
    for (const act of ACTS) view.addEventListener(act, end, { capture: true, passive: true });
    // Without the file the page stays at its top.
    load().then(
      ({ followHash }) => {
        if (!isOver) stopFollowing = followHash(page, hash, isFirst);
      },
      () => undefined,
    );
    return end;
  }, [main, location, cause]);
}
