import type { ReactNode } from 'react';
import styles from './OneSentence.module.css';

/** A sentence with another one after it in the same line. */
export const OneSentence = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['sentence']}>{children}</span>
);
