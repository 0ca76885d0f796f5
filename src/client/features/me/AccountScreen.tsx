import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../app/hooks';
import { accountMessages, languageMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { Card } from '../../ui/Card';
import { Facts } from '../../ui/Fact';
import { Notice } from '../../ui/Notice';
import { AccountLayout } from './AccountLayout';
import styles from './AccountScreen.module.css';
import { DetailsMissing } from './DetailsMissing';
import { meMessages } from './messages';
import { RoleNames } from './RoleNames';
import { SecurityLink } from './SecurityLink';
import { VerifiedBadge } from './VerifiedBadge';

/** Who is signed in, and where everything of theirs is. */
export function AccountScreen() {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  return (
    <AccountLayout
      title={formatMessage(accountMessages.me)}
      intro={<FormattedMessage {...meMessages.intro} />}
    >
      <div className={styles['stack']}>
        {user ? <Details user={user} /> : <DetailsMissing />}
        {user?.verified === false && (
          <Notice tone="accent" title={<FormattedMessage {...meMessages.verifyTitle} />}>
            <p>
              <FormattedMessage {...meMessages.verify} />
            </p>
          </Notice>
        )}
        <p>
          <SecurityLink />
        </p>
      </div>
    </AccountLayout>
  );
}

function Details({ user }: { readonly user: User }) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <h2 className={styles['heading']}>
        <FormattedMessage {...meMessages.details} />
      </h2>
      <Facts
        rows={[
          [formatMessage(meMessages.name), <bdi>{user.name}</bdi>],
          [
            formatMessage(meMessages.email),
            user.email ? <bdi dir="ltr">{user.email}</bdi> : formatMessage(meMessages.noEmail),
          ],
          [formatMessage(meMessages.language), formatMessage(languageMessages[user.locale])],
          [formatMessage(meMessages.roles), <RoleNames roles={user.roles} />],
          [formatMessage(meMessages.identity), <VerifiedBadge isVerified={user.verified} />],
        ]}
      />
    </Card>
  );
}
