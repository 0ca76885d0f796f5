import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { useLocale } from '../../../intl/IntlRoot';
import { selectEnvironment } from '../../../state/configSlice';
import { CopyButton } from '../../../ui/CopyButton';
import { Link } from '../../../ui/Link';
import { filePath, isMonthView } from './calendarApi';
import styles from './CalendarLinks.module.css';
import { calendarMessages } from './messages';

/** List or month. */
export function ViewLinks() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const shown = isMonthView(search) ? 'month' : 'list';
  const target = (view: 'list' | 'month') => {
    const query = new URLSearchParams(search);
    for (const name of ['view', 'month', 'cursor', 'phase']) query.delete(name);
    if (view === 'month') query.set('view', view);
    return query.size > 0 ? `/events?${query}` : '/events';
  };
  return (
    <nav aria-label={formatMessage(calendarMessages.views)}>
      <ul className={styles['links']}>
        {(['list', 'month'] as const).map((view) => (
          <li key={view}>
            <Link to={target(view)} aria-current={view === shown ? 'page' : undefined}>
              <FormattedMessage {...calendarMessages[view]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The events of the page for calendar programs: as a file, and as an address to subscribe to. */
export function FileLinks() {
  const [search] = useSearchParams();
  const path = filePath(useLocale(), search);
  const { apiUrl } = useAppSelector(selectEnvironment);
  return (
    <p className={styles['links']}>
      <a href={apiUrl + path} download>
        <FormattedMessage {...calendarMessages.file} />
      </a>
      <CopyButton
        text={apiUrl + path}
        isAddress
        label={calendarMessages.copy}
        copied={calendarMessages.copied}
        notCopied={calendarMessages.notCopied}
      />
    </p>
  );
}
