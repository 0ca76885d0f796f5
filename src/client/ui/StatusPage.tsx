import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../app/hooks';
import { MAIN_NAVIGATION } from '../../shared/sections';
import { sectionMessages, titleMessages } from '../intl/sharedMessages';
import { selectIsSessionKnown, selectIsSignedIn, selectUser } from '../state/sessionSlice';
import { ButtonLink } from './Button';
import { Link } from './Link';
import { statusMessages } from './messages';
import { PageHeader } from './PageHeader';
import { SignInButton } from './SignInButton';
import styles from './StatusPage.module.css';

const WAYS_ON = {
  notFound: SectionLinks,
  unauthorized: () => <SignInButton />,
  forbidden: OtherAccount,
};

export type StatusKind = keyof typeof WAYS_ON;

interface Props {
  readonly kind: StatusKind;
  readonly title?: string;
  /** A more exact reason, if one is known. */
  readonly reason?: string | undefined;
  /** In place of the usual way on. */
  readonly wayOn?: ReactNode;
  /** Details for those who want to know more. */
  readonly children?: ReactNode;
}

/** A page that cannot be shown: why, and a way on. */
export function StatusPage({ kind, title, reason, wayOn, children }: Props) {
  const { formatMessage } = useIntl();
  const WayOn = WAYS_ON[kind];
  return (
    <div className={styles['status']}>
      <PageHeader
        title={title ?? formatMessage(titleMessages[kind])}
        intro={reason ?? formatMessage(statusMessages[kind])}
      />
      <div className={styles['ways']}>
        {wayOn === undefined ? <WayOn /> : wayOn}
        <ButtonLink to="/" look="secondary">
          <FormattedMessage {...statusMessages.home} />
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}

function SectionLinks() {
  return (
    <ul className={styles['sections']}>
      {MAIN_NAVIGATION.map((section) => (
        <li key={section}>
          <Link to={`/${section}`}>
            <FormattedMessage {...sectionMessages[section]} />
          </Link>
        </li>
      ))}
    </ul>
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
};

/** The page for an HTTP status of the API; null for everything that another try may mend. */
export function statusKind(status: number): StatusKind | null {
  return KIND_OF_STATUS[status] ?? null;
}
