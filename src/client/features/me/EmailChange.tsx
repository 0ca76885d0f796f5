import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import { useChangeEmailMutation, useWithdrawEmailChangeMutation } from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { isProblem } from '../../api/problem';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { checkFields } from '../../ui/forms/checkFields';
import { EmailField } from '../../ui/forms/EmailField';
import { Form, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { PasswordField } from '../../ui/forms/PasswordField';
import { Notice } from '../../ui/Notice';
import { emailMessages, emailWaiting, securityMessages } from './messages';
import { RecentSignIn } from './RecentSignIn';

interface Props {
  readonly facts: SecurityFacts;
}

/** The address of an account with a password, and the way to another one. */
export function EmailChange({ facts }: Props) {
  const { email, newEmail } = facts;
  const [isOpen, setOpen] = useState(false);
  // The host tells of the change a moment after its answer: until then the page remembers it.
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [withdraw, { isLoading }] = useWithdrawEmailChangeMutation();
  const waiting = sentTo ?? newEmail?.email;

  return (
    <>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {waiting && (
        <Notice icon="check" role="status">
          <p>
            <FormattedMessage
              {...emailWaiting}
              values={{
                address: (
                  <bdi key="address" dir="ltr">
                    {waiting}
                  </bdi>
                ),
              }}
            />
          </p>
          <p>
            <Button
              look="secondary"
              isPending={isLoading}
              onClick={() => {
                setSentTo(null);
                void withdraw(undefined);
              }}
            >
              <FormattedMessage {...emailMessages.withdraw} />
            </Button>
          </p>
        </Notice>
      )}
      {isOpen ? (
        <RecentSignIn facts={facts}>
          <NewEmailForm
            facts={facts}
            onSent={(address) => {
              setSentTo(address);
              setOpen(false);
            }}
          />
        </RecentSignIn>
      ) : (
        <p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            <FormattedMessage {...emailMessages.change} />
          </Button>
        </p>
      )}
    </>
  );
}

const check = checkFields({ email: 'email', password: 'filled' });

interface FormProps extends Props {
  readonly onSent: (address: string) => void;
}

function NewEmailForm({ facts: { email: present }, onSent }: FormProps) {
  const dispatch = useAppDispatch();
  const [change, { isLoading, error }] = useChangeEmailMutation();

  const send = async ({ email = '', password = '' }: Fields) => {
    const address = email.trim();
    const ticket = dispatch(depositSecrets({ email: address, password }));
    const answer = await change({ ticket });
    if (!answer.error) onSent(address);
  };
  const isSame = isProblem(error) && error.code === 'sameAddress';

  return (
    <Form
      check={check}
      onSubmit={(fields) => void send(fields)}
      isPending={isLoading}
      label={emailMessages.send}
      {...(isSame ? { faults: { email: emailMessages.same } } : toFormErrors(error))}
    >
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={present ?? ''} readOnly hidden />
      <EmailField autoComplete="email" label={emailMessages.newAddress} />
      <PasswordField label={securityMessages.present} />
    </Form>
  );
}
