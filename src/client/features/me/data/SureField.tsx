import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFault } from '../../../ui/lazy/forms/Form';
import styles from './Data.module.css';
import { dataMessages } from './messages';

/** A box to tick before what cannot be undone. */
export function SureField() {
  const id = useId();
  const fault = useFault('sure');
  return (
    <div>
      <label className={styles['sure']}>
        <input
          type="checkbox"
          name="sure"
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
        />
        <FormattedMessage {...dataMessages.sure} />
      </label>
      {fault && (
        <p id={id} className={styles['fault']}>
          <FormattedMessage {...fault} />
        </p>
      )}
    </div>
  );
}
