import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { Badge } from '../../ui/Badge';
import { writeMessages } from '../../ui/messages';
import { RetractedBadge } from '../content/RetractedBadge';
import { lifeMessages } from './messages';

const STATES = {
  draft: writeMessages.draft,
  in_review: lifeMessages.inReview,
  scheduled: lifeMessages.scheduled,
  archived: lifeMessages.archived,
} as const;

/** Says of a content that it is not simply out; nothing of one that is. */
export function StateBadges({ status, retraction }: Pick<ContentSummary, 'status' | 'retraction'>) {
  return (
    <>
      {status !== 'published' && (
        <Badge tone={status === 'archived' ? 'neutral' : 'warn'}>
          <FormattedMessage {...STATES[status]} />
        </Badge>
      )}
      <RetractedBadge retraction={retraction} />
    </>
  );
}
