import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MemberAct, TeamMember } from '../../../../shared/contract/memberships';
import { useActOnMemberMutation } from '../../../api/teamsApi';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { useTold } from '../../../ui/lazy/teams/useTold';
import { Part } from '../../../ui/Part';
import { PersonName } from '../../../ui/person/PersonName';
import { roleMessages, teamMessages } from '../messages';
import { actMessages, deskMessages } from './messages';
import { TitleForm } from './TitleForm';
import styles from '../../../ui/lazy/teams/Desk.module.css';

type Act = Exclude<MemberAct, 'accept' | 'decline'>;

const ORDINARY: readonly TeamMember['role'][] = ['member', 'substitute'];

/** What can be decided about a member as they are. */
function actsFor({ state, role }: TeamMember): readonly Act[] {
  if (state === 'suspended') return ['resume', 'remove'];
  const turned: Act = ORDINARY.includes(role) ? 'makeLead' : 'makeMember';
  return [turned, 'suspend', 'remove'];
}

interface Props {
  readonly slug: string;
  readonly members: readonly TeamMember[];
}

/** Everybody in the team, with what those who lead it decide about them. */
export function MemberList({ slug, members }: Props) {
  return (
    <Part title={teamMessages.members}>
      <ul className={styles['list']}>
        {members
          .filter(({ state }) => state !== 'requested')
          .map((member) => (
            <MemberRow key={member.personId} {...{ slug, member }} />
          ))}
      </ul>
    </Part>
  );
}

function MemberRow({ slug, member }: { readonly slug: string; readonly member: TeamMember }) {
  const who = useId();
  const [actOn, { isLoading }] = useActOnMemberMutation();
  const told = useTold();
  const { personId: person, name, role, state } = member;
  return (
    <li className={styles['row']}>
      <p id={who} className={styles['acts']}>
        <PersonName id={person} name={name} />
        {role !== 'member' && (
          <Badge tone="accent">
            <FormattedMessage {...roleMessages[role]} />
          </Badge>
        )}
        {state === 'suspended' && (
          <Badge tone="warn">
            <FormattedMessage {...deskMessages.suspendedMember} />
          </Badge>
        )}
      </p>
      <details className={styles['fold']}>
        <summary aria-describedby={who}>
          <FormattedMessage {...teamMessages.decide} />
        </summary>
        <p className={styles['acts']}>
          {actsFor(member).map((act) => (
            <Button
              key={act}
              look={act === 'remove' ? 'danger' : 'secondary'}
              isPending={isLoading}
              aria-describedby={who}
              onClick={() => void told(actOn({ slug, person, act }), deskMessages.done)}
            >
              <FormattedMessage {...actMessages[act]} />
            </Button>
          ))}
        </p>
        {state === 'active' && <TitleForm {...{ slug, member }} />}
      </details>
    </li>
  );
}
