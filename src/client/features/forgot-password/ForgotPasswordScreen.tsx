import { FormattedMessage, useIntl } from 'react-intl';
import { useRequestPasswordResetMutation } from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch } from '../../store/hooks';
import { useLocaleContext } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { checkFields } from '../../ui/forms/checkFields';
import { EmailField } from '../../ui/forms/EmailField';
import { Form, type Fields } from '../../ui/forms/Form';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { toFormErrors } from '../../ui/forms/formErrors';
import { formMessages } from '../../ui/forms/messages';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import { forgotMessages } from './messages';

const check = checkFields({ email: 'email' });

/** Asks for a link by mail; the answer does not tell whether the address has an account. */
export function ForgotPasswordScreen() {
  const { formatMessage } = useIntl();
  const { locale, settings } = useLocaleContext();
  const dispatch = useAppDispatch();
  const [request, { isLoading, isSuccess, error }] = useRequestPasswordResetMutation();
  const send = ({ email = '' }: Fields) =>
    void request({ ticket: dispatch(depositSecrets({ email: email.trim(), locale })) });

  if (!settings.signIn.passwords)
    return (
      <FormOutcome
        title={titleMessages['forgot-password']}
        text={<FormattedMessage {...forgotMessages.passwordsOff} />}
      >
        <Link to="/sign-in">
          <FormattedMessage {...formMessages.toSignIn} />
        </Link>
      </FormOutcome>
    );
  if (isSuccess) {
    return (
      <FormOutcome
        title={forgotMessages.sentTitle}
        text={<FormattedMessage {...forgotMessages.sent} />}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages['forgot-password'])}
        intro={<FormattedMessage {...forgotMessages.intro} />}
      />
      <Form
        check={check}
        onSubmit={send}
        isPending={isLoading}
        label={forgotMessages.send}
        {...toFormErrors(error)}
      >
        <EmailField autoComplete="email" />
      </Form>
    </>
  );
}
