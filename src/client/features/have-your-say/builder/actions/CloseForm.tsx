import { FormattedMessage } from 'react-intl';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { TextArea } from '../../../../ui/forms/TextArea';
import { useClosePollMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import type { ActionProps } from './actionProps';
import { closeMessages } from './messages';
import { returnPaper, usePaperAction } from './usePaperAction';

const FEWEST_LETTERS = 3;
const MOST_LETTERS = 500;

const reasonOf = ({ reason = '' }: Fields) => reason.trim();

function check(fields: Fields) {
  const { length } = reasonOf(fields);
  if (length < FEWEST_LETTERS) return { reason: faultMessages.missing };
  return length > MOST_LETTERS ? { reason: faultMessages.tooLong } : {};
}

/** Ends the voting now. */
export function CloseForm(props: ActionProps) {
  const { act, isLoading, failure } = usePaperAction(useClosePollMutation(), props, returnPaper);
  const send = (fields: Fields) => act({ reason: reasonOf(fields) });
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
        failure={failure}
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
