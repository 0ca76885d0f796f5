import { FormattedMessage } from 'react-intl';
import type { MeetingSummary } from '../../../../shared/contract/meetings';
import { Badge } from '../../../ui/Badge';
import { Link } from '../../../ui/Link';
import { UserText } from '../../../ui/UserText';
import styles from './MeetingCard.module.css';
import { MeetingBadges, WhenAndWhere } from './MeetingFacts';
import { meetingMessages } from './messages';

interface Props {
  /** Slug of the committee. */
  readonly slug: string;
  readonly meeting: MeetingSummary;
}

/** One meeting in the list: when and where, and the way to its page. */
export function MeetingCard({ slug, meeting }: Props) {
  const { id, title, hasMinutes } = meeting;
  return (
    <article className={styles['meeting']}>
      <h4 className={styles['title']}>
        <Link to={`/committees/${slug}/meetings/${id}`}>
          {title ? <UserText text={title} /> : <FormattedMessage {...meetingMessages.closed} />}
        </Link>
      </h4>
      <p className={styles['facts']}>
        <WhenAndWhere meeting={meeting} />
        <MeetingBadges meeting={meeting} />
        {hasMinutes && (
          <Badge tone="accent">
            <FormattedMessage {...meetingMessages.hasMinutes} />
          </Badge>
        )}
      </p>
    </article>
  );
}
