import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../shared/contract/profile';
import { useGetProfileQuery } from '../../api/profileApi';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { Fact } from '../../ui/Fact';
import { AboutPerson } from '../../parts/person/AboutPerson';
import { personMessages } from '../../parts/person/messages';
import { AccountLayout } from './AccountLayout';
import { AccountLinks } from './AccountLinks';
import styles from './AccountScreen.module.css';
import { UserRecordMissing } from './UserRecordMissing';
import { QueryResult } from './QueryResult';
import { meMessages } from './messages';
import { PersonCard } from './PersonCard';
import { profileMessages } from './profile/messages';
import profileStyles from './profile/profile.module.css';

/** Screen of how the person is known on the portal. */
export function ProfileScreen() {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  const profile = useGetProfileQuery(undefined);
  return (
    <AccountLayout
      below={['me']}
      title={formatMessage(titleMessages.profile)}
      intro={<FormattedMessage {...meMessages.profileIntro} />}
    >
      <div className={styles['stack']}>
        {user ? (
          <PersonCard user={user}>
            <QueryResult answer={profile}>{(known) => <Known profile={known} />}</QueryResult>
          </PersonCard>
        ) : (
          <UserRecordMissing />
        )}
        <AccountLinks pages={['settings', 'security', 'data']} />
      </div>
    </AccountLayout>
  );
}

function Known({ profile: { id, about, website, since } }: { readonly profile: Profile }) {
  const { formatDate } = useIntl();
  const date = formatDate(since, { dateStyle: 'long' });
  return (
    <>
      {about === '' && (
        <p className={profileStyles['soft']}>
          <FormattedMessage {...profileMessages.noAbout} />
        </p>
      )}
      <AboutPerson about={about} website={website} />
      <p className={profileStyles['soft']}>
        <Fact icon="calendar">
          <FormattedMessage {...personMessages.since} values={{ date }} />
        </Fact>
      </p>
      <div className={profileStyles['links']}>
        <ButtonLink to="/profile/edit">
          <FormattedMessage {...titleMessages.profileEdit} />
        </ButtonLink>
        <ButtonLink to={`/user/${id}`} look="secondary">
          <FormattedMessage {...profileMessages.publicPage} />
        </ButtonLink>
      </div>
    </>
  );
}
