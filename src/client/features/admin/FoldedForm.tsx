import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Form, type FormProps } from '../../ui/forms/Form';
import styles from './Feedback.module.css';

interface Props extends FormProps {
  readonly title: MessageDescriptor;
  readonly isOpen?: boolean;
}

/** Form of the staff below a message. Folded away: most messages are read first. */
export function FoldedForm({ title, isOpen = false, ...form }: Props) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary>
        <FormattedMessage {...title} />
      </summary>
      <Form {...form} />
    </details>
  );
}
