import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../intl/sharedMessages';
import { Card } from './Card';
import { joinClasses } from './joinClasses';
import styles from './Skeleton.module.css';

const Loading = () => (
  <p className="visually-hidden" role="status">
    <FormattedMessage {...uiMessages.loading} />
  </p>
);

interface BlockProps {
  readonly shape: 'heading' | 'intro' | 'card' | 'row';
}

/** One grey block in the place of what is being loaded. */
const Block = ({ shape }: BlockProps) => (
  <span className={joinClasses(styles['block'], styles[shape])} aria-hidden="true" />
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Grey lines in the place of text that is being loaded. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className={styles['lines']} aria-hidden="true">
      {times(lines).map((line) => (
        <span key={line} className={joinClasses(styles['block'], styles['line'])} />
      ))}
    </div>
  );
}

/** A list of contents. */
export function CardsSkeleton({ cards = 6 }: { readonly cards?: number }) {
  return (
    <>
      <Loading />
      <div className={styles['grid']}>
        {times(cards).map((card) => (
          <Block key={card} shape="card" />
        ))}
      </div>
    </>
  );
}

/** A page of which nothing is known but that it has a heading and a text. */
export function PageSkeleton() {
  return (
    <div className={styles['page']}>
      <Loading />
      <Block shape="heading" />
      <Skeleton lines={7} />
    </div>
  );
}

/** A content's page: heading, summary, text and facts. */
export function DetailSkeleton() {
  return (
    <div className={styles['page']}>
      <Loading />
      <Block shape="heading" />
      <Block shape="intro" />
      <div className={styles['columns']}>
        <Skeleton lines={7} />
        <Card>
          <Skeleton lines={6} />
        </Card>
      </div>
    </div>
  );
}

/** The parts of an account page. */
export function PartsSkeleton({ parts = 2 }: { readonly parts?: number }) {
  return (
    <div className={styles['parts']}>
      <Loading />
      {times(parts).map((part) => (
        <Card key={part}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </div>
  );
}

/** Rows of a table, or of a list on one surface. */
export function RowsSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <div className={styles['rows']}>
      <Loading />
      {times(rows).map((row) => (
        <Block key={row} shape="row" />
      ))}
    </div>
  );
}
