import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

interface Props {
  readonly tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
  readonly icon?: IconName;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` is read out at once, `status` when the person pauses. */
  readonly role?: 'alert' | 'status';
}

/** Notice to read before going on. */
export function Notice({ tone = 'neutral', icon = 'info', title, children, role }: Props) {
  return (
    <div className={joinClasses(styles['notice'], styles[tone])} role={role}>
      <Icon name={icon} />
      <div className={styles['text']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
