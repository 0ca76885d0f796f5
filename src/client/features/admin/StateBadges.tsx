import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge';
import { adminMessages, stateMessages } from './messages';

export function VerifiedBadge({ isVerified }: { readonly isVerified: boolean }) {
  return (
    <Badge tone={isVerified ? 'good' : 'neutral'}>
      <FormattedMessage {...(isVerified ? adminMessages.verified : adminMessages.notVerified)} />
    </Badge>
  );
}

export function StateBadge({ isBlocked }: { readonly isBlocked: boolean }) {
  return (
    <Badge tone={isBlocked ? 'bad' : 'neutral'}>
      <FormattedMessage {...stateMessages[isBlocked ? 'blocked' : 'active']} />
    </Badge>
  );
}
