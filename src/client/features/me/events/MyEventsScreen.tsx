import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/Link';
import { AccountLayout } from '../AccountLayout';
import { MyContents } from '../MyContentsScreen';
import { CalendarAddress } from './CalendarAddress';
import { myEventMessages } from './messages';
import styles from './MyEvents.module.css';
import { RegistrationList } from './RegistrationList';

const PARTS = ['registered', 'written'] as const;

/**
 * Screen of the events that the person registered for, with the address of their calendar, and of
 * those that they announced.
 */
export function MyEventsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const shown = search.get('part') === 'written' ? 'written' : 'registered';
  return (
    <AccountLayout title={formatMessage(myEventMessages.parts)}>
      <nav aria-label={formatMessage(myEventMessages.parts)}>
        <ul className={styles['parts']}>
          {PARTS.map((part) => (
            <li key={part}>
              <Link
                to={part === 'written' ? '/me/events?part=written' : '/me/events'}
                aria-current={part === shown ? 'page' : undefined}
              >
                <FormattedMessage {...myEventMessages[part]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === 'written' ? (
        <MyContents section="events" />
      ) : (
        <>
          <RegistrationList />
          <CalendarAddress />
        </>
      )}
    </AccountLayout>
  );
}
