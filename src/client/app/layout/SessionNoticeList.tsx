import { FormattedMessage } from 'react-intl';
import { sessionMessages } from '../../intl/failures/messages';
import { LazyMessages } from '../../intl/LazyMessages';
import { useGetConnectionQuery } from '../../offline/offlineApi';
import {
  selectClockSkew,
  selectIsClockWrong,
  selectIsRenewalUnreachable,
  selectIsSignedIn,
} from '../../state/sessionSlice';
import { SessionNotice } from '../../ui/SessionNotice';
import { useAppSelector } from '../../store/hooks';
import { SignInNotice } from './SignInNotice';

/** Fetched when there is something to tell. */
export function SessionNoticeList() {
  return (
    <LazyMessages part="common" has={sessionMessages.dismiss}>
      <SignInNotice />
      <ConnectionNotice />
      <ClockNotice />
    </LazyMessages>
  );
}

/**
 * The bar about the connection says it for all pages; this one is for a door that cannot be reached
 * while the host can.
 */
function ConnectionNotice() {
  const { data: connection } = useGetConnectionQuery(undefined);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isUnreachable = useAppSelector(selectIsRenewalUnreachable);
  const isSaid = connection !== undefined && connection.status !== 'reached';
  if (!isSignedIn || !isUnreachable || isSaid) return null;
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

function ClockNotice() {
  const { skewMs } = useAppSelector(selectClockSkew);
  const isWrong = useAppSelector(selectIsClockWrong);
  if (!isWrong) return null;
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
