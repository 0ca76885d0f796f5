import { isUsualDay } from '../../../shared/details/detailFaults';
import { toEmptyIfMissing, readLine, readLocalized } from '../readWritten';
import type { DetailRules } from './detailing';

/**
 * Detailing of what a team says of itself; its switches and a suspension are set elsewhere, and
 * stay.
 */
export const teamDetailRules: DetailRules<'teams'> = {
  section: 'teams',
  read: (details) => ({ ...details, purpose: readLocalized(details.purpose, readLine) }),
  judge: ({ details: { founded } }) =>
    Promise.resolve(isUsualDay(founded) ? [] : [{ field: 'founded', fault: 'date' }]),
  keep: (details, { stored, row: { originalLocale } }) => ({
    details: { ...stored, ...details, purpose: toEmptyIfMissing(details.purpose, originalLocale) },
  }),
};
