import { useIntl } from 'react-intl';
import styles from './marks.module.css';
import { rowMessages } from './messages';

const SIGN = '×';

interface Props {
  /** Label of the option that the row is about. */
  readonly option: string;
  readonly onClear: () => void;
}

/** Takes the answer of one row away again. */
export function ClearRow({ option, onClear }: Props) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles['round']}
      aria-label={formatMessage(rowMessages.clear, { name: option })}
      onClick={onClear}
    >
      <span aria-hidden="true">{SIGN}</span>
    </button>
  );
}
