import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CheckedIn } from '../../../../shared/contract/registrations';
import { isProblem } from '../../../api/problem';
import { useCheckInMutation, type RegistrationTarget } from '../registrationsApi';
import { useMoments } from '../../../intl/moments';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextField } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/Notice';
import { checkInMessages, outcomeMessages } from './messages';

const isFilled = checkFields({ code: 'filled' });

/** The code of a ticket, typed or read by a scanner; the next one follows at once. */
export function CheckInForm({ meant }: { readonly meant: RegistrationTarget }) {
  const [turn, setTurn] = useState(0);
  const [checkIn, { data, isLoading, error }] = useCheckInMutation();
  const submit = async ({ code = '' }: Fields) => {
    const { error: refused } = await checkIn({ ...meant, code });
    return refused === undefined;
  };
  const isUnknown = isProblem(error) && error.code === 'unknownCode';
  const told = isUnknown ? { faults: { code: checkInMessages.unknownCode } } : toFormErrors(error);
  return (
    <>
      <div role="status">{data && !isLoading && <Outcome answer={data} />}</div>
      <Form
        key={turn}
        check={isFilled}
        onSubmit={submit}
        onSaved={() => setTurn(turn + 1)}
        isPending={isLoading}
        label={checkInMessages.letIn}
        {...told}
      >
        <TextField
          name="code"
          label={checkInMessages.code}
          hint={<FormattedMessage {...checkInMessages.codeHint} />}
          autoComplete="off"
          dir="ltr"
          maxLength={40}
        />
      </Form>
    </>
  );
}

function Outcome({
  answer: { outcome, name, guests, checkedInAt },
}: {
  readonly answer: CheckedIn;
}) {
  const { formatMoment } = useMoments();
  const values = { name, time: checkedInAt ? formatMoment(checkedInAt, 'time') : '' };
  return (
    <Notice
      tone={outcome === 'in' ? 'good' : 'warn'}
      icon={outcome === 'in' ? 'check' : 'info'}
      title={<FormattedMessage {...outcomeMessages[outcome]} values={values} />}
    >
      {guests > 0 && (
        <p>
          <FormattedMessage {...checkInMessages.guests} values={{ count: guests }} />
        </p>
      )}
    </Notice>
  );
}
