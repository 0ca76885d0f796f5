import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SecondFactorSecret } from '../../../../shared/contract/accounts';
import { useConfirmSecondFactorMutation } from '../../../api/accountsApi';
import { depositSecrets } from '../../../api/depositSecrets';
import { isProblem } from '../../../api/problem';
import { errorMessages, sessionMessages } from '../../../intl/failures/messages';
import { useAppDispatch } from '../../../store/hooks';
import { CodeField } from '../../../parts/sign-in/CodeField';
import { Button } from '../../../ui/Button';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { QrCode } from '../../../ui/QrCode';
import { secondFactorMessages } from './messages';
import styles from './SecondFactor.module.css';

interface Props {
  readonly secret: SecondFactorSecret;
  /** The vault gives the recovery codes for the ticket. */
  readonly onConfirmed: (ticket: string) => void;
  readonly onCancel: () => void;
}

const check = checkFields({ otp: 'filled' });

/** Shows the secret as a picture and as text, and asks for the first code of the app. */
export function ConfirmApp({ secret: { secret, uri }, onConfirmed, onCancel }: Props) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);

  const send = async ({ otp = '' }: Fields) => {
    const { data } = await confirm({ ticket: dispatch(depositSecrets({ otp: otp.trim() })) });
    if (data) onConfirmed(data.ticket);
  };
  const isWrong = isProblem(error) && error.code === 'wrongCode';

  return (
    <>
      <p ref={place} tabIndex={-1}>
        <FormattedMessage {...secondFactorMessages.scan} />
      </p>
      <QrCode text={uri} label={formatMessage(secondFactorMessages.qrLabel)} />
      <p>
        <FormattedMessage {...secondFactorMessages.key} />
        <br />
        <code dir="ltr" className={styles['code']}>
          {toGroups(secret)}
        </code>
      </p>
      <Form
        check={check}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={secondFactorMessages.confirm}
        {...(isWrong ? { faults: { otp: errorMessages.wrongCode } } : toFormErrors(error))}
      >
        <CodeField />
      </Form>
      <p>
        <Button look="quiet" onClick={onCancel}>
          <FormattedMessage {...sessionMessages.cancel} />
        </Button>
      </p>
    </>
  );
}

/** Groups of four are copied by eye without losing the place. */
const toGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');
