import type { ReactNode } from 'react';
import styles from './InlineSentence.module.css';

/** A sentence with another one after it in the same line. */
export const InlineSentence = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['sentence']}>{children}</span>
);
