import { useId, type ReactNode } from 'react';
import styles from './BarChart.module.css';

export interface ChartBar {
  readonly id: string;
  readonly label: ReactNode;
  /** The number in words. */
  readonly value: ReactNode;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** Filled; the others are hatched. The label says it too. */
  readonly isLeading: boolean;
}

/** The frame of bars that are rendered one by one. */
export function BarList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['bars']}>{children}</ul>;
}

/** A bar below its label and its number. */
export function BarRow({ label, value, share, isLeading }: Omit<ChartBar, 'id'>) {
  return (
    <li className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      <Track share={share} isLeading={isLeading} />
    </li>
  );
}

/**
 * Bars that grow in reading direction, each below its label and its number. The bars themselves are
 * decoration.
 */
export function BarChart({ bars }: { readonly bars: readonly ChartBar[] }) {
  return (
    <BarList>
      {bars.map(({ id, ...bar }) => (
        <BarRow key={id} {...bar} />
      ))}
    </BarList>
  );
}

function Track({ share, isLeading }: Pick<ChartBar, 'share' | 'isLeading'>) {
  const hatch = useId();
  return (
    <svg className={styles['track']} aria-hidden="true" focusable="false">
      {!isLeading && (
        <pattern
          id={hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={styles['ground']} />
          <rect width="2" height="6" className={styles['stripe']} />
        </pattern>
      )}
      <rect
        width={`${share * 100}%`}
        height="100%"
        rx="5"
        {...(isLeading ? { className: styles['leading'] } : { fill: `url(#${hatch})` })}
      />
    </svg>
  );
}
