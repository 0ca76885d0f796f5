import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './TapePlayer.module.css';

interface Props {
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}

/** One of the views beside each other. */
export function Panel({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </section>
  );
}
