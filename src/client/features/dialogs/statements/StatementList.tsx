import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Skeleton } from '../../../ui/Skeleton';
import { statementMessages } from './messages';
import { useListStatementsInfiniteQuery, type StatementsArg } from './statementsApi';
import { StatementRow } from './StatementRow';
import styles from './StatementRow.module.css';

interface Props {
  readonly arg: StatementsArg;
  /** Content for an empty list. */
  readonly nothing: ReactNode;
  /** Above the list, once it is known whether the reader sees how others answered. */
  readonly head?: (seesResults: boolean) => ReactNode;
}

/** Statements with their own states, 25 at a time. Those that are shown stay while more come. */
export function StatementList({ arg, nothing, head }: Props) {
  const answer = useListStatementsInfiniteQuery(arg);
  const pages = answer.data?.pages;
  if (!pages && answer.isError)
    return <ErrorNotice onRetry={answer.refetch} error={answer.error} />;
  if (!pages) return <Skeleton lines={6} />;

  const statements = pages.flatMap(({ items }) => items);
  if (statements.length === 0) return <>{nothing}</>;
  return (
    <>
      {head?.(statements.some(({ counts }) => counts !== null))}
      <ol className={styles['list']} aria-busy={answer.isFetching || undefined}>
        {statements.map((statement) => (
          <li key={statement.id}>
            <StatementRow statement={statement} />
          </li>
        ))}
      </ol>
      {answer.isError && <ErrorNotice onRetry={answer.fetchNextPage} error={answer.error} />}
      {!answer.isError && answer.hasNextPage && (
        <p>
          <Button
            look="secondary"
            isPending={answer.isFetchingNextPage}
            onClick={() => void answer.fetchNextPage()}
          >
            <FormattedMessage {...statementMessages.more} />
          </Button>
        </p>
      )}
    </>
  );
}
