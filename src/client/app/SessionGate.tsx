import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPortalStaff } from '../../shared/permissions/can';
import { signInPathFrom, type Route } from '../../shared/routes';
import { signInMessages } from '../features/errors/messages';
import {
  selectEndReason,
  selectIsSessionKnown,
  selectIsSignedIn,
  selectSignInProblem,
  selectUser,
} from '../state/sessionSlice';
import { PageHeader } from '../ui/PageHeader';
import { SignInButton } from '../ui/SignInButton';
import { DetailSkeleton } from '../ui/Skeleton';
import { StaffOnlyPage } from '../ui/StaffOnlyPage';
import { useAppSelector } from './hooks';

const UnauthorizedPage = lazy(() =>
  import(/* webpackChunkName: "errors" */ '../features/errors/UnauthorizedPage').then((module) => ({
    default: module.UnauthorizedPage,
  })),
);

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

/**
 * Account pages wait until the session is known. Who has just arrived is taken to the sign-in page and comes back here; whose
 * session ended, or whose sign-in failed, is told so first. Pages of the administration are for its staff; while the user record
 * is missing nothing is guessed: the page asks the host, which knows the rights.
 */
export function SessionGate({ route, children }: Props) {
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const ended = useAppSelector(selectEndReason);
  const problem = useAppSelector(selectSignInProblem);
  const user = useAppSelector(selectUser);

  const isOthers = route.access === 'staff' && user !== null && !isPortalStaff(user.roles);
  if (isSignedIn && isOthers) return <StaffOnlyPage />;
  if (route.access === 'anyone' || isSignedIn) return children;
  const waiting = <Waiting title={route.title} />;
  if (!isKnown) return waiting;
  if (ended === 'notSignedIn' && !problem) return <ToSignIn />;
  return (
    <Suspense fallback={waiting}>
      <UnauthorizedPage />
    </Suspense>
  );
}

function Waiting({ title: id }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  // The route table names its title by the id alone; the text stands in intl/sharedMessages.
  // eslint-disable-next-line formatjs/enforce-default-message, formatjs/enforce-description
  const title = formatMessage({ id });
  return (
    <>
      <title>{title}</title>
      <DetailSkeleton />
    </>
  );
}

/** Leads on to the ways to sign in, once. */
function ToSignIn() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    void navigate(signInPathFrom(pathname + search + hash), { replace: true });
    // Once per arrival: the same page with another query is no new one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <PageHeader
        title={formatMessage(signInMessages.leavingTitle)}
        intro={<FormattedMessage {...signInMessages.leavingText} />}
      />
      <SignInButton look="secondary" />
    </>
  );
}
