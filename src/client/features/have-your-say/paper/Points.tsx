import type { ReactNode } from 'react';
import styles from './marks.module.css';

interface Props<T extends string | number> {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly points: readonly T[];
  readonly value: T | undefined;
  readonly onChoose: (point: T) => void;
  readonly wordOf: (point: T) => ReactNode;
}

/**
 * A few short answers in a line, one of which is chosen. The arrow keys go from one to the next.
 */
export function Points<T extends string | number>(props: Props<T>) {
  const { name, points, value, onChoose, wordOf } = props;
  return (
    <span className={styles['steps']}>
      {points.map((point) => (
        <label key={point} className={styles['step']}>
          <input
            type="radio"
            name={name}
            checked={point === value}
            onChange={() => onChoose(point)}
          />
          <span>{wordOf(point)}</span>
        </label>
      ))}
    </span>
  );
}

/** Lists the whole numbers from one to the other, both included. */
export const createRange = (lowest: number, highest: number): readonly number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
