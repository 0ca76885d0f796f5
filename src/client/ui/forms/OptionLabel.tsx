import { useId, type ReactNode } from 'react';
import styles from './choices.module.css';
import type { Option } from './option';

interface Props {
  readonly option: Option;
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A box or a circle with its words; all of it can be pressed. */
export function OptionLabel({ option: { label, hint }, children }: Props) {
  const id = useId();
  return (
    <div className={styles['answer']}>
      <label className={styles['choice']}>
        {children(hint && id)}
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className={styles['more']}>
          {hint}
        </p>
      )}
    </div>
  );
}
