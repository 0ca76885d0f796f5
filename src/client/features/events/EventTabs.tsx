import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { uiMessages } from '../../intl/sharedMessages';
import { Link } from '../../ui/Link';
import styles from './EventTabs.module.css';
import { eventMessages } from './messages';

const TABS = [
  { phase: null, label: uiMessages.anyPhase },
  { phase: 'upcoming', label: eventMessages.tabUpcoming },
  { phase: 'closed', label: eventMessages.tabPast },
] as const;

/** All, upcoming, past; the other filters stay as they are. */
export function EventTabs() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const target = (phase: string | null) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    query.delete('phase');
    if (phase) query.set('phase', phase);
    return query.size > 0 ? `/events?${query}` : '/events';
  };
  return (
    <nav aria-label={formatMessage(eventMessages.tabs)}>
      <ul className={styles['tabs']}>
        {TABS.map(({ phase, label }) => (
          <li key={phase}>
            <Link
              to={target(phase)}
              aria-current={phase === search.get('phase') ? 'page' : undefined}
            >
              <FormattedMessage {...label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
