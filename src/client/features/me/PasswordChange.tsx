import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChangePasswordMutation } from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch } from '../../store/hooks';
import { checkFields } from '../../ui/forms/checkFields';
import { Form, type Fields } from '../../ui/forms/Form';
import { NewPasswordField, PasswordField } from '../../ui/forms/PasswordField';
import { toFormErrors } from '../../ui/forms/formErrors';
import { Notice } from '../../ui/Notice';
import { securityMessages } from './messages';

const check = checkFields({ password: 'filled', newPassword: 'newPassword' });

/** Another password, for those who know the present one. */
export function PasswordChange({ email }: { readonly email: string | null }) {
  const dispatch = useAppDispatch();
  const [changes, setChanges] = useState(0);
  const [change, { isLoading, error }] = useChangePasswordMutation();

  const send = async ({ password = '', newPassword = '' }: Fields) => {
    const answer = await change({ ticket: dispatch(depositSecrets({ password, newPassword })) });
    if (!answer.error) setChanges(changes + 1);
  };

  return (
    <>
      {changes > 0 && !isLoading && !error && (
        <Notice tone="good" icon="check" role="status">
          <FormattedMessage {...securityMessages.changed} />
        </Notice>
      )}
      {/* A new key empties the fields. */}
      <Form
        key={changes}
        check={check}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={securityMessages.change}
        {...toFormErrors(error, 'newPassword')}
      >
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField label={securityMessages.present} />
        <NewPasswordField name="newPassword" />
      </Form>
    </>
  );
}
