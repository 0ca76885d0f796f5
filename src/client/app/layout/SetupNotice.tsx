import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { readWayBack } from '../../parts/setup/wayBack';
import { selectUser } from '../../state/sessionSlice';
import { selectSettings } from '../../state/settingsSlice';
import { useAppSelector } from '../../store/hooks';
import { Optional } from './Optional';

const WayBackNotice = lazy(() =>
  import(/* webpackChunkName: "way-back" */ './WayBackNotice').then((module) => ({
    default: module.WayBackNotice,
  })),
);

/** Way back to the assistant, on pages that it has opened and until the portal is set up. */
export function SetupNotice() {
  const step = readWayBack(useLocation().state);
  const isBeingSetUp = useAppSelector(selectSettings).stage === 'setup';
  // The host knows nobody, and cannot wait for what is loaded later.
  const isSomebody = useAppSelector(selectUser) !== null;
  const isOffered = isSomebody && (step !== null || isBeingSetUp);
  return <Optional>{isOffered && <WayBackNotice step={step} />}</Optional>;
}
