import { useIntl } from 'react-intl';
import type { Text } from '../../../shared/contract/text';
import { Link } from '../../ui/Link';
import { Table, type Column } from '../../ui/Table';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './DecisionTable.module.css';
import { governanceMessages } from './messages';
import { DecisionState, type Decision } from './StateBadges';
import { useBodyNames, type GovernanceEntry } from './useEntriesOfKind';

type Row = Pick<GovernanceEntry, 'id' | 'slug' | 'title'> & { readonly decision: Decision };

const columns = (bodyNames: ReadonlyMap<string, Text>): readonly Column<Row>[] => [
  {
    label: governanceMessages.number,
    cell: ({ decision }) => (
      <bdi dir="ltr" className={styles['number']}>
        {decision.number}
      </bdi>
    ),
  },
  {
    label: governanceMessages.date,
    cell: ({ decision }) => (
      <span className={styles['date']}>
        <TimeText value={decision.decidedOn} />
      </span>
    ),
  },
  {
    label: governanceMessages.decision,
    cell: ({ slug, title }) => (
      <div className={styles['title']}>
        <Link to={`/governance/${slug}`}>
          <UserText text={title} note />
        </Link>
      </div>
    ),
    isRowHeader: true,
  },
  {
    label: governanceMessages.body,
    cell: ({ decision }) => {
      const name = bodyNames.get(decision.body ?? '');
      return (
        name && (
          <div className={styles['body']}>
            <UserText text={name} />
          </div>
        )
      );
    },
  },
  { label: governanceMessages.vote, cell: ({ decision }) => <Vote {...decision} /> },
  { label: governanceMessages.state, cell: ({ decision }) => <DecisionState {...decision} /> },
];

/** The register: a table where there is room, on a phone the same rows as cards. */
export function DecisionTable({ decisions }: { readonly decisions: readonly GovernanceEntry[] }) {
  const { formatMessage } = useIntl();
  const rows = decisions.flatMap(({ id, slug, title, details: { decision } }) =>
    decision ? [{ id, slug, title, decision }] : [],
  );
  return (
    <div className={styles['register']}>
      <Table
        caption={formatMessage(governanceMessages.decisions)}
        columns={columns(useBodyNames())}
        rows={rows}
        keyOf={({ id }) => id}
        onPhone="cards"
      />
    </div>
  );
}

function Vote({ method, tally }: Pick<Decision, 'method' | 'tally'>) {
  return (
    <div>
      {tally && (
        <span className={styles['tally']}>
          <UserText text={tally} />
        </span>
      )}
      <span className={styles['method']}>
        <UserText text={method} />
      </span>
    </div>
  );
}
