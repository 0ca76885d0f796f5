import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton';

const never = () => () => undefined;
const inBrowser = () => true;
const onHost = () => false;

interface Props {
  /** Of the grey text in its place. */
  readonly lines?: number;
  readonly children: ReactNode;
}

/** A part of the page whose code comes later. The host cannot wait for it: the browser begins it once it has taken the page over. */
export function LazyPart({ lines = 3, children }: Props) {
  const isInBrowser = useSyncExternalStore(never, inBrowser, onHost);
  const waiting = <Skeleton lines={lines} />;
  return isInBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
