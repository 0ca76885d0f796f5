import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { AdminLayout } from './AdminLayout';
import { AuditList } from './AuditList';
import styles from './AuditScreen.module.css';
import { adminMessages } from './messages';

/**
 * Log of the administration's acts, the newest first; of all people, or about the person in the
 * address.
 */
export function AuditScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const person = search.get('person');
  return (
    <AdminLayout
      title={formatMessage(adminMessages.log)}
      intro={<FormattedMessage {...adminMessages.logIntro} />}
    >
      {person && (
        <p className={styles['filter']}>
          <FormattedMessage {...adminMessages.onlyOne} />
          <Link to="/admin/audit">
            <FormattedMessage {...adminMessages.showAll} />
          </Link>
        </p>
      )}
      <AuditList key={person} person={person} isWholeLog={person === null} />
    </AdminLayout>
  );
}
