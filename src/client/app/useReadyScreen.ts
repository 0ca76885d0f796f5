import { useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../shared/locales';
import { useAppDispatch } from './hooks';
import { prepareScreen, type ReadyScreen } from './prepareScreen';

/**
 * The screen to show. After a navigation the old one stays until the new one is ready; a newer navigation supersedes
 * an older one (SPEC 4.9). `failure` is what kept a screen's code from loading.
 */
export function useReadyScreen(first: ReadyScreen, locale: Locale, clock: () => number) {
  const location = useLocation();
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(() => ({ ...first, location }));
  const [failure, setFailure] = useState<unknown>(null);
  const [isShowing, startTransition] = useTransition();
  const isWaiting = location.key !== shown.location.key && failure === null;

  useEffect(() => {
    if (location.key === shown.location.key) return;
    let isSuperseded = false;
    setFailure(null);
    prepareScreen(dispatch, { locale, location, now: clock() }).then(
      (next) => (isSuperseded ? next.release() : startTransition(() => setShown(next))),
      (error: unknown) => isSuperseded || setFailure(error),
    );
    return () => {
      isSuperseded = true;
    };
    // A navigation starts one preparation; showing its screen must not start another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location.key]);

  useEffect(() => shown.release, [shown]);

  return { shown, isPending: isWaiting || isShowing, failure };
}
