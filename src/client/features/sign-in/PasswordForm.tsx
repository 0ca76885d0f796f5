import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import { toAccessPath } from '../../../shared/routes';
import { isRegistrationOn } from '../../../shared/settings';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import {
  passwordFormLeft,
  passwordSignInRequested,
  selectPasswordSignIn,
} from '../../state/sessionSlice';
import { checkFields } from '../../ui/forms/checkFields';
import { EmailField } from '../../ui/forms/EmailField';
import { Form, type Fields } from '../../ui/forms/Form';
import { PasswordField } from '../../ui/forms/PasswordField';
import { Link } from '../../ui/Link';
import { CodeForm } from '../../parts/sign-in/CodeForm';
import { SignInFailure } from '../../parts/sign-in/SignInFailure';
import { signInMessages } from './messages';
import styles from './SignInScreen.module.css';

const check = checkFields({ email: 'email', password: 'filled' });

/**
 * Signs in with e-mail and password (SPEC 7.1.1), and with the code of a second factor where the
 * account has one; a refused try keeps what was typed.
 */
export function PasswordForm({ to }: { readonly to: string }) {
  const dispatch = useAppDispatch();
  const returnTo = useHref(to);
  const { settings } = useLocaleContext();
  const { isPending, problem, needsCode } = useAppSelector(selectPasswordSignIn);
  useEffect(() => () => void dispatch(passwordFormLeft()), [dispatch]);

  const send = ({ email = '', password = '' }: Fields) => {
    const ticket = dispatch(depositSecrets({ email: email.trim(), password }));
    dispatch(passwordSignInRequested({ ticket, returnTo }));
  };

  if (needsCode) return <CodeForm />;
  return (
    <>
      <Form
        check={check}
        onSubmit={send}
        isPending={isPending}
        failure={problem && <SignInFailure problem={problem} />}
        label={uiMessages.signIn}
      >
        <EmailField autoComplete="username" />
        <PasswordField />
      </Form>
      <ul className={styles['links']}>
        <li>
          <Link to={toAccessPath('forgot-password', to)}>
            <FormattedMessage {...signInMessages.forgotten} />
          </Link>
        </li>
        {isRegistrationOn(settings) && (
          <li>
            <Link to={toAccessPath('register', to)}>
              <FormattedMessage {...signInMessages.register} />
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
