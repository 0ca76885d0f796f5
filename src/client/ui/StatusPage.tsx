import { FormattedMessage, useIntl } from 'react-intl';
import { MAIN_NAVIGATION } from '../../shared/sections';
import { sectionMessages, titleMessages } from '../intl/sharedMessages';
import { ButtonLink } from './Button';
import { Link } from './Link';
import { statusMessages } from './messages';
import { PageHeader } from './PageHeader';
import { SignInButton } from './SignInButton';
import styles from './StatusPage.module.css';

const WAYS_ON = {
  notFound: () => (
    <ul className={styles['sections']}>
      {MAIN_NAVIGATION.map((section) => (
        <li key={section}>
          <Link to={`/${section}`}>
            <FormattedMessage {...sectionMessages[section]} />
          </Link>
        </li>
      ))}
    </ul>
  ),
  unauthorized: () => <SignInButton />,
  forbidden: () => null,
};

export type StatusKind = keyof typeof WAYS_ON;

interface Props {
  readonly kind: StatusKind;
  /** A more exact reason, if one is known. */
  readonly reason?: string | undefined;
}

/** A page that cannot be shown: why, and a way on. */
export function StatusPage({ kind, reason }: Props) {
  const { formatMessage } = useIntl();
  const WayOn = WAYS_ON[kind];
  return (
    <div className={styles['status']}>
      <PageHeader
        title={formatMessage(titleMessages[kind])}
        intro={reason ?? formatMessage(statusMessages[kind])}
      />
      <WayOn />
      <ButtonLink to="/" look="secondary">
        <FormattedMessage {...statusMessages.home} />
      </ButtonLink>
    </div>
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
