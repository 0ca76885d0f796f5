import { FormattedMessage } from 'react-intl';
import { getErrorMessage } from '../../intl/errorMessage';
import type { SignInProblem } from '../../state/session';
import { TooManyTries } from '../../ui/forms/formErrors';

/** Says why a sign-in by password did not work, and when it can be tried again. */
export function SignInFailure({
  problem: { code, retryAfterMs },
}: {
  readonly problem: SignInProblem;
}) {
  if (code === 'tooManyTries' || code === 'tooManyFromNetwork')
    return <TooManyTries code={code} retryAfterMs={retryAfterMs} />;
  return (
    <p>
      <FormattedMessage {...getErrorMessage(code)} />
    </p>
  );
}
