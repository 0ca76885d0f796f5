import { useEffect, useState, type ReactNode } from 'react';
import { TIMING } from '../../shared/constants';
import type { ApiExtra } from '../api/extra';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectDoorLink, selectSignInProblem } from '../state/sessionSlice';
import { Button } from './Button';

interface Props {
  /** Asks for what ends with leaving this page for a provider. */
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Leads to a provider, and is busy from the press on. */
export function RedirectButton({ onPress, children }: Props) {
  const { isLeaving, leave } = useRedirect(onPress);
  return (
    <Button isPending={isLeaving} onClick={leave}>
      {children}
    </Button>
  );
}

/**
 * Tells whether this page is being left for a provider: the provider is asked first, which may take
 * a while.
 */
export function useRedirect(onPress: () => void) {
  const dispatch = useAppDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  const problem = useAppSelector(selectSignInProblem);
  const linked = useAppSelector(selectDoorLink);
  // Only what is new: a link that was told before the press says nothing about this one.
  useEffect(() => {
    if (problem) setIsLeaving(false);
  }, [problem]);
  useEffect(() => {
    if (linked) setIsLeaving(false);
  }, [linked]);
  useEffect(() => {
    if (isLeaving) return dispatch(onceBack(() => setIsLeaving(false)));
  }, [dispatch, isLeaving]);

  const leave = () => {
    setIsLeaving(true);
    onPress();
  };
  return { isLeaving, leave };
}

/**
 * Creates a thunk that runs something once the page is shown again out of the browser's memory, or
 * nothing has come of leaving it.
 */
const onceBack =
  (run: () => void) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra) => {
    const stopAlarm = ports.after(TIMING.signInDeadlineMs, run);
    const stopListening = ports.onWake((reason) => {
      if (reason === 'restored') run();
    });
    return () => {
      stopAlarm();
      stopListening();
    };
  };
