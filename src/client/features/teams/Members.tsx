import { FormattedMessage, useIntl } from 'react-intl';
import type { Member } from '../../../shared/contract/teams';
import { Badge } from '../../ui/Badge';
import { PersonWithPortrait } from '../../parts/person/PersonWithPortrait';
import { UserText } from '../../ui/UserText';
import styles from './Members.module.css';
import { roleMessages, teamMessages } from './messages';

/** List of all members of the team; those with an office come first, as the city sends them. */
export function Members({ members }: { readonly members: readonly Member[] }) {
  return (
    <section aria-labelledby="members">
      <div className={styles['head']}>
        <h2 id="members" className={styles['title']}>
          <FormattedMessage {...teamMessages.members} />
        </h2>
        {members.length > 0 && (
          <p className={styles['soft']}>
            <FormattedMessage {...teamMessages.memberCount} values={{ count: members.length }} />
          </p>
        )}
      </div>
      {members.length === 0 ? (
        <p className={styles['soft']}>
          <FormattedMessage {...teamMessages.noMembers} />
        </p>
      ) : (
        <ul className={styles['members']}>
          {members.map((member) => (
            <MemberRow key={`${member.personId} ${member.since}`} {...member} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MemberRow({ personId, name, role, title, since }: Member) {
  const { formatDate } = useIntl();
  const date = formatDate(since, { dateStyle: 'long' });
  return (
    <li className={styles['member']}>
      <span className={styles['name']}>
        <PersonWithPortrait id={personId} name={name} />
        {role !== 'member' && (
          <Badge tone="accent">
            <FormattedMessage {...roleMessages[role]} />
          </Badge>
        )}
      </span>
      {title && (
        <span className={styles['office']}>
          <UserText text={title} />
        </span>
      )}
      <time dateTime={since} className={styles['soft']} suppressHydrationWarning>
        <FormattedMessage {...teamMessages.since} values={{ date }} />
      </time>
    </li>
  );
}
