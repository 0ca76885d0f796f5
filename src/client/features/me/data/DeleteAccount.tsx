import { FormattedMessage } from 'react-intl';
import type { SecurityFacts } from '../../../../shared/contract/accounts';
import { useDeleteAccountMutation, useGetSecurityQuery } from '../../../api/accountsApi';
import { depositSecrets } from '../../../api/depositSecrets';
import { isProblem } from '../../../api/problem';
import { useAppDispatch } from '../../../store/hooks';
import { signOutRequested } from '../../../state/sessionSlice';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form, type Fields } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { QueryResult } from '../QueryResult';
import { RecentSignIn } from '../RecentSignIn';
import { SignInAgain } from '../SignInAgain';
import { dataMessages } from './messages';
import { FieldNotes } from '../../../ui/forms/FieldNotes';
import { useField } from '../../../ui/forms/formContext';
import styles from './Data.module.css';

/**
 * Says what goes and what stays. Who has a password gives it, who has none has signed in a short
 * while ago.
 */
export function DeleteAccount() {
  const security = useGetSecurityQuery(undefined);
  return (
    <>
      {([dataMessages.goes, dataMessages.stays, dataMessages.noWayBack] as const).map((message) => (
        <p key={message.id}>
          <FormattedMessage {...message} />
        </p>
      ))}
      <QueryResult answer={security}>
        {(facts) =>
          facts.hasPassword ? (
            <DeletionForm facts={facts} />
          ) : (
            <RecentSignIn facts={facts}>
              <DeletionForm facts={facts} />
            </RecentSignIn>
          )
        }
      </QueryResult>
    </>
  );
}

const checkPassword = checkFields({ password: 'filled' });

const checkFor =
  ({ hasPassword }: SecurityFacts) =>
  (fields: Fields) => ({
    ...(hasPassword && checkPassword(fields)),
    ...(!fields['sure'] && { sure: dataMessages.notSure }),
  });

function DeletionForm({ facts }: { readonly facts: SecurityFacts }) {
  const dispatch = useAppDispatch();
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();

  const send = async ({ password }: Fields) => {
    const ticket = dispatch(depositSecrets(password === undefined ? {} : { password }));
    const answer = await deleteAccount({ ticket });
    if (!answer.error) dispatch(signOutRequested({ reason: 'accountDeleted' }));
  };

  return (
    <>
      <Form
        check={checkFor(facts)}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={dataMessages.deleteAccount}
        look="danger"
        {...toFormErrors(error)}
      >
        {facts.hasPassword && (
          <>
            {/* For password managers: whose password it is. */}
            <input type="email" autoComplete="username" value={facts.email ?? ''} readOnly hidden />
            <PasswordField />
          </>
        )}
        <SureField />
      </Form>
      {isProblem(error) && error.code === 'recentSignInRequired' && <SignInAgain facts={facts} />}
    </>
  );
}

/** A box to tick before what cannot be undone. */
function SureField() {
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
