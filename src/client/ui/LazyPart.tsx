import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Skeleton } from './Skeleton';

const never = () => () => undefined;
const inBrowser = () => true;
const onHost = () => false;

interface Props {
  /** What stands in its place, on the host too. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page whose code comes later. The host does not wait for it: the browser begins it once it has taken the page over. */
export function LazyPart({ waiting = <Skeleton />, children }: Props) {
  const isInBrowser = useSyncExternalStore(never, inBrowser, onHost);
  return isInBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
