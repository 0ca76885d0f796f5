import type { ReactNode } from 'react';
import { FoldedTable } from '../../../../ui/ChartFrame';
import { joinClasses } from '../../../../ui/joinClasses';
import styles from './Grid.module.css';

export interface GridRow {
  readonly key: string;
  readonly header: ReactNode;
  readonly cells: readonly ReactNode[];
  /** Marked cells, by their number. */
  readonly marked?: readonly number[];
  readonly isSoft?: boolean;
}

interface Props {
  /** Says what the table shows; for screen readers. */
  readonly caption: string;
  /** The names of the columns, the one of the row headers first. */
  readonly columns: readonly ReactNode[];
  readonly rows: readonly GridRow[];
}

/**
 * A table of numbers with as many columns as there are rounds, grades or options. It is scrolled
 * where there is little room; the row headers stay.
 *
 * Keyboard: it takes the focus, the arrow keys scroll it.
 */
export function Grid({ caption, columns, rows }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table has to be scrolled by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className={styles['region']}>
      <table className={styles['grid']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, header, cells, marked = [], isSoft }) => (
            <tr key={key} className={joinClasses(isSoft && styles['soft'])}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={index} className={joinClasses(marked.includes(index) && styles['marked'])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same, folded below a chart. */
export function FoldedGrid(props: Props) {
  return (
    <FoldedTable>
      <Grid {...props} />
    </FoldedTable>
  );
}
