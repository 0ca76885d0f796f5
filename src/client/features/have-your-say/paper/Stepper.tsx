import { FormattedNumber, useIntl } from 'react-intl';
import type { Text } from '../../../../shared/contract/text';
import styles from './marks.module.css';
import { dotsMessages } from './messages';

interface Props {
  readonly label: Text;
  readonly value: number;
  readonly canGive: (value: number) => boolean;
  readonly onGive: (value: number) => void;
}

/** One less, the number, one more. A button that can do nothing stays where it is and says so. */
export function Stepper({ label, value, canGive, onGive }: Props) {
  const { formatMessage } = useIntl();
  const name = label.text;
  const button = (next: number, does: string, sign: string) => (
    <button
      type="button"
      className={styles['round']}
      aria-label={does}
      aria-disabled={!canGive(next) || undefined}
      onClick={() => canGive(next) && onGive(next)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <span role="group" aria-label={name} className={styles['steps']}>
      {button(value - 1, formatMessage(dotsMessages.less, { name }), '−')}
      <output className={styles['value']}>
        <FormattedNumber value={value} />
      </output>
      {button(value + 1, formatMessage(dotsMessages.more, { name }), '+')}
    </span>
  );
}
