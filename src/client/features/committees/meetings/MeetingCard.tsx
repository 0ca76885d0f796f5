import { FormattedMessage } from 'react-intl';
import type { MeetingSummary } from '../../../../shared/contract/meetings';
import { Badge } from '../../../ui/Badge';
import { Fact } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import styles from './MeetingCard.module.css';
import { meetingMessages } from './messages';

interface Props {
  /** Slug of the committee. */
  readonly slug: string;
  readonly meeting: MeetingSummary;
}

/** One meeting in the list: when and where, and the way to its page. */
export function MeetingCard({ slug, meeting }: Props) {
  const { id, startsAt, title, place, state, isPublic, hasMinutes } = meeting;
  return (
    <article className={styles['meeting']}>
      <h4 className={styles['title']}>
        <Link to={`/committees/${slug}/meetings/${id}`}>
          {title ? <UserText text={title} /> : <FormattedMessage {...meetingMessages.closed} />}
        </Link>
      </h4>
      <p className={styles['facts']}>
        <Fact icon="calendar">
          <TimeText value={startsAt} format="dateTime" />
        </Fact>
        {place && (
          <Fact icon="place">
            <UserText text={place} />
          </Fact>
        )}
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
        {hasMinutes && (
          <Badge tone="accent">
            <FormattedMessage {...meetingMessages.hasMinutes} />
          </Badge>
        )}
      </p>
    </article>
  );
}
