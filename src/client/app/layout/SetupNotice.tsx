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
import styles from './SetupNotice.module.css';

const SETUP = '/setup';

/**
 * Way back to the assistant: on pages that it has opened, and for administrators on all pages until
 * the portal is set up.
 */
export function SetupNotice() {
  const { pathname, state } = useLocation();
  const isBeingSetUp = useAppSelector(selectSettings).stage === 'setup';
  const user = useAppSelector(selectUser);
  const step = readWayBack(state);
  const isOffered = step !== null || (isBeingSetUp && user !== null && isAdmin(user.roles));
  if (pathname === SETUP || !isOffered) return null;
  return (
    <div className={styles['notice']}>
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
