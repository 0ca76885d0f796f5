import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyTeams as Mine } from '../../../../shared/contract/memberships';
import { useAnswerInvitationMutation } from '../../../parts/teams/teamsApi';
import { Badge } from '../../../ui/Badge';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { LeaveButton, TakeBackButton } from '../../../parts/teams/LeaveButton';
import { membershipMessages } from '../../../parts/teams/messages';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { JoinRequestList } from '../../../parts/teams/JoinRequestList';
import styles from '../../../parts/teams/Teams.module.css';
import { Link } from '../../../ui/Link';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import {
  dayMessages,
  fromPerson,
  membersOf,
  myTeamsMessages,
  roleMessages,
  standingMessages,
} from './messages';

type Own = Mine['teams'][number];
type Invited = Mine['invitations'][number];

/** Screen of the person's teams; what is to be decided comes first. */
export function MyTeams({
  mine: { teams, requests, invitations, waiting },
}: {
  readonly mine: Mine;
}) {
  return (
    <div className={styles['parts']}>
      {invitations.length > 0 && (
        <Part title={myTeamsMessages.invitations}>
          <ul className={styles['list']}>
            {invitations.map((invitation) => (
              <InvitedRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Part>
      )}
      {waiting.length > 0 && (
        <Part title={myTeamsMessages.waiting}>
          <Waiting waiting={waiting} />
        </Part>
      )}
      {requests.length > 0 && (
        <Part title={myTeamsMessages.requests}>
          <ul className={styles['list']}>
            {requests.map(({ team, since, note }) => (
              <li key={team.slug} className={styles['row']}>
                <Heading team={team}>
                  <Day message={dayMessages.askedOn} value={since} />
                </Heading>
                {note !== '' && (
                  <p dir="auto" className={styles['words']}>
                    {note}
                  </p>
                )}
                <p className={styles['acts']}>
                  <TakeBackButton slug={team.slug} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={myTeamsMessages.mine}>
        {teams.length === 0 ? (
          <EmptyState text={<FormattedMessage {...myTeamsMessages.none} />}>
            <ButtonLink to="/teams" look="secondary">
              <FormattedMessage {...myTeamsMessages.all} />
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul className={styles['list']}>
            {teams.map((own) => (
              <OwnRow key={own.team.slug} own={own} />
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

interface HeadingProps {
  readonly team: Own['team'];
  readonly children: ReactNode;
}

const Heading = ({ team, children }: HeadingProps) => (
  <>
    <h3>
      <Link to={`/teams/${team.slug}`}>
        <UserText text={team.title} />
      </Link>
    </h3>
    <p className={styles['facts']}>{children}</p>
  </>
);

interface DayProps {
  readonly message: (typeof dayMessages)[keyof typeof dayMessages];
  readonly value: string;
}

const Day = ({ message, value }: DayProps) => (
  <span>
    <FormattedMessage {...message} values={{ date: <TimeText value={value} /> }} />
  </span>
);

/** List of what waits for a decision, grouped by team. */
function Waiting({ waiting }: Pick<Mine, 'waiting'>) {
  const teams = new Map(waiting.map(({ team }) => [team.slug, team]));
  return [...teams.values()].map((team) => (
    <section key={team.slug} className={styles['ofTeam']}>
      <h3>
        <Link to={`/teams/${team.slug}?tab=members`}>
          <UserText text={team.title} />
        </Link>
      </h3>
      <JoinRequestList
        wishes={waiting
          .filter((wish) => wish.team.slug === team.slug)
          .map((wish) => ({ ...wish, slug: team.slug }))}
      />
    </section>
  ));
}

function InvitedRow({ invitation: { id, team, by, expiresAt } }: { readonly invitation: Invited }) {
  const [answer, { isLoading }] = useAnswerInvitationMutation();
  const told = useMutationToast();
  const send = (accepts: boolean) =>
    void told(answer({ id, accepts }), accepts ? myTeamsMessages.joined : myTeamsMessages.declined);
  return (
    <li className={styles['row']}>
      <Heading team={team}>
        {by !== null && <FormattedMessage {...fromPerson} values={{ name: <bdi>{by}</bdi> }} />}
        <Day message={dayMessages.validUntil} value={expiresAt} />
      </Heading>
      <p className={styles['acts']}>
        <Button isPending={isLoading} onClick={() => send(true)}>
          <FormattedMessage {...membershipMessages.accept} />
        </Button>
        <Button look="secondary" isPending={isLoading} onClick={() => send(false)}>
          <FormattedMessage {...membershipMessages.decline} />
        </Button>
      </p>
    </li>
  );
}

const ORDINARY: readonly Own['role'][] = ['member', 'substitute'];

function OwnRow({
  own: { team, state, standing, role, since, memberCount, isLastLead },
}: {
  readonly own: Own;
}) {
  const leads = state === 'active' && !ORDINARY.includes(role);
  return (
    <li className={styles['row']}>
      <Heading team={team}>
        <FormattedMessage {...membersOf} values={{ count: memberCount }} />
        <Day message={dayMessages.since} value={since} />
      </Heading>
      <p className={styles['acts']}>
        <Badge tone={leads ? 'accent' : 'neutral'}>
          <FormattedMessage {...roleMessages[leads ? 'lead' : 'member']} />
        </Badge>
        {standing !== 'open' && (
          <Badge tone="warn">
            <FormattedMessage {...standingMessages[standing]} />
          </Badge>
        )}
        {state === 'suspended' && (
          <Badge tone="warn">
            <FormattedMessage {...myTeamsMessages.suspendedMe} />
          </Badge>
        )}
      </p>
      {standing !== 'asked' && (
        <div className={styles['acts']}>
          {leads && standing === 'open' && (
            <Link to={`/teams/${team.slug}?tab=members`}>
              <FormattedMessage {...myTeamsMessages.run} />
            </Link>
          )}
          <LeaveButton slug={team.slug} isLastLead={isLastLead} />
        </div>
      )}
    </li>
  );
}
