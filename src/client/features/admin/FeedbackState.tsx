import { FormattedMessage } from 'react-intl';
import type { FeedbackItem } from '../../../shared/contract/feedback';
import { FEEDBACK_LIMITS } from '../../../shared/feedbackLimits';
import { Button } from '../../ui/Button';
import { countLetters } from '../../ui/forms/countLetters';
import type { Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { TextArea } from '../../ui/forms/TextArea';
import { Notice } from '../../ui/Notice';
import { useToast } from '../../ui/toast';
import { useChangeFeedbackMutation } from './feedbackAdminApi';
import { FoldedForm } from './FoldedForm';
import { feedbackDone, feedbackReopened, inboxMessages } from './messages';

/** Done or open again, which can be taken back; and the note of the staff. */
export function FeedbackState({
  item: { id, ref, doneAt, note },
}: {
  readonly item: FeedbackItem;
}) {
  const toast = useToast();
  const [change, { isLoading, error }] = useChangeFeedbackMutation();
  const setDone = async (done: boolean) => {
    const { error: refused } = await change({ id, done });
    if (refused) return;
    toast({
      text: done ? feedbackDone : feedbackReopened,
      values: { ref: <bdi dir="ltr">{ref}</bdi> },
      tone: 'good',
      undo: () => void change({ id, done: !done }),
    });
  };
  const isDone = doneAt !== null;
  const { failure } = toFormErrors(error);
  return (
    <>
      <p>
        <Button look="secondary" isPending={isLoading} onClick={() => void setDone(!isDone)}>
          <FormattedMessage {...(isDone ? inboxMessages.reopen : inboxMessages.markDone)} />
        </Button>
      </p>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <Note id={id} note={note} />
    </>
  );
}

function Note({ id, note }: Pick<FeedbackItem, 'id' | 'note'>) {
  const [change, { isLoading, error }] = useChangeFeedbackMutation();
  const save = async ({ note: typed = '' }: Fields) => {
    const { error: refused } = await change({ id, note: typed.trim() });
    return refused === undefined;
  };
  return (
    <FoldedForm
      title={inboxMessages.note}
      isOpen={note !== ''}
      check={checkNote}
      onSubmit={save}
      isPending={isLoading}
      label={inboxMessages.saveNote}
      look="secondary"
      saved={inboxMessages.noteSaved}
      {...toFormErrors(error)}
    >
      <TextArea
        name="note"
        label={inboxMessages.note}
        hint={<FormattedMessage {...inboxMessages.noteHint} />}
        defaultValue={note}
        maxLetters={FEEDBACK_LIMITS.note}
        rows={3}
        isOptional
      />
    </FoldedForm>
  );
}

const checkNote = ({ note = '' }: Fields) =>
  countLetters(note.trim()) > FEEDBACK_LIMITS.note ? { note: inboxMessages.noteTooLong } : {};
