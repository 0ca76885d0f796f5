import { FormattedMessage } from 'react-intl';
import { FieldNotes } from '../../../ui/forms/FieldNotes';
import { useField } from '../../../ui/forms/formContext';
import styles from './Data.module.css';
import { dataMessages } from './messages';

/** A box to tick before what cannot be undone. */
export function SureField() {
  const field = useField('sure', dataMessages.sure);
  return (
    <div data-field="sure">
      <label className={styles['sure']}>
        <input
          type="checkbox"
          id={field.id}
          name="sure"
          required
          aria-invalid={field.fault ? true : undefined}
          {...field.described}
        />
        <FormattedMessage {...dataMessages.sure} />
      </label>
      <FieldNotes field={field} />
    </div>
  );
}
