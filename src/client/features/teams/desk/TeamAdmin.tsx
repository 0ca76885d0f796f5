import { FormattedMessage } from 'react-intl';
import type { MyMembership, TeamManagement as Desk } from '../../../../shared/contract/memberships';
import { useGetTeamDeskQuery } from '../../../parts/teams/teamsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { JoinRequestList } from '../../../parts/teams/JoinRequestList';
import { Part } from '../../../ui/Part';
import { Skeleton } from '../../../ui/Skeleton';
import { Invitations } from './Invitations';
import { MemberList } from './MemberList';
import { teamAdminMessages } from './messages';
import { Switches } from './Switches';
import styles from '../../../parts/teams/Desk.module.css';

interface Props {
  readonly slug: string;
  readonly may: MyMembership['may'];
}

/**
 * Area of those who lead a team: requests, members, invitations, what members may do. A person who
 * may only invite sees that alone.
 */
export function TeamAdmin({ slug, may }: Props) {
  const { currentData, isError, error, refetch } = useGetTeamDeskQuery({
    slug,
    locale: useLocale(),
  });
  if (currentData) return <Shown desk={currentData} slug={slug} may={may} />;
  if (!isError) return <Skeleton lines={6} />;
  return <ErrorNotice onRetry={refetch} error={error} />;
}

function Shown({ desk, slug, may }: Props & { readonly desk: Desk }) {
  const wishes = desk.members.filter(({ state }) => state === 'requested');
  return (
    <section className={styles['desk']} aria-labelledby="desk">
      <h2 id="desk">
        <FormattedMessage {...teamAdminMessages.desk} />
      </h2>
      {wishes.length > 0 && (
        <Part title={teamAdminMessages.wishes}>
          <JoinRequestList wishes={wishes.map((wish) => ({ ...wish, slug }))} />
        </Part>
      )}
      {may.change && <MemberList slug={slug} members={desk.members} handsOver={may.handOver} />}
      <Invitations slug={slug} invitations={desk.invitations} />
      {may.change && <Switches slug={slug} switches={desk.switches} />}
    </section>
  );
}
