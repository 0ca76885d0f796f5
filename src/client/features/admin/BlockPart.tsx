import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminPerson } from '../../../shared/contract/admin';
import { dropDraft } from '../../api/draft';
import { useAppDispatch } from '../../store/hooks';
import { Form } from '../../ui/forms/Form';
import { useChangeBlockMutation } from './adminApi';
import { ConfirmAction } from './ConfirmAction';
import { DoneNotice } from './DoneNotice';
import { adminMessages, blockMessages, type BlockAction } from './messages';
import { checkReason, ReasonField, readReason } from './ReasonField';
import { useAdminPermissions } from './useAdminPermissions';

interface Props {
  readonly person: AdminPerson;
}

/** Block a person or lift their block: a reason, then a question that names them. */
export function BlockPart({ person }: Props) {
  const may = useAdminPermissions();
  if (!may('person.block', person)) {
    return (
      <p>
        <FormattedMessage {...adminMessages.adminBlock} />
      </p>
    );
  }
  return <BlockForm person={person} />;
}

function BlockForm({ person }: Props) {
  const action: BlockAction = person.blockedAt === null ? 'block' : 'unblock';
  const draft = `block:${person.id}`;
  const dispatch = useAppDispatch();
  const [change, answer] = useChangeBlockMutation();
  const [reason, setReason] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const texts = blockMessages[action];
  const name = <bdi>{person.name}</bdi>;

  const send = async () => {
    const isBlocked = action === 'block';
    const { error } = await change({ id: person.id, isBlocked, reason: reason ?? '' });
    if (error) return;
    dispatch(dropDraft(draft));
    setAsked(false);
    setReason(null);
  };
  const ask = (typed: string) => {
    answer.reset();
    setReason(typed);
    setAsked(true);
  };

  if (isAsked) {
    return (
      <ConfirmAction
        action={action}
        name={name}
        isPending={answer.isLoading}
        error={answer.error}
        onYes={() => void send()}
        onNo={() => setAsked(false)}
      />
    );
  }
  return (
    <>
      {answer.isSuccess && (
        <DoneNotice>
          <FormattedMessage
            {...blockMessages[answer.originalArgs?.isBlocked ? 'block' : 'unblock'].done}
            values={{ name }}
          />
        </DoneNotice>
      )}
      <p>
        <FormattedMessage {...texts.intro} />
      </p>
      {/* Another state makes another form. */}
      <Form
        key={action}
        check={checkReason}
        onSubmit={(fields) => ask(readReason(fields))}
        isPending={false}
        label={texts.label}
        draft={draft}
        warnsBeforeLeaving
      >
        <ReasonField given={reason ?? ''} takesFocus={reason !== null} />
      </Form>
    </>
  );
}
