import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Card } from './Card';
import styles from './Part.module.css';

interface Props {
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}

/** One part of a page: a card with its heading. */
export function Part({ title, children }: Props) {
  return (
    <Card className={styles['part']}>
      <h2 className={styles['heading']}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </Card>
  );
}
