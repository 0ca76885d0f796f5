import { useIntl } from 'react-intl';
import type { AdminPersonRow } from '../../../shared/contract/admin';
import { Link } from '../../ui/Link';
import { EmailText } from '../../parts/person/EmailText';
import { StaffRoleNames } from './groupNames';
import { Table, type Column } from '../../ui/Table';
import { TimeText } from '../../ui/TimeText';
import { adminMessages } from './messages';
import styles from './PeopleTable.module.css';
import { StateBadge, VerifiedBadge } from './StateBadges';
import { useAdminPermissions } from './useAdminPermissions';

type PeopleColumn = Column<AdminPersonRow>;

const NAME: PeopleColumn = {
  label: adminMessages.name,
  cell: ({ id, name }) => (
    <Link to={`/admin/people/${id}`} data-row>
      <bdi>{name}</bdi>
    </Link>
  ),
};
const EMAIL: PeopleColumn = {
  label: adminMessages.email,
  cell: ({ email }) => email && <EmailText address={email} />,
};
const OTHERS: readonly PeopleColumn[] = [
  { label: adminMessages.roles, cell: ({ roles }) => <StaffRoleNames roles={roles} /> },
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

/** A row leads to its person. Moderators are not shown addresses. */
export function PeopleTable({ people }: { readonly people: readonly AdminPersonRow[] }) {
  const { formatMessage } = useIntl();
  const may = useAdminPermissions();
  return (
    <div className={styles['people']}>
      <Table
        caption={formatMessage(adminMessages.people)}
        columns={may('person.seeEmail', null) ? [NAME, EMAIL, ...OTHERS] : [NAME, ...OTHERS]}
        rows={people}
        keyOf={({ id }) => id}
        onPhone="cards"
      />
    </div>
  );
}
