import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../ui/Notice';
import styles from './DoneNotice.module.css';

/**
 * Message about the result of a change. It takes the focus, which the form that was sent has lost.
 */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['done']}>
      <Notice tone="good" icon="check" role="status">
        <p>{children}</p>
      </Notice>
    </div>
  );
}
