/* eslint jsx-a11y/no-redundant-roles: off, jsx-a11y/no-interactive-element-to-noninteractive-role:
   off -- shown as cards, the elements of a table lose their meaning in some browsers: the roles say
   it again */
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { joinClasses } from './joinClasses';
import styles from './Table.module.css';

export interface Column<R> {
  readonly label: MessageDescriptor;
  readonly cell: (row: R) => ReactNode;
  /** The column that names the row; the first one if none says so. */
  readonly isRowHeader?: boolean;
  readonly isNumber?: boolean;
  /**
   * By what the rows are sorted; without it the column cannot be chosen. Only where all rows are
   * here.
   */
  readonly sortBy?: (row: R) => string | number;
}

interface Props<R> {
  /** Says what the table shows; for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /**
   * Form of the table where there is little room: each row as a card, or the table as it is, to be
   * scrolled.
   */
  readonly onPhone: 'cards' | 'scroll';
}

/**
 * Rows to compare. In a card each value has its column's name before it.
 *
 * Keyboard: the names of columns that can be sorted are buttons: first up, then down. A table that
 * is scrolled takes the focus.
 */
export function Table<R>({ caption, columns, rows, keyOf, onPhone }: Props<R>) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  const { locale } = useIntl();
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const table = (
    <table role="table" className={joinClasses(styles['table'], styles[onPhone])}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.label.id} column={column} order={order} onOrder={setOrder} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sorted(rows, columns, order, locale).map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.label.id} column={column} row={row} isHeader={column === header} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (onPhone === 'cards') return <div className={styles['room']}>{table}</div>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table has to be scrolled by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className={styles['region']}>
      {table}
    </div>
  );
}

interface HeaderProps<R> {
  readonly column: Column<R>;
  readonly order: SortOrder | null;
  readonly onOrder: (order: SortOrder) => void;
}

function HeaderCell<R>({ column, order, onOrder }: HeaderProps<R>) {
  const { label, sortBy, isNumber } = column;
  const own = order && order.column === label.id ? order.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      className={joinClasses(isNumber && styles['number'], sortBy && styles['sortable'])}
      aria-sort={own}
    >
      {sortBy ? (
        <SortButton label={label} direction={own} onOrder={onOrder} />
      ) : (
        <FormattedMessage {...label} />
      )}
    </th>
  );
}

interface CellProps<R> {
  readonly column: Column<R>;
  readonly row: R;
  readonly isHeader: boolean;
}

function Cell<R>({ column: { label, cell, isNumber }, row, isHeader }: CellProps<R>) {
  const content = cell(row);
  if (isHeader) {
    return (
      <th role="rowheader" scope="row" className={styles['rowHeader']}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" className={joinClasses(isNumber && styles['number'])}>
      {content && (
        <>
          <span className={styles['label']} aria-hidden="true">
            <FormattedMessage {...label} />
          </span>
          {content}
        </>
      )}
    </td>
  );
}

/** Texts by the rules of the language, numbers by their value; without an order as they came. */
function sorted<R>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  order: SortOrder | null,
  locale: string,
): readonly R[] {
  const sortBy = columns.find(({ label }) => label.id === order?.column)?.sortBy;
  if (!sortBy) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = order?.direction === 'descending' ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    const areNumbers = typeof a === 'number' && typeof b === 'number';
    return sign * (areNumbers ? a - b : compare(String(a), String(b)));
  });
}

interface SortOrder {
  /** Id of the column's label. */
  readonly column: string | undefined;
  readonly direction: 'ascending' | 'descending';
}

interface SortButtonProps {
  readonly label: MessageDescriptor;
  /** Undefined: the rows are not sorted by this column. */
  readonly direction: SortOrder['direction'] | undefined;
  readonly onOrder: (order: SortOrder) => void;
}

/**
 * The name of a column by which a table can be sorted; the cell around it says how it is
 * (`aria-sort`).
 */
function SortButton({ label, direction, onOrder }: SortButtonProps) {
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => onOrder({ column: label.id, direction: next })}
    >
      <FormattedMessage {...label} />
      <svg viewBox="0 0 10 14" aria-hidden="true" focusable="false" className={styles['arrows']}>
        <path d="M5 1 9 6H1z" data-shown={direction !== 'descending'} />
        <path d="M5 13 1 8h8z" data-shown={direction !== 'ascending'} />
      </svg>
    </button>
  );
}
