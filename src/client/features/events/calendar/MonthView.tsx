import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { CalendarMonth } from '../../../../shared/contract/calendar';
import { useLocale, useLocaleContext } from '../../../intl/IntlRoot';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { ListedTimes } from '../../../ui/ListedTimes';
import { Link } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { toMonthArg, useGetMonthQuery } from './calendarApi';
import { DayCell } from './DayCell';
import { calendarMessages } from './messages';
import styles from './MonthView.module.css';
import { LOCALE_FACTS } from '../../../../shared/localeFacts';
import { shiftMonth, listWeekdays, listWeeks } from './monthDays';

/**
 * A month of events as a table, with links to the months around; on a phone the days on which
 * something takes place.
 */
export function MonthView() {
  const [search] = useSearchParams();
  const arg = toMonthArg(useLocale(), search);
  const { currentData, isError, error, refetch } = useGetMonthQuery(arg);
  if (currentData) return <Month shown={currentData} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={12} />;
}

function Month({ shown: { month, today, items } }: { readonly shown: CalendarMonth }) {
  const { formatDate } = useIntl();
  const { locale, timeZone: zone } = useLocaleContext();
  const firstDay = LOCALE_FACTS[locale].firstWeekday;
  const name = formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
  return (
    <div className={styles['calendar']}>
      <Months month={month} today={today} />
      <h2 className={styles['name']} suppressHydrationWarning>
        <FormattedMessage {...calendarMessages.caption} values={{ month: name }} />
      </h2>
      {items.length === 0 && (
        <p>
          <FormattedMessage {...calendarMessages.nothing} />
        </p>
      )}
      <ListedTimes moments={items.map(({ opensAt }) => opensAt)}>
        <table className={styles['table']} aria-label={name} suppressHydrationWarning>
          <Weekdays firstDay={firstDay} />
          <tbody>
            {listWeeks(month, items, { firstDay, zone }).map((week, index) => (
              <tr key={index}>
                {week.map((cell, place) => (
                  <DayCell key={cell?.day ?? place} cell={cell} isToday={cell?.day === today} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ListedTimes>
    </div>
  );
}

function Weekdays({ firstDay }: { readonly firstDay: number }) {
  const { formatDate } = useIntl();
  return (
    <thead>
      <tr>
        {listWeekdays(firstDay).map((day) => (
          <th key={day} scope="col" abbr={formatDate(day, { weekday: 'long' })}>
            <span suppressHydrationWarning>{formatDate(day, { weekday: 'short' })}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Links to the months around; the filters stay as they are. */
function Months({ month, today }: Pick<CalendarMonth, 'month' | 'today'>) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const present = today.slice(0, 7);
  const links: readonly (readonly [MessageDescriptor, string])[] = [
    [calendarMessages.before, shiftMonth(month, -1)],
    [calendarMessages.present, present],
    [calendarMessages.after, shiftMonth(month, 1)],
  ];
  const target = (to: string) => {
    const query = new URLSearchParams(search);
    query.set('month', to);
    return `/events?${query}`;
  };
  return (
    <nav aria-label={formatMessage(calendarMessages.months)}>
      <ul className={styles['months']}>
        {links.map(([label, to]) => (
          <li key={label.id}>
            <Link to={target(to)} aria-current={to === month ? 'page' : undefined}>
              <FormattedMessage {...label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
