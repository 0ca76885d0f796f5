import { useEffect } from 'react';
import type { ApiExtra } from '../../api/extra';
import { createLocalProblem } from '../../api/problem';
import { useAppDispatch } from '../../store/hooks';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { createErrorReference } from './errorReference';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/**
 * A page that could not be shown. Its reference stands in the console as well, beside the error.
 */
export function FailedNotice({ error, onRetry }: Props) {
  const dispatch = useAppDispatch();
  const reference = createErrorReference(error);

  useEffect(() => {
    dispatch((_dispatch, _getState, { ports }: ApiExtra) =>
      ports.log('error', `${reference} ${String(error)}`),
    );
  }, [dispatch, reference, error]);

  return (
    <ErrorNotice error={{ ...createLocalProblem('unexpected'), reference }} onRetry={onRetry} />
  );
}
