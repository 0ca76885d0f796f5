import { useEffect, useRef, useState } from 'react';
import type { PreparedPage, PageView } from '../navigation/navigationState';

/**
 * Focuses and announces the heading after a navigation to another page, and shows the page from its
 * top. Where the person went back or on, the position is the browser's (SPEC 9.7). A new filter of
 * the same page leaves all of that alone.
 */
export function useArrival({ location, cause }: PageView<PreparedPage>) {
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(location);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const from = arrived.current;
    arrived.current = location;
    if (from.pathname === location.pathname || !main.current) return;
    const { ownerDocument } = main.current;
    // While a page waits for the session it has no heading yet.
    const heading = main.current.querySelector('h1');
    if (cause === 'command') ownerDocument.documentElement.scrollIntoView();
    (heading ?? main.current).focus({ preventScroll: true });
    setAnnouncement(heading?.textContent ?? ownerDocument.title);
  }, [location, cause]);

  return { main, announcement };
}
