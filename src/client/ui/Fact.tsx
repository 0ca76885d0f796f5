import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Fact.module.css';

interface FactProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A short fact with a picture, at the foot of a card or below a title. */
export function Fact({ icon, children }: FactProps) {
  return (
    <span className={styles['fact']}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}

interface FactsProps {
  /** Label and value; rows without a value are left out. */
  readonly rows: readonly (readonly [label: ReactNode, value: ReactNode])[];
}

/** Facts as a description list. */
export function Facts({ rows }: FactsProps) {
  const filled = rows.filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  return (
    <dl className={styles['facts']}>
      {filled.map(([label, value], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
