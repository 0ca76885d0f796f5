import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import styles from './charts.module.css';

interface Props {
  /** Names the figure. */
  readonly title: MessageDescriptor;
  /** Explanation of how to read the figure. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** A chart whose table has columns of its own, or a table that is a picture itself. */
export function Figure({ title, summary, children }: Props) {
  const { formatMessage } = useIntl();
  const name = formatMessage(title);
  return (
    <figure className={styles['figure']} aria-label={name}>
      <figcaption className={styles['caption']}>
        <span className={styles['title']}>{name}</span>
        {summary && <span>{summary}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
