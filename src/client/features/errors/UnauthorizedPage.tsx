import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { canRetry } from '../../../shared/errors';
import type { SignInProblem } from '../../state/session';
import { selectEndReason, selectIsSignedIn, selectSignInProblem } from '../../state/sessionSlice';
import { getSessionTexts, getSignInLabel, type SessionTexts } from '../../ui/sessionTexts';
import { SignInButton } from '../../ui/SignInButton';
import { StatusPage } from '../../parts/content/StatusPage';
import { signInMessages } from './messages';
import { ProblemFacts } from './ProblemFacts';

const SIGNED_IN: SessionTexts = {
  title: signInMessages.signedInTitle,
  text: signInMessages.signedInText,
};

/**
 * Page with the reason of the missing sign-in, the next steps, and the details for the support
 * (SPEC 2.7, 4.8.1).
 */
export function UnauthorizedPage() {
  const { formatMessage } = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const problem = useAppSelector(selectSignInProblem);
  const ended = useAppSelector(selectEndReason);
  const { title, text } = isSignedIn ? SIGNED_IN : getSessionTexts(ended, problem);
  return (
    <StatusPage
      kind="unauthorized"
      title={formatMessage(title)}
      reason={formatMessage(text)}
      wayOn={isSignedIn ? null : <AnotherTry problem={problem} />}
    >
      {problem && !isSignedIn && <ProblemFacts problem={problem} />}
    </StatusPage>
  );
}

function AnotherTry({ problem }: { readonly problem: SignInProblem | null }) {
  if (!problem) return <SignInButton />;
  if (!canRetry(problem.code)) return null;
  return (
    <SignInButton inWindow={problem.code === 'storageRefused'}>
      <FormattedMessage {...getSignInLabel(problem)} />
    </SignInButton>
  );
}
