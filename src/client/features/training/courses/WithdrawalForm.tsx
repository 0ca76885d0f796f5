import { FormattedMessage } from 'react-intl';
import { WITHDRAWAL_REASON_LIMITS } from '../../../../shared/contract/courses';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextArea } from '../../../ui/forms/TextArea';
import styles from './Certificate.module.css';
import { useChangeCertificateMutation } from './coursesApi';
import { certificateMessages } from './messages';

interface Props {
  readonly number: string;
  readonly isWithdrawn: boolean;
}

const reasonIn = ({ reason = '' }: Fields): string => reason.trim();

function check(fields: Fields) {
  const letters = countLetters(reasonIn(fields));
  if (letters < WITHDRAWAL_REASON_LIMITS.least) return { reason: faultMessages.missing };
  return letters > WITHDRAWAL_REASON_LIMITS.most ? { reason: faultMessages.tooLong } : {};
}

/**
 * For those who may change the course: takes a certificate back with a reason, or makes it valid
 * again.
 */
export function WithdrawalForm({ number, isWithdrawn }: Props) {
  const [change, { isLoading, error }] = useChangeCertificateMutation();
  const label = certificateMessages[isWithdrawn ? 'reinstate' : 'withdraw'];
  const send = async (fields: Fields) => {
    const sent = await change({ number, isWithdrawn: !isWithdrawn, reason: reasonIn(fields) });
    return sent.error === undefined;
  };
  return (
    <section aria-labelledby="withdrawal" className={styles['part']}>
      <h2 id="withdrawal">
        <FormattedMessage {...label} />
      </h2>
      <Form
        check={check}
        onSubmit={send}
        isPending={isLoading}
        label={label}
        look={isWithdrawn ? 'primary' : 'danger'}
        {...toFormErrors(error)}
      >
        <TextArea
          name="reason"
          label={certificateMessages.reason}
          hint={<FormattedMessage {...certificateMessages.reasonHint} />}
          maxLetters={WITHDRAWAL_REASON_LIMITS.most}
          rows={3}
        />
      </Form>
    </section>
  );
}
