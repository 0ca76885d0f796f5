import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses';
import styles from './Card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A raised surface. */
export function Card({ children, className }: CardProps) {
  return <div className={joinClasses(styles['card'], styles['padded'], className)}>{children}</div>;
}

interface CardGridProps<I> {
  readonly items: readonly I[];
  readonly keyOf: (item: I) => string;
  readonly children: (item: I, place: number) => ReactNode;
}

/** Cards in as many columns as fit. */
export function CardGrid<I>({ items, keyOf, children }: CardGridProps<I>) {
  return (
    <ul className={styles['grid']}>
      {items.map((item, place) => (
        <li key={keyOf(item)}>{children(item, place)}</li>
      ))}
    </ul>
  );
}
