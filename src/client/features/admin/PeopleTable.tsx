import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { AdminPersonRow } from '../../../shared/contract/admin';
import { Link } from '../../ui/Link';
import { EmailText } from '../../ui/person/EmailText';
import { RoleNames } from '../../ui/person/RoleNames';
import { TimeText } from '../../ui/TimeText';
import { adminMessages } from './messages';
import styles from './PeopleTable.module.css';
import { StateBadge, VerifiedBadge } from './StateBadges';
import { useMay } from './useMay';

interface Column {
  readonly label: MessageDescriptor;
  readonly cell: (person: AdminPersonRow) => ReactNode;
}

const EMAIL: Column = {
  label: adminMessages.email,
  cell: ({ email }) => email && <EmailText address={email} />,
};
const COLUMNS: readonly Column[] = [
  { label: adminMessages.roles, cell: ({ roles }) => <RoleNames roles={roles} /> },
  {
    label: adminMessages.identity,
    cell: ({ verified }) => <VerifiedBadge isVerified={verified} />,
  },
  { label: adminMessages.since, cell: ({ since }) => <TimeText value={since} /> },
  {
    label: adminMessages.state,
    cell: ({ blockedAt }) => <StateBadge isBlocked={blockedAt !== null} />,
  },
];

/** A table where there is room, on a phone the same rows as cards. Moderators are not shown addresses. */
export function PeopleTable({ people }: { readonly people: readonly AdminPersonRow[] }) {
  const { formatMessage } = useIntl();
  const may = useMay();
  const columns = may('person.seeEmail', null) ? [EMAIL, ...COLUMNS] : COLUMNS;
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{formatMessage(adminMessages.people)}</caption>
      <thead>
        <tr>
          <th scope="col">{formatMessage(adminMessages.name)}</th>
          {columns.map(({ label }) => (
            <th key={label.id} scope="col">
              {formatMessage(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id} person={person} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly person: AdminPersonRow;
  readonly columns: readonly Column[];
}

/** In a card each value has its column's name before it. */
function Row({ person, columns }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <Link to={`/admin/people/${person.id}`} data-row>
          <bdi>{person.name}</bdi>
        </Link>
      </th>
      {columns.map(({ label, cell }) => {
        const content = cell(person);
        return (
          <td key={label.id}>
            {content && (
              <>
                <span className={styles['label']}>
                  <FormattedMessage {...label} />
                </span>
                {content}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
