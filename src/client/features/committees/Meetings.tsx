import { FormattedMessage } from 'react-intl';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import { useReading } from '../../intl/IntlRoot';
import { committeeMessages } from './messages';
import { MeetingCard } from './MeetingCard';
import styles from './Meetings.module.css';

type Meeting = CommitteeDetails['meetings'][number];

const soonestFirst = (a: Meeting, b: Meeting) => Date.parse(a.at) - Date.parse(b.at);

interface Props {
  readonly meetings: readonly Meeting[];
  readonly isDissolved: boolean;
}

/** Meetings to come, the next one first, then those that have taken place, the latest first. */
export function Meetings({ meetings, isDissolved }: Props) {
  const { now } = useReading();
  const isPast = ({ at }: Meeting) => Date.parse(at) < now;
  const past = meetings.filter(isPast).sort((a, b) => soonestFirst(b, a));
  const next = meetings.filter((meeting) => !isPast(meeting)).sort(soonestFirst);
  return (
    <section className={styles['meetings']} aria-labelledby="meetings">
      <h2 id="meetings" className={styles['title']}>
        <FormattedMessage {...committeeMessages.meetings} />
      </h2>
      {next.length > 0 && <MeetingList title="nextMeetings" meetings={next} />}
      {next.length === 0 && !isDissolved && (
        <p className={styles['soft']}>
          <FormattedMessage {...committeeMessages.noMeetings} />
        </p>
      )}
      {past.length > 0 && <MeetingList title="pastMeetings" meetings={past} />}
    </section>
  );
}

interface ListProps {
  readonly title: 'nextMeetings' | 'pastMeetings';
  readonly meetings: readonly Meeting[];
}

function MeetingList({ title, meetings }: ListProps) {
  return (
    <>
      <h3 className={styles['subtitle']}>
        <FormattedMessage {...committeeMessages[title]} />
      </h3>
      <ul className={styles['list']}>
        {meetings.map((meeting) => (
          <li key={meeting.at}>
            <MeetingCard {...meeting} />
          </li>
        ))}
      </ul>
    </>
  );
}
