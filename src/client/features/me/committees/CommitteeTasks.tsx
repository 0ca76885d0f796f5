import { FormattedMessage } from 'react-intl';
import type { MySeats, NextMeeting } from '../../../../shared/contract/seats';
import { Fact } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { Reply } from '../../../parts/meetings/Reply';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { mySeatsMessages } from './messages';
import styles from './CommitteeTasks.module.css';

type Term = MySeats['terms'][number];

/**
 * List of what a member has to do in one of their committees: the next meeting, polls without their
 * vote, and what there is to read.
 */
export function CommitteeTasks({
  term: { committee, nextMeeting, minutes, polls },
}: {
  readonly term: Term;
}) {
  const meetings = `/committees/${committee.slug}/meetings`;
  return (
    <>
      {nextMeeting && <Next slug={committee.slug} meeting={nextMeeting} />}
      {polls.length > 0 && (
        <section className={styles['part']}>
          <h4>
            <FormattedMessage {...mySeatsMessages.polls} />
          </h4>
          <ul className={styles['list']}>
            {polls.map((poll) => (
              <li key={poll.slug}>
                <Poll {...poll} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(minutes || (nextMeeting && nextMeeting.items > 0)) && (
        <section className={styles['part']}>
          <h4>
            <FormattedMessage {...mySeatsMessages.toRead} />
          </h4>
          <ul className={styles['list']}>
            {nextMeeting && nextMeeting.items > 0 && (
              <li>
                <Link to={`${meetings}/${nextMeeting.id}`}>
                  <FormattedMessage
                    {...mySeatsMessages.agenda}
                    values={{ items: nextMeeting.items }}
                  />
                </Link>
              </li>
            )}
            {minutes && (
              <li>
                <Link to={`${meetings}/${minutes.id}`}>
                  <FormattedMessage
                    {...mySeatsMessages.minutes}
                    values={{ date: <TimeText key="date" value={minutes.startsAt} /> }}
                  />
                </Link>
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  );
}

interface NextProps {
  readonly slug: string;
  readonly meeting: NextMeeting;
}

/** When and where it is, how to get there, and whether one comes. */
function Next({ slug, meeting: { id, title, startsAt, place, onlineUrl, reply } }: NextProps) {
  return (
    <section className={styles['part']}>
      <h4>
        <FormattedMessage {...mySeatsMessages.nextMeeting} />
      </h4>
      <p>
        <Link to={`/committees/${slug}/meetings/${id}`}>
          <UserText text={title} />
        </Link>
      </p>
      <p className={styles['facts']}>
        <Fact icon="calendar">
          <TimeText value={startsAt} format="dateTime" />
        </Fact>
        {place && (
          <Fact icon="place">
            <UserText text={place} />
          </Fact>
        )}
        {onlineUrl && (
          <a href={onlineUrl} rel="noreferrer">
            <FormattedMessage {...mySeatsMessages.join} />
          </a>
        )}
      </p>
      <Reply slug={slug} id={id} reply={reply} />
    </section>
  );
}

const Poll = ({ slug, title, closesAt }: Term['polls'][number]) => (
  <>
    <Link to={`/have-your-say/${slug}`}>
      <UserText text={title} />
    </Link>
    {closesAt && (
      <span className={styles['until']}>
        <FormattedMessage
          {...mySeatsMessages.closes}
          values={{ date: <TimeText key="date" value={closesAt} format="dateTime" /> }}
        />
      </span>
    )}
  </>
);
