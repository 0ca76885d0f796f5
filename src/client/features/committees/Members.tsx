import { FormattedMessage } from 'react-intl';
import { toDay } from '../../../shared/timeZones';
import type { CommitteeDetails, CommitteeMember } from '../../../shared/contract/committees';
import type { Text } from '../../../shared/contract/text';
import { useLocaleContext } from '../../intl/IntlRoot';
import { Link } from '../../ui/Link';
import { PersonWithPortrait } from '../../parts/person/PersonWithPortrait';
import { endingMessages, roleMessages, electedByPoll } from '../../parts/seats/messages';
import { Declaration } from '../../parts/seats/Declaration';
import { TermSpan } from '../../parts/seats/TermSpan';
import { UserText } from '../../ui/UserText';
import styles from './Members.module.css';
import { committeeMessages } from './messages';

/**
 * Members of the committee and the ends of their terms; below that, the people whose term has
 * ended.
 */
export function Members({
  members,
  composition,
}: Pick<CommitteeDetails, 'members' | 'composition'>) {
  const { now, timeZone } = useLocaleContext();
  const today = toDay(now, timeZone);
  const isFormer = ({ until }: CommitteeMember) => until !== null && until < today;
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
            <MemberList composition={composition} members={current} labelledBy="members" />
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
          <MemberList composition={composition} members={former} labelledBy="former-members" />
        </section>
      )}
    </>
  );
}

interface ListProps {
  readonly members: readonly CommitteeMember[];
  readonly composition: CommitteeDetails['composition'];
  readonly labelledBy: string;
}

function MemberList({ members, composition, labelledBy }: ListProps) {
  return (
    <ul className={styles['members']} aria-labelledby={labelledBy}>
      {members.map((member) => (
        <MemberRow
          key={`${member.personId} ${member.since}`}
          member={member}
          category={composition.find(({ key }) => key === member.seat)?.category}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly member: CommitteeMember;
  readonly category: Text | undefined;
}

function MemberRow({ member, category }: RowProps) {
  const { personId, name, role, title, since, until, endedAs, electedBy, interests } = member;
  return (
    <li className={styles['member']}>
      <span className={styles['name']}>
        <PersonWithPortrait id={personId} name={name} />
        {category && (
          <span className={styles['office']}>
            <UserText text={category} />
          </span>
        )}
      </span>
      <span>
        <FormattedMessage {...roleMessages[role]} />
        {title && (
          <span className={styles['office']}>
            <UserText text={title} />
          </span>
        )}
      </span>
      <span>
        <TermSpan since={since} until={until} />
        {endedAs !== null && (
          <span className={styles['office']}>
            <FormattedMessage {...endingMessages[endedAs]} />
          </span>
        )}
        {electedBy && (
          <span className={styles['office']}>
            <Link to={`/have-your-say/${electedBy.slug}`}>
              <FormattedMessage
                {...electedByPoll}
                values={{ poll: <UserText key="poll" text={electedBy.title} /> }}
              />
            </Link>
          </span>
        )}
      </span>
      {interests && <Declaration interests={interests} />}
    </li>
  );
}
