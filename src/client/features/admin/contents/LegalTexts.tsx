import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { isAdmin } from '../../../../shared/permissions/roles';
import { LEGAL_PAGES } from '../../../../shared/routes';
import { useAppSelector } from '../../../store/hooks';
import { titleMessages } from '../../../intl/sharedMessages';
import { selectUser } from '../../../state/sessionSlice';
import { Link } from '../../../ui/Link';
import styles from './desk.module.css';
import { editorialQueueMessages } from './messages';

/** The ways to write the legal texts, which administrators alone do. */
export function LegalTexts() {
  const titleId = useId();
  const user = useAppSelector(selectUser);
  if (!user || !isAdmin(user.roles)) return null;
  return (
    <nav aria-labelledby={titleId} className={styles['legal']}>
      <h2 id={titleId}>
        <FormattedMessage {...editorialQueueMessages.legal} />
      </h2>
      <ul>
        {LEGAL_PAGES.map((kind) => (
          <li key={kind}>
            <Link to={`/legal/${kind}/edit`}>
              <FormattedMessage {...titleMessages[kind]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
