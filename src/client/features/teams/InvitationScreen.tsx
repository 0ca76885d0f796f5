import { FormattedMessage, useIntl } from 'react-intl';
import type { InvitationShown } from '../../../shared/contract/memberships';
import { useAnswerInvitationMutation, useLookAtInvitationQuery } from '../../parts/teams/teamsApi';
import { isProblem } from '../../api/problem';
import { useAppSelector } from '../../store/hooks';
import { getErrorMessage } from '../../intl/errorMessage';
import { useLocale } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { WithLinkToken } from '../../ui/forms/LinkScreen';
import { useLinkToken } from '../../ui/forms/useLinkToken';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { SignInButton } from '../../ui/SignInButton';
import { Skeleton } from '../../ui/Skeleton';
import { UserText } from '../../ui/UserText';
import { invitationMessages, invitedBy } from './invitation/messages';
import styles from './membership/Membership.module.css';

/**
 * Screen of an invitation to a team: what the link is for, and the answer to it. Opening it decides
 * nothing.
 */
export function InvitationScreen() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const token = useLinkToken(false);
  const look = useLookAtInvitationQuery({ token: token ?? '', locale }, { skip: !token });
  return (
    <WithLinkToken
      title={titleMessages.invitation}
      error={look.error}
      done={null}
      wayOut={
        <ButtonLink to="/teams" look="secondary">
          <FormattedMessage {...invitationMessages.toTeams} />
        </ButtonLink>
      }
    >
      {(given) => {
        if (look.currentData) return <Shown token={given} invitation={look.currentData} />;
        if (look.isError) return <ErrorNotice onRetry={look.refetch} error={look.error} />;
        return (
          <>
            <PageHeader title={formatMessage(titleMessages.invitation)} />
            <Skeleton lines={4} />
          </>
        );
      }}
    </WithLinkToken>
  );
}

interface Props {
  readonly token: string;
  readonly invitation: InvitationShown;
}

function Shown({ token, invitation }: Props) {
  const { formatMessage } = useIntl();
  const { team, by, state } = invitation;
  return (
    <>
      <PageHeader title={formatMessage(titleMessages.invitation)} />
      {by !== null && (
        <p>
          <FormattedMessage {...invitedBy} values={{ name: <bdi>{by}</bdi> }} />
        </p>
      )}
      <h2>
        <UserText text={team.title} />
      </h2>
      {state === 'open' ? (
        <Answer token={token} slug={team.slug} />
      ) : (
        <Closed state={state} slug={team.slug} />
      )}
    </>
  );
}

interface ClosedProps {
  readonly state: Exclude<InvitationShown['state'], 'open'>;
  readonly slug: string;
}

function Closed({ state, slug }: ClosedProps) {
  return (
    <>
      <Notice tone={state === 'member' ? 'good' : 'neutral'}>
        <p>
          <FormattedMessage {...invitationMessages[state]} />
        </p>
      </Notice>
      {state === 'member' && <ToTeam slug={slug} />}
    </>
  );
}

const ToTeam = ({ slug }: Pick<ClosedProps, 'slug'>) => (
  <p>
    <ButtonLink to={`/teams/${slug}`} look="secondary">
      <FormattedMessage {...invitationMessages.toTeam} />
    </ButtonLink>
  </p>
);

function Answer({ token, slug }: { readonly token: string; readonly slug: string }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [answer, { data, error, isLoading }] = useAnswerInvitationMutation();
  if (data?.state === 'active') return <Closed state="member" slug={slug} />;
  if (data) {
    return (
      <Notice role="status">
        <p>
          <FormattedMessage {...invitationMessages.declined} />
        </p>
      </Notice>
    );
  }
  if (!isSignedIn) {
    return (
      <>
        <p>
          <FormattedMessage {...invitationMessages.signIn} />
        </p>
        <SignInButton />
      </>
    );
  }
  return (
    <>
      {error && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...getErrorMessage(isProblem(error) ? error.code : 'unexpected')} />
          </p>
        </Notice>
      )}
      <p className={styles['membership']}>
        <Button isPending={isLoading} onClick={() => void answer({ token, accepts: true })}>
          <FormattedMessage {...invitationMessages.accept} />
        </Button>
        <Button
          look="secondary"
          isPending={isLoading}
          onClick={() => void answer({ token, accepts: false })}
        >
          <FormattedMessage {...invitationMessages.decline} />
        </Button>
      </p>
    </>
  );
}
