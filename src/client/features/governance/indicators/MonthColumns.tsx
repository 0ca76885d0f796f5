import type { IndicatorMonth } from '../../../../shared/contract/indicators';
import styles from './Indicators.module.css';

const [STEP, HEIGHT] = [10, 40];

/**
 * A column for each month in reading direction; what is not shown is left empty. Decoration: the
 * numbers are in the table.
 */
export function MonthColumns({ months }: { readonly months: readonly IndicatorMonth[] }) {
  const most = Math.max(1, ...months.map(({ value }) => value ?? 0));
  return (
    <svg
      className={styles['columns']}
      viewBox={`0 0 ${Math.max(1, months.length) * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {months.map(({ month, value }, index) => {
        const height = ((value ?? 0) / most) * HEIGHT;
        const [x, y] = [index * STEP + 1, HEIGHT - height];
        return <rect key={month} x={x} y={y} width={STEP - 2} height={height} />;
      })}
    </svg>
  );
}
