import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { toOfferedLocale } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { languageMessages } from '../../intl/contents/messages';
import { accountMessages, titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { AdminLink } from '../../parts/content/AdminLink';
import { ButtonLink } from '../../ui/Button';
import { Facts } from '../../ui/Fact';
import { Notice } from '../../ui/Notice';
import { AccountLayout } from './AccountLayout';
import { AccountLinks } from './AccountLinks';
import styles from './AccountScreen.module.css';
import { UserRecordMissing } from './UserRecordMissing';
import { useGetProfileQuery } from '../../api/profileApi';
import { profileMessages } from './profile/messages';
import { meMessages } from './messages';
import { NextNotices } from './NextNotices';
import { PersonCard } from './PersonCard';

/** Screen of the account: who is signed in, what needs them, and where everything of theirs is. */
export function AccountScreen() {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  return (
    <AccountLayout
      title={formatMessage(accountMessages.me)}
      intro={<FormattedMessage {...meMessages.intro} />}
    >
      <div className={styles['stack']}>
        {user ? <Details user={user} /> : <UserRecordMissing />}
        <AccountLinks pages={['profile', 'settings', 'security', 'data']}>
          <ButtonLink to="/me/training" look="secondary">
            <FormattedMessage {...meMessages.courses} />
          </ButtonLink>
          <AdminLink />
        </AccountLinks>
        {user?.verified === false && (
          <Notice tone="accent" title={<FormattedMessage {...meMessages.verifyTitle} />}>
            <p>
              <FormattedMessage {...meMessages.verify} />
            </p>
          </Notice>
        )}
        <NextNotices />
        <ProfileGaps />
      </div>
    </AccountLayout>
  );
}

function Details({ user }: { readonly user: User }) {
  const { formatMessage } = useIntl();
  const language = toOfferedLocale(useLocaleContext().settings, user.locale);
  return (
    <PersonCard user={user}>
      <Facts
        rows={[
          [
            formatMessage(meMessages.email),
            user.email ? <bdi dir="ltr">{user.email}</bdi> : formatMessage(meMessages.noEmail),
          ],
          [formatMessage(meMessages.language), formatMessage(languageMessages[language])],
        ]}
      />
    </PersonCard>
  );
}

/** List of what the profile lacks, if it is known; nothing here is a duty. */
function ProfileGaps() {
  const { currentData } = useGetProfileQuery(undefined);
  if (!currentData || (currentData.picture && currentData.about)) return null;
  return (
    <Notice icon="person" title={<FormattedMessage {...profileMessages.incomplete} />}>
      {!currentData.picture && (
        <p>
          <FormattedMessage {...profileMessages.noPicture} />
        </p>
      )}
      {!currentData.about && (
        <p>
          <FormattedMessage {...profileMessages.noAbout} />
        </p>
      )}
      <ButtonLink to="/profile/edit" look="secondary">
        <FormattedMessage {...titleMessages.profileEdit} />
      </ButtonLink>
    </Notice>
  );
}
