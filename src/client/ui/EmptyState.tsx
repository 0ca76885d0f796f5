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

/** Says that there is nothing, under a drawing of two sheets of paper. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={styles['empty']}>
      <svg viewBox="0 0 160 90" className={styles['picture']} aria-hidden="true" focusable="false">
        <circle cx="80" cy="47" r="36" className={styles['ground']} />
        <path d="M62 24V12h44v50H94" />
        <path d="M50 24h44v54H50z" className={styles['sheet']} />
        <path d="M60 38h24M60 50h24M60 62h12" />
      </svg>
      <p className={styles['title']}>{title ?? <FormattedMessage {...uiMessages.emptyTitle} />}</p>
      <p>{text ?? <FormattedMessage {...uiMessages.emptyText} />}</p>
      {children}
    </div>
  );
}
