import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { DEFAULT_ROUTES } from '../../../shared/constants';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectConfiguration } from '../../state/configSlice';
import { selectIsSessionKnown, selectIsSignedIn, selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { getFeedbackPath } from '../../ui/feedbackPath';
import { Link } from '../../ui/Link';
import { statusMessages } from '../../ui/messages';
import { NotFoundHelp } from './NotFoundHelp';
import { PageHeader } from '../../ui/PageHeader';
import { SignInButton } from '../../ui/SignInButton';
import styles from './StatusPage.module.css';

const WAYS_ON = {
  notFound: NotFoundHelp,
  gone: NotFoundHelp,
  unauthorized: () => <SignInButton />,
  forbidden: OtherAccount,
};

type StatusKind = keyof typeof WAYS_ON;

const MISSING = {
  staff: statusMessages.staffOnly,
  admin: statusMessages.missingAdmin,
  editor: statusMessages.missingEditor,
  member: statusMessages.missingMember,
  verified: statusMessages.missingVerified,
};

/** The role or membership that a person lacks. */
export type MissingPermission = keyof typeof MISSING;

export const isMissingPermission = (name: string | null): name is MissingPermission =>
  name !== null && Object.hasOwn(MISSING, name);

interface Props {
  readonly kind: StatusKind;
  readonly title?: string;
  /** A more exact reason, if one is known. */
  readonly reason?: string | undefined;
  /** For `forbidden`: what it would take, where that is known. */
  readonly missing?: MissingPermission | undefined;
  /** In place of the usual way on. */
  readonly wayOn?: ReactNode;
  /** Details for those who want to know more. */
  readonly children?: ReactNode;
}

/** A page that cannot be shown: why, and a way on. */
export function StatusPage({ kind, title, reason, missing, wayOn, children }: Props) {
  const { formatMessage } = useIntl();
  const forbiddenRoute = useForbiddenRoute();
  const WayOn = WAYS_ON[kind];
  const why = missing ? MISSING[missing] : statusMessages[kind];
  if (kind === 'forbidden' && forbiddenRoute) return <Navigate to={forbiddenRoute} replace />;
  return (
    <div className={styles['status']}>
      <PageHeader
        title={title ?? formatMessage(titleMessages[kind])}
        intro={reason ?? formatMessage(why)}
      />
      <div className={styles['ways']}>
        {wayOn === undefined ? <WayOn /> : wayOn}
        <ButtonLink to="/" look="secondary">
          <FormattedMessage {...statusMessages.home} />
        </ButtonLink>
      </div>
      {kind === 'forbidden' && <AskUs />}
      {children}
    </div>
  );
}

/**
 * Returns the page that an installation has for what a signed-in person may not see (SPEC 2.7);
 * null where that is the standard one, which says it at the address that was asked for, or this
 * page.
 */
function useForbiddenRoute(): string | null {
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const route = useAppSelector((state) => selectConfiguration(state)?.forbiddenRoute);
  const isOwn = route !== undefined && route !== DEFAULT_ROUTES.forbidden && route !== pathname;
  return isSignedIn && isOwn ? route : null;
}

/** Contact for a right that is missing. */
function AskUs() {
  const { pathname } = useLocation();
  return (
    <p className={styles['ask']}>
      <Link to={getFeedbackPath({ page: pathname })}>
        <FormattedMessage {...statusMessages.askUs} />
      </Link>
    </p>
  );
}

/** Rights belong to a person: says whose are looked at, or lets somebody sign in. */
function OtherAccount() {
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const user = useAppSelector(selectUser);
  if (isKnown && !isSignedIn) {
    return (
      <>
        <p>
          <FormattedMessage {...statusMessages.signInMayHelp} />
        </p>
        <SignInButton />
      </>
    );
  }
  return (
    user && (
      <p>
        <FormattedMessage {...statusMessages.signedInAs} /> <bdi>{user.name}</bdi>
      </p>
    )
  );
}

const KIND_OF_STATUS: Readonly<Record<number, StatusKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
};

/** Returns the page for an HTTP status of the API; null for all that another try may mend. */
export function toStatusKind(status: number): StatusKind | null {
  return KIND_OF_STATUS[status] ?? null;
}
