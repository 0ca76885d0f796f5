import { FormattedMessage, useIntl } from 'react-intl';
import { toAccessPath } from '../../../shared/routes';
import { useResetPasswordMutation } from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { checkFields } from '../../ui/forms/checkFields';
import { Form } from '../../ui/forms/Form';
import { WithLinkToken } from '../../ui/forms/LinkScreen';
import { formMessages } from '../../ui/forms/messages';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { NewPasswordField } from '../../ui/forms/PasswordField';
import { toFormErrors } from '../../ui/forms/formErrors';
import { PageHeader } from '../../ui/PageHeader';
import { resetMessages } from './messages';

const check = checkFields({ password: 'newPassword' });

/** For the link in the mail after a password was forgotten (SPEC 7.1.5). */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();

  return (
    <WithLinkToken
      title={titleMessages['reset-password']}
      error={error}
      wayOut={<NewLink />}
      done={isSuccess && <PasswordChanged />}
    >
      {(token) => (
        <>
          <PageHeader
            title={formatMessage(titleMessages['reset-password'])}
            intro={<FormattedMessage {...resetMessages.intro} />}
          />
          <Form
            check={check}
            onSubmit={({ password = '' }) =>
              void reset({ ticket: dispatch(depositSecrets({ token, password })) })
            }
            isPending={isLoading}
            label={resetMessages.save}
            {...toFormErrors(error)}
          >
            <NewPasswordField />
          </Form>
        </>
      )}
    </WithLinkToken>
  );
}

function NewLink() {
  return (
    <ButtonLink to={toAccessPath('forgot-password', '/')}>
      <FormattedMessage {...resetMessages.newLink} />
    </ButtonLink>
  );
}

function PasswordChanged() {
  return (
    <FormOutcome
      title={resetMessages.doneTitle}
      text={<FormattedMessage {...resetMessages.done} />}
    >
      <ButtonLink to={toAccessPath('sign-in', '/')}>
        <FormattedMessage {...formMessages.toSignIn} />
      </ButtonLink>
    </FormOutcome>
  );
}
