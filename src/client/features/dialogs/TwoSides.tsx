import { FormattedMessage } from 'react-intl';
import { dialogMessages, sideMessages } from './messages';
import { ThreadList } from './ThreadList';
import { SIDES, sideOf, type Side, type Thread } from './threads';
import styles from './TwoSides.module.css';

/** Comments in favour and against side by side, on a phone one below the other; the others follow. */
export function TwoSides({ threads }: { readonly threads: readonly Thread[] }) {
  return (
    <div className={styles['sides']}>
      {SIDES.map((side) => (
        <Column
          key={side}
          side={side}
          threads={threads.filter(({ comment }) => sideOf(comment.alignment) === side)}
        />
      ))}
    </div>
  );
}

const LOOKS = { 1: 'for', 0: 'neither', '-1': 'against' } as const satisfies Record<Side, string>;

interface ColumnProps {
  readonly side: Side;
  readonly threads: readonly Thread[];
}

function Column({ side, threads }: ColumnProps) {
  const isEmpty = threads.length === 0;
  if (side === 0 && isEmpty) return null;
  return (
    <section className={styles[LOOKS[side]]} aria-labelledby={`side-${side}`}>
      <h3 id={`side-${side}`} className={styles['title']}>
        <FormattedMessage {...sideMessages[side]} />
      </h3>
      {isEmpty ? (
        <p className={styles['none']}>
          <FormattedMessage {...dialogMessages.noneOnThisSide} />
        </p>
      ) : (
        <ThreadList threads={threads} headingLevel={4} />
      )}
    </section>
  );
}
