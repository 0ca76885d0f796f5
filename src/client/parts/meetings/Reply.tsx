import { FormattedMessage } from 'react-intl';
import { MEETING_REPLIES, type MeetingReply } from '../../../shared/meetings/meetingRules';
import { useReplyToMeetingMutation } from './meetingReplyApi';
import { Button } from '../../ui/Button';
import { useMutationToast } from '../teams/useMutationToast';
import { replyMessages } from './messages';
import styles from './Reply.module.css';

interface Props {
  /** Slug of the committee. */
  readonly slug: string;
  /** Id of the meeting. */
  readonly id: string;
  /** Null: nothing was said yet. */
  readonly reply: MeetingReply | null;
}

const SAID = { coming: 'saidComing', notComing: 'saidNotComing' } as const;

/**
 * Whether somebody comes to a meeting of their committee: what they say can be changed until it
 * begins.
 */
export function Reply({ slug, id, reply }: Props) {
  const [send, { isLoading }] = useReplyToMeetingMutation();
  const told = useMutationToast();
  return (
    <fieldset className={styles['reply']}>
      <legend className={styles['legend']}>
        <FormattedMessage {...replyMessages.question} />
      </legend>
      <div className={styles['choices']}>
        {MEETING_REPLIES.map((one) => (
          <Button
            key={one}
            look={reply === one ? 'primary' : 'secondary'}
            aria-pressed={reply === one}
            isPending={isLoading}
            onClick={() => void told(send({ slug, id, reply: one }), replyMessages[SAID[one]])}
          >
            <FormattedMessage {...replyMessages[one]} />
          </Button>
        ))}
      </div>
      {reply && (
        <p className={styles['said']}>
          <FormattedMessage {...replyMessages[SAID[reply]]} />
        </p>
      )}
    </fieldset>
  );
}
