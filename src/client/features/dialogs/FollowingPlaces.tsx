import type { DialogDetails } from '../../../shared/contract/dialogs';
import { Places } from '../../ui/Places';
import { dialogMessages } from './messages';

interface Props {
  readonly places: DialogDetails['followingPlaces'];
}

/** What follows from a dialogue: the polls, decisions and pages that grew out of it. */
export const FollowingPlaces = ({ places }: Props) => (
  <Places title={dialogMessages.following} places={places} />
);
