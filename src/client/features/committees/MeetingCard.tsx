import { FormattedMessage } from 'react-intl';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import { Fact } from '../../ui/Fact';
import { Markdown } from '../../ui/Markdown';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { committeeMessages } from './messages';
import styles from './MeetingCard.module.css';

/** One meeting: when, where, what about, and what was said once the minutes are there. */
export function MeetingCard(meeting: CommitteeDetails['meetings'][number]) {
  const { at, title, place, agenda, minutes } = meeting;
  return (
    <article className={styles['meeting']}>
      <h4 className={styles['title']}>
        <UserText text={title} />
      </h4>
      <p className={styles['facts']}>
        <Fact icon="calendar">
          <TimeText value={at} format="dateTime" />
        </Fact>
        <Fact icon="place">
          <UserText text={place} />
        </Fact>
      </p>
      {agenda.length > 0 && (
        <div>
          <h5 className={styles['label']}>
            <FormattedMessage {...committeeMessages.agenda} />
          </h5>
          <ol className={styles['agenda']}>
            {agenda.map((point) => (
              <li key={point.text}>
                <UserText text={point} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {minutes && (
        <details className={styles['minutes']}>
          <summary>
            <FormattedMessage {...committeeMessages.minutes} />
          </summary>
          <Markdown text={minutes} headingLevel={4} />
        </details>
      )}
    </article>
  );
}
