import { useEffect, useState, type ReactNode } from 'react';
import { TIMING } from '../../shared/constants';
import type { ApiExtra } from '../api/extra';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { selectDoorLink, selectSignInProblem } from '../state/sessionSlice';
import { Button, type ButtonLook } from './Button';

interface Props {
  readonly look?: ButtonLook;
  /** Asks for what ends with leaving this page for a provider. */
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that leads to a provider and is busy from the press on: the provider is asked first, which may take a while. */
export function LeavingButton({ look = 'primary', onPress, children }: Props) {
  const dispatch = useAppDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasFailed = useAppSelector(
    (state) => selectSignInProblem(state) !== null || selectDoorLink(state) !== null,
  );
  useEffect(() => {
    if (isLeaving) return dispatch(onceBack(() => setIsLeaving(false)));
  }, [dispatch, isLeaving]);

  const press = () => {
    setIsLeaving(true);
    onPress();
  };
  return (
    <Button look={look} isPending={isLeaving && !hasFailed} onClick={press}>
      {children}
    </Button>
  );
}

/** A thunk: runs once when the page is shown again out of the browser's memory, or when nothing has come of leaving it. */
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
