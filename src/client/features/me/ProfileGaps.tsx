import { FormattedMessage } from 'react-intl';
import { useGetProfileQuery } from '../../api/profileApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { profileMessages } from './profile/messages';

/** List of what the profile lacks, if it is known; nothing here is a duty. */
export function ProfileGaps() {
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
