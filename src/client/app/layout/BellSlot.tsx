import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { accountMessages } from '../../intl/sharedMessages';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useAppSelector } from '../../store/hooks';
import styles from './Header.module.css';

const Bell = lazy(() =>
  import(/* webpackChunkName: "bell" */ '../../parts/notifications/Bell').then(
    (module) => ({ default: module.Bell }),
    // Without its file the way to the page stays.
    () => ({ default: BellLink }),
  ),
);

/** Link to the notifications of signed-in people, until the bell is there. */
export function BellSlot() {
  if (!useAppSelector(selectIsSignedIn)) return null;
  return (
    <Suspense fallback={<BellLink />}>
      <Bell />
    </Suspense>
  );
}

function BellLink() {
  const name = useIntl().formatMessage(accountMessages.notifications);
  return (
    <Link to="/me/notifications" className={styles['bell']} aria-label={name}>
      <Icon name="bell" />
    </Link>
  );
}
