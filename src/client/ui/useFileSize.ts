import { useIntl } from 'react-intl';

const UNITS = [
  [1_000_000, 'megabyte'],
  [1_000, 'kilobyte'],
  [1, 'byte'],
] as const;

/** Writes a number of bytes as people read it: 1.2 MB. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? UNITS[2];
    return formatNumber(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
