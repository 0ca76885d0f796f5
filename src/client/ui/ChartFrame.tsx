import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../intl/sharedMessages';
import styles from './ChartFrame.module.css';
import { Table, type Column } from './Table';

interface Props<R> {
  /** Title of what the chart shows; it names the figure and the table. */
  readonly title: string;
  /** The title stands above the chart already. */
  readonly isTitleHidden?: boolean;
  /** Summary of what there is to see, in a sentence. */
  readonly summary?: ReactNode;
  /** The chart. Whatever it says by colour it also says by text or pattern. */
  readonly children: ReactNode;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
}

/** The table behind a chart; on paper it stands below it. */
export function FoldedTable({ children }: Pick<Props<unknown>, 'children'>) {
  return (
    <details className={styles['table']} suppressHydrationWarning>
      <summary>
        <FormattedMessage {...uiMessages.chartTable} />
      </summary>
      {children}
    </details>
  );
}

/** A picture of numbers, what it says in words, and the numbers themselves as a table, folded. */
export function ChartFrame<R>(props: Props<R>) {
  const { title, isTitleHidden = false, summary, children, ...table } = props;
  return (
    <figure className={styles['figure']} aria-label={title}>
      {(summary || !isTitleHidden) && (
        <figcaption className={styles['caption']}>
          {!isTitleHidden && <span className={styles['title']}>{title}</span>}
          {summary && <span>{summary}</span>}
        </figcaption>
      )}
      {children}
      <FoldedTable>
        <Table {...table} caption={title} onPhone="scroll" />
      </FoldedTable>
    </figure>
  );
}
