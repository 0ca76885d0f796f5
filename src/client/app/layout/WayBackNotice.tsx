import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isAdmin } from '../../../shared/permissions/roles';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { closedMessages } from '../messages';
import styles from './OfflineNotices.module.css';

const SETUP = '/setup';

interface Props {
  /** Step of the assistant that has opened the page; null on pages that it has not. */
  readonly step: string | null;
}

/** Link for administrators from any page but the assistant itself. */
export function WayBackNotice({ step }: Props) {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  if (pathname === SETUP || !user || !isAdmin(user.roles)) return null;
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
