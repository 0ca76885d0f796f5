import { FormattedMessage } from 'react-intl';
import { CardGrid } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './Commitments.module.css';
import { governanceMessages } from './messages';
import { Part } from './Part';
import { Progress } from './Progress';
import { CommitmentState } from './StateBadges';
import type { Entry } from './useAllOfKind';

/** What was promised, how far it has come and by when it is due. */
export function Commitments() {
  return (
    <Part kind="commitment" title={governanceMessages.commitments}>
      {(commitments) => (
        <CardGrid items={commitments} keyOf={({ id }) => id}>
          {(entry) => <CommitmentCard entry={entry} />}
        </CardGrid>
      )}
    </Part>
  );
}

function CommitmentCard({ entry }: { readonly entry: Entry }) {
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
        <Progress percent={commitment.progressPercent} />
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
