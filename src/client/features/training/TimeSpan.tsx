import { useIntl } from 'react-intl';

interface Props {
  /** ISO dates and times. */
  readonly from: string;
  readonly to: string | null;
}

const FORMAT = { dateStyle: 'long', timeStyle: 'short' } as const;

/** A time from and to in the city's time zone; the date is said once if it is the same. */
export function TimeSpan({ from, to }: Props) {
  const { formatDate, formatDateTimeRange } = useIntl();
  return (
    <time dateTime={from} suppressHydrationWarning>
      {to ? formatDateTimeRange(new Date(from), new Date(to), FORMAT) : formatDate(from, FORMAT)}
    </time>
  );
}
