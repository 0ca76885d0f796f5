import { FormattedMessage } from 'react-intl';
import type { MeetingDecision, MeetingPage } from '../../../../shared/contract/meetings';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { Badge, type Tone } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { UserText } from '../../../ui/UserText';
import styles from './Meeting.module.css';
import { useEnterMeetingDecisionMutation } from './meetingsApi';
import { meetingMessages, methodMessages, resultMessages } from './messages';

const TONES: Readonly<Record<MeetingDecision['result'], Tone>> = {
  adopted: 'good',
  rejected: 'bad',
  postponed: 'neutral',
};

/** Decisions of a meeting, with the votes, and their entries in the register. */
export function Decisions({ meeting }: { readonly meeting: MeetingPage }) {
  return (
    <section className={styles['part']} aria-labelledby="decisions">
      <h2 id="decisions">
        <FormattedMessage {...meetingMessages.decisions} />
      </h2>
      <ol className={styles['decisions']}>
        {meeting.decisions.map((decision) => (
          <li key={decision.id} className={styles['decision']}>
            <Decision decision={decision} />
            {!decision.entry && meeting.mayEnter && (
              <Enter meeting={meeting} decision={decision.id} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Decision({ decision }: { readonly decision: MeetingDecision }) {
  const { text, method, votes, result, entry } = decision;
  return (
    <>
      <p>
        <UserText text={text} />
      </p>
      <p className={styles['facts']}>
        <Badge tone={TONES[result]}>
          <FormattedMessage {...resultMessages[result]} />
        </Badge>
        <span>
          <FormattedMessage {...methodMessages[method]} />
        </span>
        {votes && (
          <span>
            <FormattedMessage
              {...meetingMessages.votes}
              values={{ ...votes, inFavour: votes.for }}
            />
          </span>
        )}
      </p>
      {entry && (
        <p className={styles['inline']}>
          <FormattedMessage {...meetingMessages.entered} />
          <Link to={`/governance/${entry.slug}`}>
            <UserText text={entry.title} />
          </Link>
        </p>
      )}
    </>
  );
}

interface EnterProps {
  readonly meeting: MeetingPage;
  readonly decision: string;
}

function Enter({ meeting: { committee, id }, decision }: EnterProps) {
  const keyFor = useIdempotencyKeys();
  const [enter, { isLoading, error }] = useEnterMeetingDecisionMutation();
  const what = { slug: committee.slug, id, decision };
  const send = () => void enter({ ...what, idempotencyKey: keyFor(what) });
  return (
    <>
      <p>
        <Button look="secondary" isPending={isLoading} onClick={send}>
          <FormattedMessage {...meetingMessages.enter} />
        </Button>
      </p>
      {error && <ErrorNotice onRetry={send} error={error} />}
    </>
  );
}
