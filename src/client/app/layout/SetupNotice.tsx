import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../state/sessionSlice';
import { selectSettings } from '../../state/settingsSlice';
import { useAppSelector } from '../../store/hooks';
import { Optional } from './Optional';

const WayBackNotice = lazy(() =>
  import(/* webpackChunkName: "errors" */ './WayBackNotice').then((module) => ({
    default: module.WayBackNotice,
  })),
);

/** Way back to the assistant, on pages that it has opened and until the portal is set up. */
export function SetupNotice() {
  const { state } = useLocation();
  const { stage } = useAppSelector(selectSettings);
  const user = useAppSelector(selectUser);
  // The host knows nobody, and cannot wait for what is loaded later.
  return <Optional>{user && (state || stage === 'setup') && <WayBackNotice />}</Optional>;
}
