import type { DialogDetails } from '../../../shared/contract/dialogs';
import { Places } from '../../ui/Places';
import { dialogMessages } from './messages';

interface Props {
  readonly places: DialogDetails['followingPlaces'];
}

/** Polls, decisions and pages that grew out of a dialogue. */
export const FollowingPlaces = ({ places }: Props) => (
  <Places title={dialogMessages.following} places={places} />
);
