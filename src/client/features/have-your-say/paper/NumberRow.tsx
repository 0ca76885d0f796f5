import type { Text } from '../../../../shared/contract/text';
import styles from './marks.module.css';

interface Props {
  readonly label: Text;
  readonly lowest: number;
  readonly highest: number;
  readonly value: number | undefined;
  /** Called with the number; `undefined` where the field is empty. */
  readonly onGive: (value: number | undefined) => void;
}

/** A score that is typed. */
export function NumberRow({ label, lowest, highest, value, onGive }: Props) {
  return (
    <input
      type="number"
      inputMode="numeric"
      className={styles['number']}
      aria-label={label.text}
      min={lowest}
      max={highest}
      step={1}
      value={value ?? ''}
      onChange={({ target }) =>
        onGive(target.value === '' ? undefined : Math.trunc(target.valueAsNumber))
      }
    />
  );
}
