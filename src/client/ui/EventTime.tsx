import { useIntl } from 'react-intl';

const FORMATS = {
  /** The hours alone; the day stands beside it. */
  hours: { timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
} as const;

const DAY_MS = 86_400_000;

interface Props {
  /** ISO dates and times. */
  readonly event: { readonly opensAt: string | null; readonly closesAt: string | null };
  readonly format?: keyof typeof FORMATS;
}

/** From when to when, in the city's time. Browsers word it a little differently: what the host wrote stays. */
export function EventTime({ event: { opensAt, closesAt }, format = 'hours' }: Props) {
  const { formatDate, formatDateTimeRange } = useIntl();
  if (!opensAt) return null;
  const isLong = closesAt !== null && Date.parse(closesAt) - Date.parse(opensAt) >= DAY_MS;
  const options = isLong ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : FORMATS[format];
  return (
    <time dateTime={opensAt} suppressHydrationWarning>
      {closesAt
        ? formatDateTimeRange(new Date(opensAt), new Date(closesAt), options)
        : formatDate(opensAt, options)}
    </time>
  );
}
