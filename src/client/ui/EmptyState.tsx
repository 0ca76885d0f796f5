import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../intl/sharedMessages';
import styles from './EmptyState.module.css';

interface Props {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  /** A way on: a link or a button. */
  readonly children?: ReactNode;
}

/** An empty quay with a lantern: there is nothing here, and that is all right. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={styles['empty']}>
      <svg viewBox="0 0 160 90" className={styles['picture']} aria-hidden="true" focusable="false">
        <circle cx="112" cy="28" r="13" className={styles['moon']} />
        <path d="M46 70V26M40 26h12M42 26l4-9 4 9" />
        <path d="M8 70h94" />
        <path d="M4 80c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4" />
      </svg>
      <p className={styles['title']}>{title ?? <FormattedMessage {...uiMessages.emptyTitle} />}</p>
      <p>{text ?? <FormattedMessage {...uiMessages.emptyText} />}</p>
      {children}
    </div>
  );
}
