import { FormattedMessage, useIntl } from 'react-intl';
import type { SessionInfo } from '../../../shared/contract/accounts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../api/accountsApi';
import { selectHasProvider } from '../../state/installationSlice';
import { useAppSelector } from '../../store/hooks';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { DatedSentence } from './DatedSentence';
import { Device } from './Device';
import { QueryResult } from './QueryResult';
import { securityMessages } from './messages';
import styles from './SecurityScreen.module.css';

/**
 * List of the sessions of the account; each of the other sessions can be ended, and all of them at
 * once.
 */
export function Sessions() {
  const answer = useListSessionsQuery(undefined);
  return <QueryResult answer={answer}>{(sessions) => <List sessions={sessions} />}</QueryResult>;
}

function List({ sessions }: { readonly sessions: readonly SessionInfo[] }) {
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const hasProvider = useAppSelector(selectHasProvider);
  const isPending = one.isLoading || others.isLoading;
  return (
    <>
      <ul className={styles['rows']}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isPending={isPending}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {(one.isError || others.isError) && (
        <Notice tone="bad" role="alert">
          <FormattedMessage {...securityMessages.endFailed} />
        </Notice>
      )}
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <>
          <p>
            <Button
              look="secondary"
              isPending={isPending}
              onClick={() => void endOthers(undefined)}
            >
              <FormattedMessage {...securityMessages.endOthers} />
            </Button>
          </p>
          <p className={styles['soft']}>
            <FormattedMessage {...securityMessages[hasProvider ? 'afterEnd' : 'afterEndAlone']} />
          </p>
        </>
      )}
    </>
  );
}

interface SessionProps {
  readonly session: SessionInfo;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function Session({ session, isPending, onEnd }: SessionProps) {
  const { formatMessage } = useIntl();
  const { kind, device, startedAt, lastUsedAt, isCurrent } = session;
  const label = [formatMessage(securityMessages.end), device].join(' ').trim();
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <span className={styles['device']}>
          <Device name={device} />
          {isCurrent && (
            <Badge tone="good">
              <FormattedMessage {...securityMessages.thisSession} />
            </Badge>
          )}
        </span>
        <DatedSentence message={kind} at={startedAt} />
        <DatedSentence message="lastUsed" at={lastUsedAt} />
      </div>
      {!isCurrent && (
        <Button look="secondary" isPending={isPending} onClick={onEnd} aria-label={label}>
          <FormattedMessage {...securityMessages.end} />
        </Button>
      )}
    </li>
  );
}
