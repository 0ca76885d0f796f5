import { FormattedMessage } from 'react-intl';
import { TIMING } from '../../../shared/constants';
import { sessionMessages } from '../../intl/sharedMessages';
import {
  selectClockSkew,
  selectIsRenewalUnreachable,
  selectIsSignedIn,
} from '../../state/sessionSlice';
import { SessionNotice } from '../../ui/SessionNotice';
import { useAppSelector } from '../hooks';
import { SignInNotice } from './SignInNotice';
import styles from './SessionNotices.module.css';

/** What happens to the session while the person is busy with the page. The page stays, nothing that was entered is lost. */
export function SessionNotices() {
  return (
    <div role="status" className={styles['notices']}>
      <SignInNotice />
      <ConnectionNotice />
      <ClockNotice />
    </div>
  );
}

function ConnectionNotice() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isUnreachable = useAppSelector(selectIsRenewalUnreachable);
  if (!isSignedIn || !isUnreachable) return null;
  return (
    <SessionNotice
      tone="warn"
      icon="info"
      title={sessionMessages.offlineTitle}
      text={<FormattedMessage {...sessionMessages.offlineText} />}
    />
  );
}

const MINUTES_MS = 60_000;
const MOST_MINUTES = 120;

/** From the difference on that tokens would be refused at (SPEC 9.9). */
function ClockNotice() {
  const { skewMs } = useAppSelector(selectClockSkew);
  if (Math.abs(skewMs) <= TIMING.maxIatOffsetS * 1_000) return null;
  const minutes = Math.round(Math.abs(skewMs) / MINUTES_MS);
  const offBy =
    minutes < MOST_MINUTES
      ? { message: sessionMessages.clockMinutes, count: minutes }
      : { message: sessionMessages.clockHours, count: Math.round(minutes / 60) };
  return (
    <SessionNotice
      tone="warn"
      icon="clock"
      title={sessionMessages.clockTitle}
      text={<FormattedMessage {...offBy.message} values={{ count: offBy.count }} />}
    />
  );
}
