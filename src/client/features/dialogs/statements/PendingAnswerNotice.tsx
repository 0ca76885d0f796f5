import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { answerMessages, statementMessages } from './messages';
import type { Vote } from './statementWrites';

interface Props {
  readonly vote: Vote;
  readonly isPending: boolean;
  readonly onSend: () => void;
}

/**
 * An answer that was pressed before the sign-in. Nothing is sent by itself: somebody else may have
 * signed in on this device.
 */
export function PendingAnswerNotice({ vote, isPending, onSend }: Props) {
  const answer = <FormattedMessage {...answerMessages[vote]} />;
  return (
    <Notice tone="accent" role="status">
      <p>
        <FormattedMessage {...statementMessages.pressed} values={{ answer }} />
      </p>
      <Button isPending={isPending} onClick={onSend}>
        <FormattedMessage {...statementMessages.send} />
      </Button>
    </Notice>
  );
}
