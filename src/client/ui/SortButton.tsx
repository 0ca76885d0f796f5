import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './Table.module.css';

export interface SortOrder {
  /** Id of the column's label. */
  readonly column: string | undefined;
  readonly direction: 'ascending' | 'descending';
}

interface Props {
  readonly label: MessageDescriptor;
  /** Undefined: the rows are not sorted by this column. */
  readonly direction: SortOrder['direction'] | undefined;
  readonly onOrder: (order: SortOrder) => void;
}

/**
 * The name of a column by which a table can be sorted; the cell around it says how it is
 * (`aria-sort`).
 */
export function SortButton({ label, direction, onOrder }: Props) {
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
