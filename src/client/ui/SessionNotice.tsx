import { useState, type ReactNode } from 'react';
import { useIntl, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { sessionMessages } from '../intl/failures/messages';
import { joinClasses } from './joinClasses';
import { Icon, type IconName } from './Icon';
import styles from './SessionNotice.module.css';

interface Props {
  readonly tone: 'accent' | 'warn';
  readonly icon: IconName;
  readonly title: MessageDescriptor;
  readonly text: ReactNode;
  /** False while there is something to wait for. */
  readonly isDismissible?: boolean;
  /** Actions that can be taken about it. */
  readonly children?: ReactNode;
}

/**
 * One thing to know about the session, above the page that goes on. A new one takes a new `key`: it
 * was not dismissed.
 */
export function SessionNotice({ tone, icon, title, text, isDismissible = true, children }: Props) {
  const { formatMessage } = useIntl();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className={joinClasses(styles['notice'], styles[tone])}>
      <Icon name={icon} />
      <p className={styles['title']}>
        <FormattedMessage {...title} />
      </p>
      <div className={styles['text']}>
        <p>{text}</p>
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
      {isDismissible && (
        <button
          type="button"
          className={styles['dismiss']}
          aria-label={formatMessage(sessionMessages.dismiss)}
          onClick={() => setDismissed(true)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
