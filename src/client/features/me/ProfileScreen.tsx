import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../app/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { AccountLayout } from './AccountLayout';
import styles from './AccountScreen.module.css';
import { DetailsMissing } from './DetailsMissing';
import { meMessages } from './messages';
import { RoleNames } from './RoleNames';
import { SecurityLink } from './SecurityLink';
import { VerifiedBadge } from './VerifiedBadge';

/** The person's record in short. */
export function ProfileScreen() {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  return (
    <AccountLayout
      title={formatMessage(titleMessages.profile)}
      intro={<FormattedMessage {...meMessages.profileIntro} />}
    >
      <div className={styles['stack']}>
        {user ? <Person user={user} /> : <DetailsMissing />}
        <p>
          <ButtonLink to="/me" look="secondary">
            <FormattedMessage {...meMessages.toAccount} />
          </ButtonLink>
        </p>
        <p>
          <SecurityLink />
        </p>
      </div>
    </AccountLayout>
  );
}

function Person({ user: { name, locale, roles, verified } }: { readonly user: User }) {
  const [initial = ''] = name;
  return (
    <Card className={styles['person']}>
      <span className={styles['initial']} aria-hidden="true">
        {initial.toLocaleUpperCase(locale)}
      </span>
      <div className={styles['who']}>
        <bdi className={styles['name']}>{name}</bdi>
        <span className={styles['soft']}>
          <RoleNames roles={roles} />
        </span>
        <VerifiedBadge isVerified={verified} />
      </div>
    </Card>
  );
}
