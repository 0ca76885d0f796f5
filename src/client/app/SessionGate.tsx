import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { toSignInPath, type Route } from '../../shared/routes';
import { signInMessages } from '../features/errors/messages';
import { getAccess, type Access } from '../navigation/access';
import { PageHeader } from '../ui/PageHeader';
import { SignInButton } from '../ui/SignInButton';
import { PageSkeleton } from '../ui/Skeleton';
import { useAppSelector } from '../store/hooks';
import { ClosedPage } from './ClosedPage';

const UnauthorizedPage = lazy(() =>
  import(/* webpackChunkName: "errors" */ '../features/errors/UnauthorizedPage').then((module) => ({
    default: module.UnauthorizedPage,
  })),
);

const StaffOnlyPage = lazy(() =>
  import(/* webpackChunkName: "errors" */ '../parts/content/StaffOnlyPage').then((module) => ({
    default: module.StaffOnlyPage,
  })),
);

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

/**
 * Account pages wait until the session is known. Who has just arrived is taken to the sign-in page
 * and comes back here; whose session ended, or whose sign-in failed, is told so first. Navigations
 * are guarded by the same rules; the gate is for the first view, and for what changes while a page
 * is shown. A screen has no boundary of its own here: React would take it over after the shell, and
 * move what is pressed meanwhile.
 */
export function SessionGate({ route, children }: Props) {
  const access = useAppSelector((state) => getAccess(route, state));
  const waiting = <Waiting title={route.title} />;
  const shown: Readonly<Record<Access, ReactNode>> = {
    granted: children,
    closed: <ClosedPage />,
    waiting,
    toSignIn: <ToSignIn />,
    staffOnly: (
      <Suspense fallback={waiting}>
        <StaffOnlyPage missing={route.access === 'editors' ? 'editor' : 'staff'} />
      </Suspense>
    ),
    explained: (
      <Suspense fallback={waiting}>
        <UnauthorizedPage />
      </Suspense>
    ),
  };
  return shown[access];
}

function Waiting({ title: id }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  // The route table names its title by the id alone; the text stands in intl/sharedMessages.
  // eslint-disable-next-line formatjs/enforce-default-message, formatjs/enforce-description
  const title = formatMessage({ id });
  return (
    <>
      <title>{title}</title>
      <PageSkeleton />
    </>
  );
}

/** Leads on to the ways to sign in, once. */
function ToSignIn() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    void navigate(toSignInPath(pathname + search + hash), { replace: true });
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
