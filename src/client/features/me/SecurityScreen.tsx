import { FormattedMessage, useIntl } from 'react-intl';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import { useGetSecurityQuery } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ResidenceFacts } from '../../parts/person/ResidenceFacts';
import { selectHasProvider } from '../../state/installationSlice';
import { useAppSelector } from '../../store/hooks';
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

/** Texts beside what is verified, and in its place; a login is named where there can be one. */
const RESIDENCE_TEXTS = {
  held: securityMessages.residenceHint,
  none: securityMessages.noResidence,
};
const RESIDENCE_TEXTS_ALONE = {
  held: securityMessages.residenceHintAlone,
  none: securityMessages.noResidenceAlone,
};

function OwnResidence({ facts: { residence } }: { readonly facts: SecurityFacts }) {
  const texts = useAppSelector(selectHasProvider) ? RESIDENCE_TEXTS : RESIDENCE_TEXTS_ALONE;
  return (
    <>
      {residence && <ResidenceFacts residence={residence} />}
      <p>
        <FormattedMessage {...texts[residence ? 'held' : 'none']} />
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
