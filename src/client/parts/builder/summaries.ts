import { useIntl } from 'react-intl';
import type { ResidentRule } from '../../../shared/contract/have-your-say';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useMoments } from '../../intl/moments';
import { useTermName } from '../../intl/useTermName';
import { residentMessages, timesMessages } from './messages';

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

const EVERY_RESIDENT: ResidentRule = { districts: [], minAge: null, maxAge: null };

/** Provides which verified residents may vote, in parts of a line: districts and ages. */
export function useResidentSummary(): (residents: ResidentRule | undefined) => readonly string[] {
  const { formatMessage, formatList } = useIntl();
  const { settings } = useLocaleContext();
  const districtName = useTermName('districts');
  return (residents) => {
    const { districts, minAge, maxAge } = residents ?? EVERY_RESIDENT;
    const isWholeCity = districts.length === 0 && settings.districts.length > 0;
    return [
      isWholeCity ? formatMessage(residentMessages.allDistricts) : null,
      districts.length > 0 ? formatList(districts.map(districtName)) : null,
      minAge === null ? null : formatMessage(residentMessages.minAge, { age: minAge }),
      maxAge === null ? null : formatMessage(residentMessages.maxAge, { age: maxAge }),
    ].filter((part) => part !== null);
  };
}

/** Joins the parts of a line that say something. */
export const joinSummary = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');
