import { FormattedMessage, useIntl } from 'react-intl';
import type { Member } from '../../../shared/contract/teams';
import { useReading } from '../../intl/IntlRoot';
import { PersonName } from '../../ui/person/PersonName';
import { UserText } from '../../ui/UserText';
import styles from './Members.module.css';
import { committeeMessages, roleMessages } from './messages';

/** Who sits in the committee and until when; below that, whose term has ended. */
export function Members({ members }: { readonly members: readonly Member[] }) {
  const { now } = useReading();
  const isFormer = ({ until }: Member) => until !== null && Date.parse(until) < now;
  const current = members.filter((member) => !isFormer(member));
  const former = members.filter(isFormer);
  return (
    <>
      {(current.length > 0 || former.length === 0) && (
        <section className={styles['part']} aria-labelledby="members">
          <h2 id="members" className={styles['title']}>
            <FormattedMessage {...committeeMessages.members} />
          </h2>
          {current.length > 0 ? (
            <MemberList members={current} labelledBy="members" />
          ) : (
            <p className={styles['soft']}>
              <FormattedMessage {...committeeMessages.noMembers} />
            </p>
          )}
        </section>
      )}
      {former.length > 0 && (
        <section className={styles['part']} aria-labelledby="former-members">
          <h2 id="former-members" className={styles['title']}>
            <FormattedMessage {...committeeMessages.formerMembers} />
          </h2>
          <MemberList members={former} labelledBy="former-members" />
        </section>
      )}
    </>
  );
}

interface ListProps {
  readonly members: readonly Member[];
  readonly labelledBy: string;
}

function MemberList({ members, labelledBy }: ListProps) {
  return (
    <ul className={styles['members']} aria-labelledby={labelledBy}>
      {members.map((member) => (
        <MemberRow key={`${member.personId} ${member.since}`} {...member} />
      ))}
    </ul>
  );
}

function MemberRow({ personId, name, role, title, since, until }: Member) {
  return (
    <li className={styles['member']}>
      <span className={styles['name']}>
        <PersonName id={personId} name={name} />
      </span>
      <span>
        <FormattedMessage {...roleMessages[role]} />
        {title && (
          <span className={styles['office']}>
            <UserText text={title} />
          </span>
        )}
      </span>
      <Term since={since} until={until} />
    </li>
  );
}

function Term({ since, until }: Pick<Member, 'since' | 'until'>) {
  const { formatDate } = useIntl();
  const written = (date: string) => formatDate(date, { dateStyle: 'long' });
  const from = written(since);
  return (
    <span className={styles['term']} suppressHydrationWarning>
      {until ? (
        <FormattedMessage {...committeeMessages.span} values={{ from, to: written(until) }} />
      ) : (
        <FormattedMessage {...committeeMessages.since} values={{ from }} />
      )}
    </span>
  );
}
