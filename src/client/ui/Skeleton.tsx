import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../intl/sharedMessages';
import { classes } from './classes';
import styles from './Skeleton.module.css';

interface Props {
  readonly lines?: number;
}

const Loading = () => (
  <p className="visually-hidden" role="status">
    <FormattedMessage {...uiMessages.loading} />
  </p>
);

/** Grey lines in the place of text that is being loaded. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div className={styles['lines']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </div>
  );
}

export function CardsSkeleton({ cards = 6 }: { readonly cards?: number }) {
  return (
    <>
      <Loading />
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          <span key={card} className={classes(styles['line'], styles['card'])} />
        ))}
      </div>
    </>
  );
}

export function DetailSkeleton() {
  return (
    <div className={styles['detail']}>
      <Loading />
      <span className={classes(styles['line'], styles['heading'])} aria-hidden="true" />
      <Skeleton lines={7} />
    </div>
  );
}
