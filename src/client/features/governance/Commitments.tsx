import { FormattedMessage, useIntl } from 'react-intl';
import { OVERDUE } from '../../../shared/governance';
import { CardGrid } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Meter } from '../../ui/Meter';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './Commitments.module.css';
import { doneOfAll, governanceMessages, overdueCount } from './messages';
import { MoreEntries } from './MoreEntries';
import { GovernancePartCard } from './GovernancePartCard';
import { getPartPath } from './PartLinks';
import { CommitmentProgress } from './CommitmentProgress';
import { CommitmentState } from './StateBadges';
import type { GovernanceEntry } from './useEntriesOfKind';
import { useFacets } from './useRegisterFilters';

/** Commitments with their progress and due dates; those that are over stand last. */
export function Commitments({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <GovernancePartCard
      kind="commitment"
      title={governanceMessages.commitments}
      isAlone={isAlone}
      lead={<Summary />}
    >
      {(commitments, list) => (
        <div aria-busy={list.isFetching}>
          <CardGrid items={commitments} keyOf={({ id }) => id}>
            {(entry) => <CommitmentCard entry={entry} />}
          </CardGrid>
          <MoreEntries list={list} isAlone={isAlone} to={getPartPath('commitment')}>
            <FormattedMessage {...governanceMessages.allCommitments} />
          </MoreEntries>
        </div>
      )}
    </GovernancePartCard>
  );
}

/** Numbers of commitments that are done, and that are late, of all. */
function Summary() {
  const { formatMessage } = useIntl();
  const { commitmentStates, overdue } = useFacets();
  const total = commitmentStates.reduce((sum, { count }) => sum + count, 0);
  const done = commitmentStates.find(({ state }) => state === 'done')?.count ?? 0;
  if (total === 0) return null;
  return (
    <div className={styles['summary']}>
      <Meter
        label={formatMessage(governanceMessages.kept)}
        value={done}
        max={total}
        text={<FormattedMessage {...doneOfAll} values={{ done, total }} />}
      />
      {overdue > 0 && (
        <Link to={`${getPartPath('commitment')}&state=${OVERDUE}`} className={styles['overdue']}>
          <FormattedMessage {...overdueCount} values={{ count: overdue }} />
        </Link>
      )}
    </div>
  );
}

function CommitmentCard({ entry }: { readonly entry: GovernanceEntry }) {
  const { slug, title, details } = entry;
  const { commitment } = details;
  if (!commitment) return null;
  return (
    <article className={styles['card']}>
      <p className={styles['badges']}>
        <CommitmentState commitment={commitment} />
      </p>
      <h3 className={styles['title']}>
        <Link to={`/governance/${slug}`}>
          <UserText text={title} note />
        </Link>
      </h3>
      <div className={styles['foot']}>
        <CommitmentProgress percent={commitment.progressPercent} />
        <p className={styles['facts']}>
          <span>
            <FormattedMessage {...governanceMessages.due} /> <TimeText value={commitment.dueOn} />
          </span>
          <span>
            <UserText text={commitment.responsible} />
          </span>
        </p>
      </div>
    </article>
  );
}
