import { useEffect, useState, useSyncExternalStore, useTransition } from 'react';
import type { PreparedPage, PageView } from './navigationState';
import type { Navigation } from './navigation';

const NEVER = () => () => undefined;
const NO = () => false;

/**
 * Tracks the view, beginning with what the host has shown. A new page is drawn in the background;
 * the one before stays meanwhile. Without a service, on the host, nothing changes.
 */
export function useNavigationView<P extends PreparedPage>(
  navigation: Navigation<P> | null,
  first: PageView<P>,
) {
  const [view, setView] = useState(first);
  const [isShowing, startTransition] = useTransition();
  const listen = navigation?.listen ?? NEVER;
  const isPending = useSyncExternalStore(listen, navigation?.isPending ?? NO, NO);
  const isAsking = useSyncExternalStore(listen, navigation?.leaving.isAsking ?? NO, NO);

  useEffect(() => {
    if (!navigation) return;
    let taken = first;
    const take = () => {
      if (navigation.view() === taken) return;
      taken = navigation.view();
      startTransition(() => setView(taken));
    };
    take();
    return navigation.listen(take);
  }, [navigation, first]);

  // The screen's own hooks hold its data by now.
  useEffect(() => view.page.release, [view.page]);

  return { view, isPending: isPending || isShowing, isAsking };
}
