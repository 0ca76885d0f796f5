import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminPerson } from '../../../shared/contract/admin';
import { uiMessages } from '../../intl/sharedMessages';
import { Facts } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { EmailText } from '../../parts/person/EmailText';
import { StaffRoleNames } from './groupNames';
import { TimeText } from '../../ui/TimeText';
import { adminMessages, countMessages } from './messages';
import styles from './PersonScreen.module.css';
import { Quotation } from './Quotation';
import { useAdminPermissions } from './useAdminPermissions';

interface Props {
  readonly person: AdminPerson;
}

export function PersonFacts({ person }: Props) {
  const { formatMessage } = useIntl();
  const { roles, since, sessions, lastUsedAt, blockedAt } = person;
  return (
    <Part title={uiMessages.facts}>
      <div className={styles['facts']}>
        <Facts
          rows={[
            [formatMessage(adminMessages.email), <Email person={person} />],
            [formatMessage(adminMessages.since), <TimeText value={since} />],
            [formatMessage(adminMessages.roles), <StaffRoleNames roles={roles} />],
            [formatMessage(adminMessages.logins), <Logins person={person} />],
            [
              formatMessage(adminMessages.sessions),
              <FormattedMessage {...countMessages.sessions} values={{ count: sessions }} />,
            ],
            [formatMessage(adminMessages.lastUsed), <LastUsed at={lastUsedAt} />],
            [formatMessage(adminMessages.blockedSince), blockedAt && <Blocked person={person} />],
          ]}
        />
        <p className={styles['more']}>
          <Link to={`/user/${person.id}`}>
            <FormattedMessage {...adminMessages.publicPage} />
          </Link>
        </p>
      </div>
    </Part>
  );
}

function Email({ person: { email } }: Props) {
  const may = useAdminPermissions();
  if (email) return <EmailText address={email} />;
  const isShown = may('person.seeEmail', null);
  return <FormattedMessage {...(isShown ? adminMessages.noEmail : adminMessages.hiddenEmail)} />;
}

/**
 * Every way into the account; a login of the city or the country may say something of the person.
 */
function Logins({ person: { hasPassword, doors } }: Props) {
  if (!hasPassword && doors.length === 0) return <FormattedMessage {...adminMessages.noLogin} />;
  return (
    <ul className={styles['logins']}>
      {hasPassword && (
        <li>
          <FormattedMessage {...adminMessages.password} />
        </li>
      )}
      {doors.map((door) => (
        <li key={door.issuer}>
          <bdi dir="ltr">{door.issuer}</bdi>
          <DoorWords door={door} />
        </li>
      ))}
    </ul>
  );
}

const Soft = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['soft']}>{children}</span>
);

function DoorWords({ door }: { readonly door: AdminPerson['doors'][number] }) {
  const { formatDate } = useIntl();
  const date = formatDate(door.linkedAt, { dateStyle: 'long' });
  return (
    <>
      <Soft>
        <FormattedMessage {...countMessages.linkedAt} values={{ date }} />
      </Soft>
      {door.roles.length > 0 && (
        <Soft>
          <FormattedMessage {...adminMessages.doorRoles} /> <StaffRoleNames roles={door.roles} />
        </Soft>
      )}
      {door.verified && (
        <Soft>
          <FormattedMessage {...adminMessages.doorVerified} />
        </Soft>
      )}
    </>
  );
}

function LastUsed({ at }: { readonly at: string | null }) {
  if (at === null) return <FormattedMessage {...adminMessages.never} />;
  return <TimeText value={at} format="dateTime" />;
}

function Blocked({ person: { blockedAt, blockedReason } }: Props) {
  return (
    <>
      <TimeText value={blockedAt!} format="dateTime" />
      {blockedReason && <Quotation text={blockedReason} />}
    </>
  );
}
