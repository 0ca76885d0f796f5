import { FormattedMessage } from 'react-intl';
import type { CommentState } from '../../../../shared/contract/comments';
import { Badge } from '../../../ui/Badge';
import { Link } from '../../../ui/Link';
import { HIDDEN_PATH } from '../../../parts/content/noticePath';
import { unseenMessages } from './messages';

/** Says of one’s own text that others do not see it; of what was hidden, it leads to the reason. */
export function NotPublicNotice({ state }: { readonly state: CommentState }) {
  if (state === 'held') {
    return (
      <Badge tone="warn">
        <FormattedMessage {...unseenMessages.held} />
      </Badge>
    );
  }
  if (state !== 'hidden') return null;
  return (
    <Link to={HIDDEN_PATH}>
      <FormattedMessage {...unseenMessages.hidden} />
    </Link>
  );
}
