import { Suspense, type ReactNode } from 'react';
import { Skeleton } from './Skeleton';
import { useIsInBrowser } from './useIsInBrowser';

interface Props {
  /** Element that stands in its place, on the host too. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the page whose code comes later. The host does not wait for it: the browser begins it
 * once it has taken the page over.
 */
export function LazyBoundary({ waiting = <Skeleton />, children }: Props) {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
