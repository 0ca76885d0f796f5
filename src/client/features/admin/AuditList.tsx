import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from '../../../shared/contract/admin';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { RowsSkeleton } from '../../ui/Skeleton';
import { TimeText } from '../../ui/TimeText';
import { useAudit } from './adminApi';
import styles from './AuditScreen.module.css';
import { listChanges } from './changes';
import { adminMessages, nameMessages } from './messages';
import { LoadMore } from './LoadMore';
import { Quotation } from './Quotation';
import { AuditSentence } from './AuditSentence';

interface Props {
  /** Only what was done about this person. */
  readonly person: string | null;
  /** Each entry leads to the others about its person. */
  readonly isWholeLog?: boolean;
}

/** Entries of the log in all states: waiting, failed, none, some, many. */
export function AuditList({ person, isWholeLog = false }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const list = useAudit(person);
  const { entries, isError, error, refetch } = list;
  if (isError && !entries) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!entries) return <RowsSkeleton rows={4} />;
  if (entries.length === 0) return <Nothing isWholeLog={isWholeLog} />;
  return (
    <div>
      <ol ref={rows} className={styles['entries']}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isWholeLog={isWholeLog} />
        ))}
      </ol>
      <LoadMore list={list} rows={rows} />
    </div>
  );
}

function Nothing({ isWholeLog }: Pick<Props, 'isWholeLog'>) {
  if (!isWholeLog) {
    return (
      <p>
        <FormattedMessage {...adminMessages.noHistory} />
      </p>
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage {...adminMessages.emptyLogTitle} />}
      text={<FormattedMessage {...adminMessages.emptyLog} />}
    />
  );
}

interface EntryProps {
  readonly entry: AuditEntry;
  readonly isWholeLog: boolean;
}

function Entry({ entry, isWholeLog }: EntryProps) {
  const { at, person, reason } = entry;
  return (
    <li className={styles['entry']} data-row tabIndex={-1}>
      {listChanges(entry).map((change) => (
        <p key={`${change.kind} ${change.role}`}>
          <AuditSentence entry={entry} change={change} />
        </p>
      ))}
      {reason && <Quotation text={reason} />}
      <p className={styles['soft']}>
        <TimeText value={at} format="dateTime" />
        {isWholeLog && person && (
          <Link to={`/admin/audit?person=${person.id}`}>
            <FormattedMessage
              {...nameMessages.allAbout}
              values={{ name: <bdi>{person.name}</bdi> }}
            />
          </Link>
        )}
      </p>
    </li>
  );
}
