import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleMessages } from '../../intl/sharedMessages';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { NavLink } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import styles from './AdminLayout.module.css';
import { adminMessages, inboxMessages } from './messages';
import { moderationMessages } from './moderation/messages';

interface Props {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly intro?: ReactNode;
  readonly badges?: ReactNode;
  /** A page below the list of people. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

const TRAIL = [{ to: '/admin', label: <FormattedMessage {...titleMessages.admin} /> }];

/** A page of the administration with the way to the others. */
export function AdminLayout({ isBelow = false, children, ...header }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['page']}>
      <nav aria-label={formatMessage(titleMessages.admin)}>
        <ul className={styles['pages']}>
          <li>
            <NavLink to="/admin" end>
              <FormattedMessage {...adminMessages.people} />
            </NavLink>
          </li>
          <li>
            <NavLink to="/admin/moderation">
              <FormattedMessage {...moderationMessages.title} />
            </NavLink>
          </li>
          <li>
            <NavLink to="/admin/feedback">
              <FormattedMessage {...inboxMessages.title} />
            </NavLink>
          </li>
          <li>
            <NavLink to="/admin/audit">
              <FormattedMessage {...adminMessages.log} />
            </NavLink>
          </li>
        </ul>
      </nav>
      <div>
        <PageHeader {...header} breadcrumbs={isBelow && <Breadcrumbs trail={TRAIL} />} />
        {children}
      </div>
    </div>
  );
}
