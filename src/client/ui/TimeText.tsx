import { useIntl, type FormatDateOptions } from 'react-intl';
import { useReading } from '../intl/IntlRoot';
import { relativeTime } from './relativeTime';

const FORMATS = {
  date: { dateStyle: 'long' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
  short: { day: 'numeric', month: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, FormatDateOptions>;

interface Props {
  /** ISO date or date and time. */
  readonly value: string;
  readonly format?: keyof typeof FORMATS;
}

/** A point in time in the city's time zone. Browsers word dates a little differently: what the host wrote stays. */
export function TimeText({ value, format = 'date' }: Props) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={value} suppressHydrationWarning>
      {formatDate(value, FORMATS[format])}
    </time>
  );
}

/** “in 3 days”, “2 hours ago”, counted from the moment the page was shown. For use inside a sentence. */
export function useRelativeTime(): (value: string) => string {
  const { formatRelativeTime } = useIntl();
  const { now } = useReading();
  return (value) =>
    formatRelativeTime(...relativeTime(Date.parse(value) - now), { numeric: 'auto' });
}
