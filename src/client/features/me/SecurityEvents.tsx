import { FormattedMessage } from 'react-intl';
import type { SecurityEvent } from '../../../shared/contract/accounts';
import { useListSecurityEventsQuery } from '../../api/accountsApi';
import { TimeText } from '../../ui/TimeText';
import { Device } from './Device';
import { QueryResult } from './QueryResult';
import { eventMessages, securityMessages } from './messages';
import styles from './SecurityScreen.module.css';

/** List of the latest security events of the account, the newest first. */
export function SecurityEvents() {
  const answer = useListSecurityEventsQuery(undefined);
  return <QueryResult answer={answer}>{(events) => <List events={events} />}</QueryResult>;
}

function List({ events }: { readonly events: readonly SecurityEvent[] }) {
  if (events.length === 0) {
    return (
      <p>
        <FormattedMessage {...securityMessages.noEvents} />
      </p>
    );
  }
  return (
    <ul className={styles['rows']}>
      {events.map(({ kind, at, device }) => (
        <li key={`${kind} ${at}`} className={styles['row']}>
          <div className={styles['what']}>
            <FormattedMessage {...eventMessages[kind]} />
            <span className={styles['soft']}>
              <Device name={device} />
            </span>
          </div>
          <span className={styles['soft']}>
            <TimeText value={at} format="dateTime" />
          </span>
        </li>
      ))}
    </ul>
  );
}
