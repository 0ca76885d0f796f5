import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from '../../../../shared/contract/notifications';
import { accountMessages } from '../../../intl/sharedMessages';
import { ButtonLink } from '../../../ui/Button';
import { categoryMessages, listMessages } from '../../../parts/notifications/messages';
import { Link } from '../../../ui/Link';
import { AccountLayout } from '../AccountLayout';
import { NotificationList } from './NotificationList';
import styles from './Notifications.module.css';

const PATH = '/me/notifications';

/** List of what the person was told of, day by day. */
export function NotificationsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const asked = search.get('category');
  const category = NOTIFICATION_CATEGORIES.find((known) => known === asked);
  return (
    <AccountLayout title={formatMessage(accountMessages.notifications)}>
      <Filter category={category} />
      <NotificationList category={category} />
      <p className={styles['settings']}>
        <ButtonLink to="/me/settings#notifications" look="secondary">
          <FormattedMessage {...listMessages.settings} />
        </ButtonLink>
      </p>
    </AccountLayout>
  );
}

function Filter({ category }: { readonly category: NotificationCategory | undefined }) {
  const { formatMessage } = useIntl();
  const choices = [undefined, ...NOTIFICATION_CATEGORIES];
  return (
    <nav aria-label={formatMessage(listMessages.filter)}>
      <ul className={styles['filter']}>
        {choices.map((choice) => (
          <li key={choice ?? ''}>
            <Link
              to={choice ? `${PATH}?category=${choice}` : PATH}
              aria-current={choice === category ? 'page' : undefined}
            >
              <FormattedMessage
                {...(choice ? categoryMessages[choice] : listMessages.everything)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
