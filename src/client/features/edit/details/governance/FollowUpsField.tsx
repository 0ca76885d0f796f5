import { FormattedMessage } from 'react-intl';
import { GOVERNANCE_LIMITS } from '../../../../../shared/contract/governance';
import type { WrittenDetails } from '../../../../../shared/contract/writtenDetails';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import type { ContentLink } from '../../../../parts/content/links/contentKeys';
import { governancePartMessages } from '../../../../parts/details/messages';

interface Props {
  readonly followUps: readonly ContentLink[];
  readonly places: WrittenDetails['places'];
}

/** Field for the contents that followed a decision or a commitment. */
export function FollowUpsField({ followUps, places }: Props) {
  return (
    <ContentLinksField
      name="followUps"
      label={governancePartMessages.followUps}
      hint={<FormattedMessage {...governancePartMessages.followUpsHint} />}
      value={followUps}
      places={places}
      most={GOVERNANCE_LIMITS.followUps}
    />
  );
}
