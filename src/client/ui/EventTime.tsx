import { useMoments } from '../intl/moments';

const DAY_MS = 86_400_000;

interface Props {
  /** ISO dates and times. */
  readonly event: { readonly opensAt: string | null; readonly closesAt: string | null };
  /** `time`: the hours alone; the day stands beside it. */
  readonly format?: 'time' | 'full';
}

/** From when to when. Browsers word it a little differently: what the host wrote stays. */
export function EventTime({ event: { opensAt, closesAt }, format = 'time' }: Props) {
  const { formatMoment, formatMoments } = useMoments();
  if (!opensAt) return null;
  const isLong = closesAt !== null && Date.parse(closesAt) - Date.parse(opensAt) >= DAY_MS;
  const shown = isLong ? 'medium' : format;
  return (
    <time dateTime={opensAt} suppressHydrationWarning>
      {closesAt ? formatMoments(opensAt, closesAt, shown) : formatMoment(opensAt, shown)}
    </time>
  );
}
