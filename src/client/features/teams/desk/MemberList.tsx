import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MemberAct, TeamMember } from '../../../../shared/contract/memberships';
import { useActOnMemberMutation } from '../../../parts/teams/teamsApi';
import { Badge } from '../../../ui/Badge';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { lazyForm } from '../../../ui/lazyForm';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { Part } from '../../../ui/Part';
import { PersonName } from '../../../parts/person/PersonName';
import { roleMessages, teamMessages } from '../messages';
import { actMessages, teamAdminMessages, handOverMessages } from './messages';
import { TitleForm } from './TitleForm';
import styles from '../../../parts/teams/Desk.module.css';

type Act = Exclude<MemberAct, 'accept' | 'decline' | 'handOver'>;

const Question = lazyForm(() =>
  import(/* webpackChunkName: "dialog" */ '../../../ui/overlays/Dialog').then(
    ({ ConfirmDialog }) => ConfirmDialog,
  ),
);

const ORDINARY: readonly TeamMember['role'][] = ['member', 'substitute'];

/** Lists the acts that are possible for a member as they are. */
function actsFor({ state, role }: TeamMember): readonly Act[] {
  if (state === 'suspended') return ['resume', 'remove'];
  const turned: Act = ORDINARY.includes(role) ? 'makeLead' : 'makeMember';
  return [turned, 'suspend', 'remove'];
}

interface Props {
  readonly slug: string;
  readonly members: readonly TeamMember[];
  /** True if the reader leads the team, and can make one of the others lead in their place. */
  readonly handsOver: boolean;
}

/** List of all members of the team, with what those who lead it decide about them. */
export function MemberList({ slug, members, handsOver }: Props) {
  const own = useAppSelector(selectUser)?.sub;
  return (
    <Part title={teamMessages.members}>
      <ul className={styles['list']}>
        {members
          .filter(({ state }) => state !== 'requested')
          .map((member) => (
            <MemberRow
              key={member.personId}
              slug={slug}
              member={member}
              handsOver={handsOver && member.state === 'active' && member.personId !== own}
            />
          ))}
      </ul>
    </Part>
  );
}

interface RowProps {
  readonly slug: string;
  readonly member: TeamMember;
  readonly handsOver: boolean;
}

function MemberRow({ slug, member, handsOver }: RowProps) {
  const who = useId();
  const [actOn, { isLoading }] = useActOnMemberMutation();
  const told = useMutationToast();
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
            <FormattedMessage {...teamAdminMessages.suspendedMember} />
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
              onClick={() => void told(actOn({ slug, person, act }), teamAdminMessages.done)}
            >
              <FormattedMessage {...actMessages[act]} />
            </Button>
          ))}
          {handsOver && <HandOver slug={slug} person={person} who={who} />}
        </p>
        {state === 'active' && <TitleForm slug={slug} member={member} />}
      </details>
    </li>
  );
}

interface HandOverProps {
  readonly slug: string;
  readonly person: string;
  /** The id of the element with the member’s name. */
  readonly who: string;
}

/**
 * Makes a member lead in the place of whoever presses, after a question: it cannot be taken back by
 * oneself.
 */
function HandOver({ slug, person, who }: HandOverProps) {
  const [isAsked, setAsked] = useState(false);
  const [actOn, { isLoading }] = useActOnMemberMutation();
  const told = useMutationToast();
  const answer = (isSure: boolean) => {
    setAsked(false);
    if (isSure) void told(actOn({ slug, person, act: 'handOver' }), handOverMessages.done);
  };
  return (
    <>
      <Button
        look="secondary"
        isPending={isLoading}
        aria-describedby={who}
        onClick={() => setAsked(true)}
      >
        <FormattedMessage {...actMessages.handOver} />
      </Button>
      {isAsked && (
        <Question
          title={handOverMessages.title}
          text={handOverMessages.text}
          confirm={actMessages.handOver}
          cancel={handOverMessages.keep}
          isDanger
          onAnswer={answer}
        />
      )}
    </>
  );
}
