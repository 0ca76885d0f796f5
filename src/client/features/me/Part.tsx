import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Card } from '../../ui/Card';
import styles from './SecurityScreen.module.css';

interface Props {
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}

/** One subject of a page of the account. */
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
