import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { sessionMessages } from '../../intl/failures/messages';
import {
  passwordFormLeft,
  passwordSignInRequested,
  selectPasswordSignIn,
  signInRequested,
} from '../../state/sessionSlice';
import { CodeForm } from '../../parts/sign-in/CodeForm';
import { SIGN_IN_ANEW } from '../../parts/sign-in/stepUp';
import { checkFields } from '../../ui/forms/checkFields';
import { Form } from '../../ui/forms/Form';
import { PasswordField } from '../../ui/forms/PasswordField';
import { toFormErrors } from '../../ui/forms/formErrors';
import { RedirectButton } from '../../ui/RedirectButton';
import { againMessages } from './messages';

interface Props {
  readonly facts: Pick<SecurityFacts, 'hasPassword' | 'email'>;
}

/** Signs the same person in once more and comes back to this page. */
export function SignInAgain({ facts: { hasPassword, email } }: Props) {
  return hasPassword && email ? <ByPassword email={email} /> : <ByDoor />;
}

const check = checkFields({ password: 'filled' });

function ByPassword({ email }: { readonly email: string }) {
  const dispatch = useAppDispatch();
  const returnTo = useHref(useLocation());
  const { isPending, problem, needsCode } = useAppSelector(selectPasswordSignIn);
  useEffect(() => () => void dispatch(passwordFormLeft()), [dispatch]);
  if (needsCode) return <CodeForm />;
  return (
    <>
      <p>
        <FormattedMessage {...againMessages.byPassword} />
      </p>
      <Form
        check={check}
        onSubmit={({ password = '' }) => {
          const ticket = dispatch(depositSecrets({ email, password }));
          dispatch(passwordSignInRequested({ ticket, returnTo }));
        }}
        isPending={isPending}
        label={sessionMessages.signInAgain}
        {...told(problem)}
      >
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField />
      </Form>
    </>
  );
}

/**
 * Returns the messages for a refusal: the address is known here, so what was refused is the
 * password.
 */
function told(problem: ReturnType<typeof selectPasswordSignIn>['problem']) {
  if (!problem) return {};
  const { code, retryAfterMs = 0 } = problem;
  const names: Readonly<Record<string, string>> = {
    passwordRefused: 'wrongPassword',
    tooManyTries: 'tooManyRequests',
  };
  return toFormErrors({ status: 0, title: '', code: names[code] ?? code, retryAfterMs });
}

function ByDoor() {
  const dispatch = useAppDispatch();
  const returnTo = useHref(useLocation());
  return (
    <>
      <p>
        <FormattedMessage {...againMessages.byDoor} />
      </p>
      <p>
        <RedirectButton
          onPress={() => dispatch(signInRequested({ returnTo, parameters: SIGN_IN_ANEW }))}
        >
          <FormattedMessage {...sessionMessages.signInAgain} />
        </RedirectButton>
      </p>
    </>
  );
}
