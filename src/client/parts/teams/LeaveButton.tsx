import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLeaveTeamMutation } from './teamsApi';
import { Button } from '../../ui/Button';
import { lazyForm } from '../../ui/lazyForm';
import { membershipMessages } from './messages';
import { useMutationToast } from './useMutationToast';

const Question = lazyForm(() =>
  import(/* webpackChunkName: "dialog" */ '../../ui/overlays/Dialog').then(
    ({ ConfirmDialog }) => ConfirmDialog,
  ),
);

interface Props {
  readonly slug: string;
  /** True if no other person leads: the way out is explained instead. */
  readonly isLastLead: boolean;
}

/** Leaves a team, after a question. */
export function LeaveButton({ slug, isLastLead }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [leave, { isLoading }] = useLeaveTeamMutation();
  const told = useMutationToast();
  if (isLastLead) {
    return (
      <p>
        <FormattedMessage {...membershipMessages.lastLead} />
      </p>
    );
  }
  const answer = (isSure: boolean) => {
    setAsked(false);
    if (isSure) void told(leave(slug), membershipMessages.left);
  };
  return (
    <>
      <Button look="secondary" isPending={isLoading} onClick={() => setAsked(true)}>
        <FormattedMessage {...membershipMessages.leave} />
      </Button>
      {isAsked && (
        <Question
          title={membershipMessages.leaveTitle}
          text={membershipMessages.leaveText}
          confirm={membershipMessages.leave}
          cancel={membershipMessages.stay}
          isDanger
          onAnswer={answer}
        />
      )}
    </>
  );
}

/** Takes an own wish to join back. */
export function TakeBackButton({ slug }: Pick<Props, 'slug'>) {
  const [leave, { isLoading }] = useLeaveTeamMutation();
  const told = useMutationToast();
  return (
    <Button
      look="secondary"
      isPending={isLoading}
      onClick={() => void told(leave(slug), membershipMessages.takenBack)}
    >
      <FormattedMessage {...membershipMessages.takeBack} />
    </Button>
  );
}
