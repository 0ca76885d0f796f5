import { FormattedMessage, useIntl } from 'react-intl';
import type {
  MapGroup,
  Opinions,
  StatementOpinions,
} from '../../../../../shared/contract/opinions';
import { Badge } from '../../../../ui/Badge';
import { Table, type Column } from '../../../../ui/Table';
import { UserText } from '../../../../ui/UserText';
import { toShare, useNumberFormats } from '../figures';
import { GroupName } from '../GroupName';
import { GroupSayings } from '../lists/GroupCards';
import { voteSentenceMessages, listMessages } from '../lists/messages';
import { VoteText } from '../lists/VoteRow';
import { opinionMessages } from '../messages';
import { mapStatementsByNumber, useOpinionsContext } from '../opinionsContext';
import { columnMessages } from './messages';
import styles from './Views.module.css';

function PointsCell({ name }: Pick<MapGroup, 'name'>) {
  const { opinions } = useOpinionsContext();
  const { count } = useNumberFormats();
  const people = opinions.points.filter(({ group }) => group === name).map((one) => one.people);
  return (
    <FormattedMessage
      {...columnMessages.pointsText}
      values={{ count: people.length, most: count(Math.max(0, ...people)) }}
    />
  );
}

function useGroupColumns(): readonly Column<MapGroup>[] {
  const { opinions } = useOpinionsContext();
  const { count, share } = useNumberFormats();
  return [
    {
      label: columnMessages.group,
      cell: ({ name }) => (
        <span className={styles['cell']}>
          <GroupName name={name} />
          {opinions.own?.group === name && (
            <Badge tone="accent">
              <FormattedMessage {...opinionMessages.yours} />
            </Badge>
          )}
        </span>
      ),
    },
    { label: columnMessages.people, cell: ({ people }) => count(people), isNumber: true },
    {
      label: columnMessages.share,
      cell: ({ people }) => share(toShare(people, opinions.grouped)),
      isNumber: true,
    },
    { label: columnMessages.points, cell: (group) => <PointsCell name={group.name} /> },
    { label: listMessages.standsFor, cell: (group) => <GroupSayings group={group} isShort /> },
  ];
}

function useStatementColumns(): readonly Column<StatementOpinions>[] {
  const { opinions } = useOpinionsContext();
  return [
    { label: columnMessages.statement, cell: ({ text }) => <UserText text={text} /> },
    {
      label: voteSentenceMessages.everybody,
      cell: ({ counts }) => (
        <span className={styles['line']}>
          <VoteText counts={counts} />
        </span>
      ),
    },
    {
      label: columnMessages.byGroup,
      cell: ({ groups }) => (
        <span className={styles['cell']}>
          {opinions.groups.map(({ name }, place) => {
            const counts = groups[place];
            if (!counts) return null;
            return (
              <span key={name} className={styles['line']}>
                <GroupName name={name} />
                <VoteText counts={counts} />
              </span>
            );
          })}
        </span>
      ),
    },
  ];
}

/**
 * Lists the statements that the lists name, in their order, then the rest, which only a group
 * stands for.
 */
function listedOf(opinions: Opinions): readonly StatementOpinions[] {
  const byNumber = mapStatementsByNumber(opinions);
  const numbers = new Set([...opinions.consensus, ...opinions.divided, ...byNumber.keys()]);
  return [...numbers].flatMap((number) => byNumber.get(number) ?? []);
}

/** All that the map shows, as tables. */
export function GroupsTable() {
  const { formatMessage } = useIntl();
  const { opinions } = useOpinionsContext();
  return (
    <div className={styles['tables']}>
      <Table
        caption={formatMessage(columnMessages.groupsTable)}
        columns={useGroupColumns()}
        rows={opinions.groups}
        keyOf={({ name }) => String(name)}
        onPhone="scroll"
      />
      <Table
        caption={formatMessage(columnMessages.statementsTable)}
        columns={useStatementColumns()}
        rows={listedOf(opinions)}
        keyOf={({ id }) => id}
        onPhone="scroll"
      />
    </div>
  );
}
