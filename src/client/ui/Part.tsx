import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Card } from './Card';
import folding from './Fold.module.css';
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

/** One part of a page, folded to the line of its heading. */
export function FoldedPart({ title, children }: Props) {
  return (
    <Card>
      <details className={folding['fold']} suppressHydrationWarning>
        <summary>
          <h2 className={styles['foldedHeading']}>
            <FormattedMessage {...title} />
          </h2>
        </summary>
        <div className={styles['folded']}>{children}</div>
      </details>
    </Card>
  );
}
