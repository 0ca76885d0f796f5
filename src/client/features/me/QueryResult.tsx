import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { Problem } from '../../api/problem';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';

interface Props<T> {
  readonly answer: {
    readonly currentData?: T | undefined;
    readonly isError: boolean;
    readonly error?: Problem | SerializedError | undefined;
    readonly refetch: () => unknown;
  };
  /** In its place meanwhile; inside a card a few lines. */
  readonly waiting?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** State of one part of the page: waiting, failed with another try, or loaded. */
export function QueryResult<T>({
  answer: { currentData, isError, error, refetch },
  waiting = <Skeleton lines={3} />,
  children,
}: Props<T>) {
  if (currentData !== undefined) return children(currentData);
  if (!isError) return waiting;
  return <ErrorNotice onRetry={refetch} error={error} />;
}
