import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import { useGetSecurityQuery } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { Card } from '../../ui/Card';
import { AccountLayout } from './AccountLayout';
import { Dated } from './Dated';
import { Loaded } from './Loaded';
import { PasswordChange } from './PasswordChange';
import { SecurityEvents } from './SecurityEvents';
import { securityMessages } from './messages';
import styles from './SecurityScreen.module.css';
import { Sessions } from './Sessions';

/** What keeps the account safe: its password, its sessions, the logins that open it, and what happened lately. */
export function SecurityScreen() {
  const { formatMessage } = useIntl();
  const security = useGetSecurityQuery(undefined);
  return (
    <AccountLayout
      title={formatMessage(titleMessages.security)}
      intro={<FormattedMessage {...securityMessages.intro} />}
    >
      <div className={styles['stack']}>
        <Part title={securityMessages.sessions}>
          <Sessions />
        </Part>
        <Part title={securityMessages.password}>
          <Loaded answer={security}>{(facts) => <Password facts={facts} />}</Loaded>
        </Part>
        <Part title={securityMessages.doors}>
          <Loaded answer={security}>{({ doors }) => <Doors doors={doors} />}</Loaded>
        </Part>
        <Part title={securityMessages.events}>
          <SecurityEvents />
        </Part>
      </div>
    </AccountLayout>
  );
}

interface PartProps {
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <Card className={styles['part']}>
      <h2 className={styles['heading']}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </Card>
  );
}

function Password({ facts: { hasPassword, email } }: { readonly facts: SecurityFacts }) {
  if (hasPassword) return <PasswordChange email={email} />;
  return (
    <p>
      <FormattedMessage {...securityMessages.noPassword} />
    </p>
  );
}

function Doors({ doors }: Pick<SecurityFacts, 'doors'>) {
  if (doors.length === 0) {
    return (
      <p>
        <FormattedMessage {...securityMessages.noDoors} />
      </p>
    );
  }
  return (
    <ul className={styles['rows']}>
      {doors.map(({ issuer, linkedAt }) => (
        <li key={issuer} className={styles['row']}>
          <bdi dir="ltr" className={styles['issuer']}>
            {issuer}
          </bdi>
          <Dated message="linkedAt" at={linkedAt} />
        </li>
      ))}
    </ul>
  );
}
