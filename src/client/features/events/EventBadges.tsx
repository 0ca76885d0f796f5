import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge';
import type { EventItem } from './groupEvents';
import { eventMessages } from './messages';

/** Cancelled, under way or over; an event to come needs no badge. */
export function EventBadges({ event: { phase, details } }: { readonly event: EventItem }) {
  if (details.cancellation) {
    return (
      <Badge tone="bad">
        <FormattedMessage {...eventMessages.cancelled} />
      </Badge>
    );
  }
  if (phase === null || phase === 'upcoming') return null;
  return (
    <Badge tone={phase === 'open' ? 'good' : 'neutral'}>
      <FormattedMessage {...(phase === 'open' ? eventMessages.now : eventMessages.past)} />
    </Badge>
  );
}
