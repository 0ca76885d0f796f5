import { FormattedMessage } from 'react-intl';
import { formatClock } from '../../../tape/replay/moments';
import { tapePlayerMessages as m } from './messages';
import { Panel } from './Panel';
import type { PlayedRequest } from './playedTape';
import styles from './TapePlayer.module.css';

interface Props {
  readonly requests: readonly PlayedRequest[];
  readonly t: number;
}

/** The requests to servers by then, the newest first. */
export function RequestList({ requests, t }: Props) {
  const sent = requests.filter((request) => request.t <= t).toReversed();
  return (
    <Panel title={m.requests}>
      {sent.length === 0 ? (
        <p>
          <FormattedMessage {...m.noRequests} />
        </p>
      ) : (
        // A list that is scrolled takes the focus, so that the keyboard can scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={styles['list']} tabIndex={0}>
          {sent.map((request) => (
            <li key={`${request.ep} ${request.t}`} className={styles['request']}>
              <span dir="ltr">
                <span className={styles['clock']}>{formatClock(request.t)}</span> {request.ep}
              </span>
              <Answer request={request} t={t} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface AnswerProps {
  readonly request: PlayedRequest;
  readonly t: number;
}

function Answer({ request: { t: sentAt, ms, status }, t }: AnswerProps) {
  if (sentAt + ms > t) return <FormattedMessage {...m.open} />;
  return status === null ? <FormattedMessage {...m.noAnswer} /> : <strong>{status}</strong>;
}
