import { useIntl, type FormatDateOptions } from 'react-intl';
import { useLocaleContext } from '../intl/IntlRoot';
import { useMoments } from '../intl/moments';
import { toRelativeTime } from './relativeTime';

const DAYS = {
  date: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, FormatDateOptions>;

interface Props {
  /** ISO date or date and time. */
  readonly value: string;
  readonly format?: keyof typeof DAYS | 'dateTime' | 'time';
}

/**
 * A day, or a moment by the city's clock and the reader's. Browsers word them a little differently:
 * what the host wrote stays.
 */
export function TimeText({ value, format = 'date' }: Props) {
  const { formatDate } = useIntl();
  const { formatMoment } = useMoments();
  return (
    <time dateTime={value} suppressHydrationWarning>
      {format === 'dateTime' || format === 'time'
        ? formatMoment(value, format)
        : formatDate(value, DAYS[format])}
    </time>
  );
}

/**
 * “in 3 days”, “2 hours ago”, counted from the moment the page was shown. For use inside a
 * sentence.
 */
export function useRelativeTime(): (value: string) => string {
  const { formatRelativeTime } = useIntl();
  const { now } = useLocaleContext();
  return (value) =>
    formatRelativeTime(...toRelativeTime(Date.parse(value) - now), { numeric: 'auto' });
}
