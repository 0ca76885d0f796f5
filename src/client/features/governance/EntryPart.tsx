import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './EntryScreen.module.css';

interface Props {
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}

/** A part of an entry’s page below its heading. */
export function EntryPart({ title, children }: Props) {
  return (
    <section>
      <h2 className={styles['heading']}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </section>
  );
}
