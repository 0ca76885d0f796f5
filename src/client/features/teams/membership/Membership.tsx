import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import type { MyMembership } from '../../../../shared/contract/memberships';
import type { JoiningMode } from '../../../../shared/teamRules';
import { useGetMembershipQuery, useJoinTeamMutation } from '../../../parts/teams/teamsApi';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { LazyBoundary } from '../../../ui/LazyBoundary';
import { lazyForm } from '../../../ui/lazyForm';
import { LeaveButton, TakeBackButton } from '../../../parts/teams/LeaveButton';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { SignInButton } from '../../../ui/SignInButton';
import { joinMessages } from './messages';
import styles from './Membership.module.css';

const AskForm = lazyForm(() =>
  import(/* webpackChunkName: "team-wish" */ './AskForm').then((form) => form.AskForm),
);

/**
 * Returns the reader's membership of a team; undefined as long as it is not known, and for
 * visitors.
 */
export function useMembership(slug: string): MyMembership | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return useGetMembershipQuery(isSignedIn ? slug : skipToken).currentData;
}

interface Props {
  readonly slug: string;
  readonly joining: JoiningMode;
  /** True if nobody comes or goes: the team is suspended or archived. */
  readonly isClosed: boolean;
}

/** Joins a team, asks to, or leaves it. */
export function Membership({ slug, joining, isClosed }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const mine = useMembership(slug);
  if (!isSignedIn) {
    if (isClosed) return null;
    return joining === 'invitationOnly' ? (
      <Invited />
    ) : (
      <SignInButton look="secondary">
        <FormattedMessage {...joinMessages.signIn} />
      </SignInButton>
    );
  }
  if (!mine) return null;
  return (
    <div className={styles['membership']} role="group">
      {mine.state === null ? (
        <Outside mine={mine} slug={slug} joining={joining} />
      ) : (
        <Inside mine={mine} slug={slug} />
      )}
    </div>
  );
}

const Invited = () => (
  <p>
    <FormattedMessage {...joinMessages.invited} />
  </p>
);

interface Known {
  readonly mine: MyMembership;
  readonly slug: string;
}

function Outside({ mine, slug, joining }: Known & Pick<Props, 'joining'>) {
  const [join, { isLoading }] = useJoinTeamMutation();
  const told = useMutationToast();
  if (!mine.may.join) return joining === 'invitationOnly' ? <Invited /> : null;
  if (joining === 'onRequest') {
    return (
      <details className={styles['fold']}>
        <summary>
          <FormattedMessage {...joinMessages.ask} />
        </summary>
        <LazyBoundary>
          <AskForm slug={slug} />
        </LazyBoundary>
      </details>
    );
  }
  return (
    <Button
      isPending={isLoading}
      onClick={() => void told(join({ slug, note: '' }), joinMessages.joined)}
    >
      <FormattedMessage {...joinMessages.join} />
    </Button>
  );
}

const said = ({ state, role }: MyMembership) => {
  if (state === 'requested') return joinMessages.asked;
  if (state === 'suspended') return joinMessages.suspended;
  return role === 'member' || role === 'substitute' ? joinMessages.member : joinMessages.lead;
};

function Inside({ mine, slug }: Known) {
  return (
    <>
      <p role="status">
        <FormattedMessage {...said(mine)} />
      </p>
      {mine.state === 'requested' ? (
        <TakeBackButton slug={slug} />
      ) : (
        <LeaveButton slug={slug} isLastLead={mine.isLastLead} />
      )}
    </>
  );
}
