import { FormattedMessage } from 'react-intl';
import type { TeamFacts } from '../../../shared/contract/teams';
import { Badge } from '../../ui/Badge';
import { joiningMessages } from './messages';

type Joining = TeamFacts['joining'];

const TONES = {
  open: 'good',
  onRequest: 'accent',
  invitationOnly: 'neutral',
} as const satisfies Record<Joining, string>;

export function JoiningBadge({ joining }: { readonly joining: Joining }) {
  return (
    <Badge tone={TONES[joining]}>
      <FormattedMessage {...joiningMessages[joining]} />
    </Badge>
  );
}
