import { useIntl } from 'react-intl';
import { useMoments } from '../../intl/moments';
import { timesMessages } from './messages';

interface Times {
  /** ISO 8601; null for none. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** Provides when something is open, in one line. */
export function useTimesSummary(): (times: Times) => string {
  const { formatMessage } = useIntl();
  const { formatMoment, formatMoments } = useMoments();
  return ({ opensAt, closesAt }) => {
    if (opensAt && closesAt) return formatMoments(opensAt, closesAt, 'dateTime');
    if (closesAt) return formatMessage(timesMessages.until, { end: formatMoment(closesAt) });
    if (opensAt) return formatMessage(timesMessages.from, { begin: formatMoment(opensAt) });
    return formatMessage(timesMessages.always);
  };
}

/** Joins the parts of a line that say something. */
export const joinSummary = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');
