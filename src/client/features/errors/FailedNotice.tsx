import { useEffect } from 'react';
import type { ApiExtra } from '../../api/extra';
import { localProblem } from '../../api/problem';
import { useAppDispatch } from '../../app/hooks';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { referenceOf } from './referenceOf';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/**
 * A page that could not be shown. Its reference stands in the console as well, beside the error.
 */
export function FailedNotice({ error, onRetry }: Props) {
  const dispatch = useAppDispatch();
  const reference = referenceOf(error);

  useEffect(() => {
    dispatch((_dispatch, _getState, { ports }: ApiExtra) =>
      ports.log('error', `${reference} ${String(error)}`),
    );
  }, [dispatch, reference, error]);

  return <ErrorNotice error={{ ...localProblem('unexpected'), reference }} onRetry={onRetry} />;
}
