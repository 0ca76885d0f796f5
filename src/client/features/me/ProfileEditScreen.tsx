import { FormattedMessage, useIntl } from 'react-intl';
import { useGetProfileQuery } from '../../api/profileApi';
import { titleMessages } from '../../intl/sharedMessages';
import { Part } from '../../ui/Part';
import { PartsSkeleton } from '../../ui/Skeleton';
import { AccountLayout } from './AccountLayout';
import styles from './AccountScreen.module.css';
import { QueryResult } from './QueryResult';
import { editMessages, pictureMessages } from './profile/messages';
import { PictureField } from './profile/PictureField';
import { ProfileForm } from './profile/ProfileForm';

/** Screen on which the person changes how they are known. */
export function ProfileEditScreen() {
  const { formatMessage } = useIntl();
  const profile = useGetProfileQuery(undefined);
  return (
    <AccountLayout
      below={['me', 'profile']}
      title={formatMessage(titleMessages.profileEdit)}
      intro={<FormattedMessage {...editMessages.intro} />}
    >
      <QueryResult answer={profile} waiting={<PartsSkeleton />}>
        {(known) => (
          <div className={styles['stack']}>
            <Part title={pictureMessages.title}>
              <PictureField profile={known} />
            </Part>
            <Part title={editMessages.details}>
              <ProfileForm profile={known} />
            </Part>
          </div>
        )}
      </QueryResult>
    </AccountLayout>
  );
}
