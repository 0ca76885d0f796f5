import type { DialogDetails } from '../../../shared/contract/dialogs';
import { RelatedContents } from '../../parts/content/RelatedContents';
import { dialogMessages } from './messages';

interface Props {
  readonly places: DialogDetails['followingPlaces'];
}

/** Polls, decisions and pages that grew out of a dialogue. */
export const FollowUpLinks = ({ places }: Props) => (
  <RelatedContents title={dialogMessages.following} places={places} />
);
