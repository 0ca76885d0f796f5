import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { useLocale } from '../../../intl/IntlRoot';
import { selectEnvironment } from '../../../state/configSlice';
import { CopyButton } from '../../../ui/CopyButton';
import { Link } from '../../../ui/Link';
import { getCalendarFilePath, isMonthView } from './calendarApi';
import styles from './CalendarLinks.module.css';
import { calendarMessages } from './messages';

/** List or month. */
export function ViewLinks() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const shown = isMonthView(search) ? 'month' : 'list';
  const target = (view: 'list' | 'month') => {
    const query = new URLSearchParams(search);
    for (const name of ['view', 'month', 'cursor', 'phase', 'section']) query.delete(name);
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

const SHOWN = [
  ['', calendarMessages.everything],
  ['events', calendarMessages.onlyEvents],
  ['training', calendarMessages.onlyTrainings],
] as const;

/** Events, trainings, or both in the calendar; the month and the filters stay. */
export function ShownLinks() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const shown = search.get('section') ?? '';
  const target = (section: string) => {
    const query = new URLSearchParams(search);
    query.delete('section');
    if (section) query.set('section', section);
    return `/events?${query}`;
  };
  return (
    <nav aria-label={formatMessage(calendarMessages.shown)}>
      <ul className={styles['links']}>
        {SHOWN.map(([section, label]) => (
          <li key={label.id}>
            <Link to={target(section)} aria-current={section === shown ? 'page' : undefined}>
              <FormattedMessage {...label} />
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
  const path = getCalendarFilePath(useLocale(), search);
  const { apiUrl } = useAppSelector(selectEnvironment);
  return (
    <p className={styles['links']}>
      <a href={apiUrl + path} download>
        <FormattedMessage {...calendarMessages[isMonthView(search) ? 'calendarFile' : 'file']} />
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
