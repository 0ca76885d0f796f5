import { FormattedMessage } from 'react-intl';
import { useKeys } from '../../../../api/useKeys';
import { Form, type Fields } from '../../../../ui/lazy/forms/Form';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { TextArea } from '../../../../ui/lazy/forms/TextArea';
import { useClosePollMutation } from '../builderApi';
import styles from '../builder.module.css';
import { Failure } from '../Failure';
import type { ActionProps } from './actionProps';
import { closeMessages } from './messages';

const FEWEST_LETTERS = 3;
const MOST_LETTERS = 500;

const reasonOf = ({ reason = '' }: Fields) => reason.trim();

function check(fields: Fields) {
  const { length } = reasonOf(fields);
  if (length < FEWEST_LETTERS) return { reason: faultMessages.missing };
  return length > MOST_LETTERS ? { reason: faultMessages.tooLong } : {};
}

/** Ends the voting now. */
export function CloseForm({ slug, paper, isDirty, onPaper }: ActionProps) {
  const keyFor = useKeys();
  const [close, { isLoading, error }] = useClosePollMutation();
  const send = async (fields: Fields) => {
    if (isDirty) return;
    const body = { revision: paper.revision, reason: reasonOf(fields) };
    const { data } = await close({ slug, body, idempotencyKey: keyFor(body) });
    if (data) onPaper(data);
  };
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...closeMessages.text} />
      </p>
      <Form
        label={closeMessages.close}
        look="danger"
        check={check}
        onSubmit={send}
        isPending={isLoading}
        failure={error && <Failure error={error} />}
      >
        <TextArea
          name="reason"
          label={closeMessages.reason}
          hint={<FormattedMessage {...closeMessages.reasonHint} />}
          maxLetters={MOST_LETTERS}
          rows={3}
        />
      </Form>
    </div>
  );
}
