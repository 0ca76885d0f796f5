import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { toSignInPath } from '../../../shared/routes';
import { isRegistrationOn } from '../../../shared/settings';
import { useRegisterMutation } from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCanRegister, selectHasProvider } from '../../state/installationSlice';
import { useLocaleContext } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { TermsNote, useTermsVersion } from '../../parts/sign-in/TermsNote';
import { checkFields } from '../../ui/forms/checkFields';
import { EmailField } from '../../ui/forms/EmailField';
import { Form, type Fields } from '../../ui/forms/Form';
import { formMessages } from '../../ui/forms/messages';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { NewPasswordField } from '../../ui/forms/PasswordField';
import { toFormErrors } from '../../ui/forms/formErrors';
import { TextField } from '../../ui/forms/TextField';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { domainsMessage, registerMessages } from './messages';
import styles from './RegisterScreen.module.css';

const check = checkFields({ name: 'filled', email: 'email', password: 'newPassword' });

/** A new account with a password; where there are none, that is said. */
export function RegisterScreen() {
  return isRegistrationOn(useLocaleContext().settings) ? <Registration /> : <RegistrationClosed />;
}

function RegistrationClosed() {
  const { formatMessage } = useIntl();
  const { passwords } = useLocaleContext().settings.signIn;
  const text = passwords ? registerMessages.closed : registerMessages.passwordsOff;
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.register)}
        intro={<FormattedMessage {...text} />}
      />
      <SignInInstead />
    </>
  );
}

/**
 * A new account with a password; the answer is the same whether or not the address has one already.
 */
function Registration() {
  const { formatMessage, formatList } = useIntl();
  const { locale, settings } = useLocaleContext();
  const { registration, domains } = settings.signIn;
  const dispatch = useAppDispatch();
  const termsVersion = useTermsVersion();
  const canRegister = useAppSelector(selectCanRegister);
  const intro = useAppSelector(selectHasProvider) ? 'intro' : 'introAlone';
  const [sentTo, setSentTo] = useState('');
  const [register, { isLoading, isSuccess, error }] = useRegisterMutation();

  const send = async ({ name = '', email = '', password = '' }: Fields) => {
    const address = email.trim();
    setSentTo(address);
    const fields = {
      name: name.trim(),
      email: address,
      password,
      locale,
      termsVersion,
    };
    const answer = await register({ ticket: dispatch(depositSecrets(fields)) });
    return !answer.error;
  };

  if (isSuccess) return <MailSent address={sentTo} />;
  if (!canRegister) return <NotOpenYet />;
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.register)}
        intro={<FormattedMessage {...registerMessages[intro]} />}
      />
      <Form
        check={check}
        onSubmit={send}
        isPending={isLoading}
        label={registerMessages.create}
        draft="register"
        {...toFormErrors(error)}
      >
        <TextField
          name="name"
          autoComplete="name"
          dir="auto"
          maxLength={100}
          label={formMessages.name}
        />
        <EmailField autoComplete="email" />
        {registration === 'domains' && (
          <p>
            <FormattedMessage
              {...domainsMessage}
              values={{ domains: formatList(domains, { type: 'disjunction' }) }}
            />
          </p>
        )}
        <NewPasswordField />
        <TermsNote />
      </Form>
      <SignInInstead />
    </>
  );
}

/** In the place of the form, while nobody could accept terms or read what is kept about them. */
function NotOpenYet() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(titleMessages.register)} />
      <Notice title={<FormattedMessage {...registerMessages.notOpenTitle} />}>
        <p>
          <FormattedMessage {...registerMessages.notOpen} />
        </p>
      </Notice>
      <SignInInstead />
    </>
  );
}

function MailSent({ address }: { readonly address: string }) {
  return (
    <FormOutcome
      title={registerMessages.sentTitle}
      text={<FormattedMessage {...registerMessages.sent} />}
    >
      <p>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <p>
        <FormattedMessage {...registerMessages.noMail} />
      </p>
    </FormOutcome>
  );
}

function SignInInstead() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles['instead']}>
      <FormattedMessage {...registerMessages.haveAccount} />
      <Link to={toSignInPath(pathname + search)}>
        <FormattedMessage {...formMessages.toSignIn} />
      </Link>
    </div>
  );
}
