import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/Icon';
import styles from '../../ui/forms/Form.module.css';
import { FormContext } from '../../ui/forms/formContext';

/** Fault of a part that is not one field, such as all options together. */
export function GroupFault({ name }: { readonly name: string }) {
  const { faults } = useContext(FormContext);
  const fault = faults[name];
  if (!fault) return null;
  return (
    <p className={styles['fault']}>
      <Icon name="info" />
      <FormattedMessage {...fault} />
    </p>
  );
}
