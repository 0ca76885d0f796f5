import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isAdmin } from '../../../shared/permissions/roles';
import { readWayBack } from '../../parts/setup/wayBack';
import { selectUser } from '../../state/sessionSlice';
import { selectSettings } from '../../state/settingsSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { closedMessages } from '../messages';
import styles from './OfflineNotices.module.css';

const SETUP = '/setup';

/** Link for administrators from any page but the assistant itself. */
export function WayBackNotice() {
  const { pathname, state } = useLocation();
  const step = readWayBack(state);
  const isBeingSetUp = useAppSelector(selectSettings).stage === 'setup';
  const user = useAppSelector(selectUser);
  const isOffered = user && isAdmin(user.roles) && (step !== null || isBeingSetUp);
  if (pathname === SETUP || !isOffered) return null;
  return (
    <div className={styles['notices']}>
      <Notice tone="accent">
        <p>
          <Link to={step === null ? SETUP : `${SETUP}?step=${step}`}>
            <FormattedMessage {...closedMessages.backToSetup} />
          </Link>
        </p>
      </Notice>
    </div>
  );
}
