import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { canRetry } from '../../../shared/errors';
import { toAccessPath, matchPath } from '../../../shared/routes';
import { errorMessages, sessionMessages } from '../../intl/failures/messages';
import type { EndReason, SignInProblem, SignInWindow } from '../../state/session';
import {
  selectEndReason,
  selectIsSignedIn,
  selectIsUnstored,
  selectSignInProblem,
  selectSignInWindow,
  signInWindowGivenUp,
} from '../../state/sessionSlice';
import { Button } from '../../ui/Button';
import { SessionNotice } from '../../ui/SessionNotice';
import { getSessionTexts, getSignInLabel } from '../../ui/sessionTexts';
import { SignInButton } from '../../ui/SignInButton';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/**
 * The session has ended, a sign-in has failed, or one goes on in another window. Says nothing where
 * the page itself does.
 */
export function SignInNotice() {
  const signInWindow = useAppSelector(selectSignInWindow);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const problem = useAppSelector(selectSignInProblem);
  const ended = useAppSelector(selectEndReason);
  const isUnstored = useAppSelector(selectIsUnstored);
  const isToldByPage = useIsToldByPage();

  if (signInWindow !== 'closed') return <WindowNotice state={signInWindow} />;
  if (isSignedIn) return isUnstored && <StorageNotice />;
  const isOver = problem !== null || (ended !== null && TOLD.includes(ended));
  if (isToldByPage || !isOver) return null;
  return <EndedNotice key={problem?.code ?? ended} ended={ended} problem={problem} />;
}

/**
 * Ends that nobody asked for on this page, the one that is for good, and what the provider does not
 * know of.
 */
const TOLD: readonly EndReason[] = [
  'signedOutHere',
  'endedElsewhere',
  'accountDeleted',
  'refused',
  'invalid',
  'signedOutAtProvider',
  'otherPerson',
  'otherTab',
];

const ROUTES_THAT_TELL = ['unauthorized', 'callback'];

function useIsToldByPage(): boolean {
  const { access, name } = matchPath(useLocation().pathname).route;
  return access === 'signedIn' || ROUTES_THAT_TELL.includes(name);
}

function WindowNotice({ state }: { readonly state: SignInWindow }) {
  const dispatch = useAppDispatch();
  const text = state === 'isolated' ? errorMessages.popupIsolated : sessionMessages.windowText;
  return (
    <SessionNotice
      tone="accent"
      icon="person"
      title={sessionMessages.windowTitle}
      text={<FormattedMessage {...text} />}
      isDismissible={false}
    >
      <Button look="secondary" onClick={() => dispatch(signInWindowGivenUp())}>
        <FormattedMessage {...sessionMessages.cancel} />
      </Button>
    </SessionNotice>
  );
}

const SIGN_IN_PAGE = toAccessPath('sign-in', '/');

interface EndedProps {
  readonly ended: EndReason | null;
  readonly problem: SignInProblem | null;
}

/**
 * Offers the window, in which nothing that was entered here is lost, and the page with all ways to
 * sign in.
 */
function EndedNotice({ ended, problem }: EndedProps) {
  const { title, text } = getSessionTexts(ended, problem);
  const canSignIn = ended !== 'accountDeleted' && (!problem || canRetry(problem.code));
  const hasWindowFailed = problem?.code.startsWith('popup');
  const isOnSignInPage = useLocation().pathname === SIGN_IN_PAGE;
  return (
    <SessionNotice tone="warn" icon="person" title={title} text={<FormattedMessage {...text} />}>
      {canSignIn && (
        <SignInButton inWindow>
          <FormattedMessage {...getSignInLabel(problem)} />
        </SignInButton>
      )}
      {(canSignIn || hasWindowFailed) && !isOnSignInPage && (
        <SignInButton look="secondary">
          <FormattedMessage {...sessionMessages.signInHere} />
        </SignInButton>
      )}
    </SessionNotice>
  );
}

function StorageNotice() {
  return (
    <SessionNotice
      tone="warn"
      icon="info"
      title={sessionMessages.storageTitle}
      text={<FormattedMessage {...errorMessages.storageRefused} />}
    />
  );
}
