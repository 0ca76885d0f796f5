import { FormattedMessage } from 'react-intl';
import { DIALOG_LIMITS } from '../../../../../shared/contract/dialogs';
import type { DialogSettings, WrittenDialog } from '../../../../../shared/contract/dialogWriting';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import { settingMessages } from '../messages';

interface Props {
  readonly following: DialogSettings['following'];
  readonly places: WrittenDialog['followingPlaces'];
}

/**
 * Field for the contents that follow from the dialog: polls, decisions and others, found by their
 * titles.
 */
export function FollowingField({ following, places }: Props) {
  return (
    <ContentLinksField
      name="following"
      label={settingMessages.following}
      hint={<FormattedMessage {...settingMessages.followingHint} />}
      value={following}
      places={places}
      most={DIALOG_LIMITS.following}
    />
  );
}
