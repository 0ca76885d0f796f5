import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../Icon';
import styles from './Form.module.css';
import type { FieldWiring } from './formContext';

interface Props {
  readonly field: FieldWiring;
  readonly hint?: ReactNode;
}

/** The fault and the hint of a field: both stand below it and are read with it. */
export function FieldNotes({ field: { id, fault }, hint }: Props) {
  return (
    <>
      {fault && (
        <p id={`${id}-fault`} className={styles['fault']}>
          <Icon name="info" />
          <FormattedMessage {...fault} />
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </>
  );
}
