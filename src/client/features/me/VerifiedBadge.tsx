import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge';
import { meMessages } from './messages';

export function VerifiedBadge({ isVerified }: { readonly isVerified: boolean }) {
  return (
    <Badge tone={isVerified ? 'good' : 'neutral'}>
      <FormattedMessage {...(isVerified ? meMessages.verified : meMessages.notVerified)} />
    </Badge>
  );
}
