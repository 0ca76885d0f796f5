import { FormattedMessage, useIntl } from 'react-intl';
import { useGetProfileQuery } from '../../api/profileApi';
import { titleMessages } from '../../intl/sharedMessages';
import { PartsSkeleton } from '../../ui/Skeleton';
import { AccountLayout } from './AccountLayout';
import styles from './AccountScreen.module.css';
import { DigestPart } from './digest/DigestPart';
import { QueryResult } from './QueryResult';
import { NotificationSettings } from './notifications/NotificationSettings';
import { settingsMessages } from './profile/messages';
import { SettingsForm } from './profile/SettingsForm';

/**
 * Settings of how the portal deals with the person: language of mails, who sees their page, what
 * they are told of.
 */
export function SettingsScreen() {
  const { formatMessage } = useIntl();
  const profile = useGetProfileQuery(undefined);
  return (
    <AccountLayout
      below={['me']}
      title={formatMessage(titleMessages.settings)}
      intro={<FormattedMessage {...settingsMessages.intro} />}
    >
      <div className={styles['stack']}>
        <QueryResult answer={profile} waiting={<PartsSkeleton parts={1} />}>
          {(known) => <SettingsForm profile={known} />}
        </QueryResult>
        <NotificationSettings />
        <DigestPart />
      </div>
    </AccountLayout>
  );
}
