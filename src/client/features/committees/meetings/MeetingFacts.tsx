import { FormattedMessage } from 'react-intl';
import type { MeetingSummary } from '../../../../shared/contract/meetings';
import { Badge } from '../../../ui/Badge';
import { Fact } from '../../../ui/Fact';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { meetingMessages } from './messages';

/** When and where it is. */
export const WhenAndWhere = ({
  meeting: { startsAt, place },
}: {
  readonly meeting: Pick<MeetingSummary, 'startsAt' | 'place'>;
}) => (
  <>
    <Fact icon="calendar">
      <TimeText value={startsAt} format="dateTime" />
    </Fact>
    {place && (
      <Fact icon="place">
        <UserText text={place} />
      </Fact>
    )}
  </>
);

/**
 * Whether it was called off, and, to who may read what it is about, whether it is closed to others.
 */
export const MeetingBadges = ({
  meeting: { state, isPublic, title },
}: {
  readonly meeting: Pick<MeetingSummary, 'state' | 'isPublic' | 'title'>;
}) => (
  <>
    {state === 'cancelled' && (
      <Badge tone="bad">
        <FormattedMessage {...meetingMessages.cancelled} />
      </Badge>
    )}
    {!isPublic && title && (
      <Badge>
        <FormattedMessage {...meetingMessages.closed} />
      </Badge>
    )}
  </>
);
