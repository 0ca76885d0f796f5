import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { Badge } from '../../ui/Badge';
import { writeMessages } from '../../ui/messages';

/** Says of a content that it no longer stands. */
export function RetractedBadge({ retraction }: Pick<ContentSummary, 'retraction'>) {
  if (!retraction) return null;
  return (
    <Badge tone="bad">
      <FormattedMessage {...writeMessages.retracted} />
    </Badge>
  );
}
