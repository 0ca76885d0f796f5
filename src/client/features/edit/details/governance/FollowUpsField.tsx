import { FormattedMessage } from 'react-intl';
import { GOVERNANCE_LIMITS } from '../../../../../shared/contract/governance';
import type { WrittenDetails } from '../../../../../shared/contract/writtenDetails';
import { PlacesField } from '../../../../ui/lazy/forms/places/PlacesField';
import type { PlaceName } from '../../../../ui/lazy/forms/places/placeKeys';
import { governancePartMessages } from '../messages';

interface Props {
  readonly followUps: readonly PlaceName[];
  readonly places: WrittenDetails['places'];
}

/** Field for the contents that followed a decision or a commitment. */
export function FollowUpsField({ followUps, places }: Props) {
  return (
    <PlacesField
      name="followUps"
      label={governancePartMessages.followUps}
      hint={<FormattedMessage {...governancePartMessages.followUpsHint} />}
      value={followUps}
      places={places}
      most={GOVERNANCE_LIMITS.followUps}
    />
  );
}
