import type { ReactNode } from 'react';
import styles from './marks.module.css';

interface Props {
  readonly type: 'radio' | 'checkbox';
  /** Name of the radio group; checkboxes have none. */
  readonly name?: string;
  readonly isChecked: boolean;
  /** True if the mark can be looked at and not be checked. */
  readonly isBarred?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A circle or a box with its words; all of it can be pressed. */
export function Mark({ type, name, isChecked, isBarred = false, onChange, children }: Props) {
  return (
    <label className={styles['mark']}>
      <input
        type={type}
        name={name}
        checked={isChecked}
        aria-disabled={isBarred || undefined}
        onChange={({ target }) => !isBarred && onChange(target.checked)}
      />
      <span className={styles['words']}>{children}</span>
    </label>
  );
}
