import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { Badge } from '../../ui/Badge';
import { dialogMessages } from './messages';

interface Props {
  readonly item: Pick<ContentSummary, 'phase' | 'closesAt'>;
}

/** A dialogue with a last day; of no interest any more once it has ended. */
export function TimedBadge({ item: { phase, closesAt } }: Props) {
  if (phase === 'closed' || !closesAt) return null;
  return (
    <Badge tone="warn">
      <FormattedMessage {...dialogMessages.timed} />
    </Badge>
  );
}
