import { FormattedMessage, useIntl } from 'react-intl';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import { useGetSecurityQuery } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ResidenceFacts } from '../../parts/person/ResidenceFacts';
import { Part } from '../../ui/Part';
import { AccountLayout } from './AccountLayout';
import styles from './AccountScreen.module.css';
import { Doors } from './doors/Doors';
import { EmailChange } from './EmailChange';
import { QueryResult } from './QueryResult';
import { secondFactorMessages } from './second-factor/messages';
import { SecondFactor } from './second-factor/SecondFactor';
import { PasswordChange } from './PasswordChange';
import { SecurityEvents } from './SecurityEvents';
import { emailMessages, securityMessages } from './messages';
import { Sessions } from './Sessions';

/**
 * Screen of the account's security: its sessions, address and password, the logins that open it,
 * and what happened lately.
 */
export function SecurityScreen() {
  const { formatMessage } = useIntl();
  const security = useGetSecurityQuery(undefined);
  return (
    <AccountLayout
      below={['me']}
      title={formatMessage(titleMessages.security)}
      intro={<FormattedMessage {...securityMessages.intro} />}
    >
      <div className={styles['stack']}>
        <Part title={securityMessages.sessions}>
          <Sessions />
        </Part>
        <Part title={emailMessages.title}>
          <QueryResult answer={security}>{(facts) => <Email facts={facts} />}</QueryResult>
        </Part>
        <Part title={securityMessages.password}>
          <QueryResult answer={security}>{(facts) => <Password facts={facts} />}</QueryResult>
        </Part>
        <Part title={secondFactorMessages.title}>
          <QueryResult answer={security}>{(facts) => <SecondFactor facts={facts} />}</QueryResult>
        </Part>
        <Part title={securityMessages.doors}>
          <QueryResult answer={security}>{(facts) => <Doors facts={facts} />}</QueryResult>
        </Part>
        <Part title={securityMessages.residence}>
          <QueryResult answer={security}>{(facts) => <OwnResidence facts={facts} />}</QueryResult>
        </Part>
        <Part title={securityMessages.events}>
          <SecurityEvents />
        </Part>
      </div>
    </AccountLayout>
  );
}

function OwnResidence({ facts: { residence } }: { readonly facts: SecurityFacts }) {
  return (
    <>
      {residence && <ResidenceFacts residence={residence} />}
      <p>
        <FormattedMessage {...securityMessages[residence ? 'residenceHint' : 'noResidence']} />
      </p>
    </>
  );
}

function Email({ facts }: { readonly facts: SecurityFacts }) {
  if (facts.hasPassword) return <EmailChange facts={facts} />;
  return (
    <p>
      <FormattedMessage {...emailMessages.byDoor} />
    </p>
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
