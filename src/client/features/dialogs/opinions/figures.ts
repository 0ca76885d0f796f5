import { useIntl } from 'react-intl';
import type { VoteCounts } from '../../../../shared/contract/statements';

/** Number of answers below which a share says little. */
export const MIN_MEANINGFUL_VOTES = 10;

export const toShare = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const countPasses = ({ agrees, disagrees, seen }: VoteCounts): number =>
  seen - agrees - disagrees;

const LEVELS = [
  { level: 'nearlyAll', from: 0.9 },
  { level: 'most', from: 0.6 },
  { level: 'half', from: 0.4 },
  { level: 'some', from: 0.1 },
  { level: 'hardlyAny', from: 0 },
] as const;
export type ShareLevel = (typeof LEVELS)[number]['level'];

/** Returns the word for a share. */
export const toLevel = (share: number): ShareLevel =>
  LEVELS.find(({ from }) => share >= from)!.level;

/** Formats numbers as the reader's language writes them. */
export function useNumberFormats() {
  const { formatNumber } = useIntl();
  return {
    count: (value: number) => formatNumber(value),
    share: (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 0 }),
    ratio: (value: number) => formatNumber(value, { maximumFractionDigits: 1 }),
    index: (value: number) =>
      formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
}
