import { FormattedMessage, useIntl } from 'react-intl';
import { REPORT_REASONS, type ReportReason } from '../../../../shared/contract/comments';
import type {
  Decision,
  ModerationDecision,
  QueueItem,
} from '../../../../shared/contract/moderation';
import { Button } from '../../../ui/Button';
import { commentMessages, reasonMessages } from '../../../parts/comments/messages';
import { checkFields } from '../../../ui/forms/checkFields';
import type { Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { TextArea } from '../../../ui/forms/TextArea';
import { Notice } from '../../../ui/Notice';
import { useToast } from '../../../ui/toast';
import styles from '../Feedback.module.css';
import { FoldedForm } from '../FoldedForm';
import { countReasons } from './countReasons';
import { DECISION_KEYS } from './decisionKeys';
import { chosenCount, decidedMessages, hideAs, moderationMessages, newerCount } from './messages';
import { useDecideMutation, useUndoDecisionMutation } from './moderationApi';

interface Props {
  /** One decision for all of them. */
  readonly items: readonly QueueItem[];
  readonly onDecided: () => void;
}

const LONGEST_WORD = 1_000;
const check = checkFields({ reason: 'filled' });

/**
 * Lets something stand, or hides it: at once for the reason that most reports give, or with another
 * reason and a word to its author.
 */
export function DecideForm({ items, onDecided }: Props) {
  const { formatMessage } = useIntl();
  const standing = useDecision(items, onDecided);
  const hiding = useDecision(items, onDecided);
  const { failure } = toFormErrors(standing.error);
  const [reported] = items.length === 1 ? countReasons(items[0]!.reports) : [];
  const hide = ({ reason, feedback = '' }: Fields) =>
    hiding.decide({
      decision: 'hidden',
      reason: reason as ReportReason,
      ...(feedback.trim() && { feedback: feedback.trim() }),
    });
  return (
    <div className={items.length > 1 ? styles['message'] : undefined}>
      {items.length > 1 && (
        <p role="status">
          <FormattedMessage {...chosenCount} values={{ count: items.length }} />
        </p>
      )}
      <p className={styles['acts']}>
        <Button
          look="secondary"
          isPending={standing.isLoading}
          aria-keyshortcuts={DECISION_KEYS.keep}
          onClick={() => void standing.decide({ decision: 'shown' })}
        >
          <FormattedMessage {...moderationMessages.letStand} />
        </Button>
        {reported && (
          <Button
            look="danger"
            isPending={hiding.isLoading}
            aria-keyshortcuts={DECISION_KEYS.hide}
            onClick={() => void hiding.decide({ decision: 'hidden', reason: reported.reason })}
          >
            <FormattedMessage
              {...hideAs}
              values={{ reason: formatMessage(reasonMessages[reported.reason]) }}
            />
          </Button>
        )}
      </p>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <FoldedForm
        title={moderationMessages.hide}
        check={check}
        onSubmit={hide}
        isPending={hiding.isLoading}
        label={moderationMessages.hideNow}
        look="danger"
        {...toFormErrors(hiding.error)}
      >
        <RadioGroup
          name="reason"
          label={moderationMessages.reason}
          options={REPORT_REASONS.map((value) => ({
            value,
            label: formatMessage(reasonMessages[value]),
          }))}
        />
        <TextArea
          name="feedback"
          label={moderationMessages.feedback}
          hint={<FormattedMessage {...moderationMessages.feedbackHint} />}
          maxLetters={LONGEST_WORD}
          rows={3}
          isOptional
        />
      </FoldedForm>
    </div>
  );
}

/**
 * Sends a decision; it can be taken back while the note about it is shown. What others decided
 * meanwhile is said.
 */
function useDecision(items: readonly QueueItem[], onDecided: () => void) {
  const toast = useToast();
  const [send, { isLoading, error }] = useDecideMutation();
  const [sendUndo] = useUndoDecisionMutation();
  const undo = async (decisionId: string) => {
    const { error: refused } = await sendUndo(decisionId);
    if (refused) toast({ text: commentMessages.notDone, tone: 'bad' });
  };
  const decide = async (what: Omit<Decision, 'items'>) => {
    const { data } = await send({
      ...what,
      items: items.map(({ kind, id, revision }) => ({ kind, id, revision })),
    });
    if (!data) return false;
    const { decisionId, decided, newer } = data;
    if (decisionId !== null) {
      toast({
        text: decidedMessages[what.decision satisfies ModerationDecision],
        values: { count: decided },
        tone: 'good',
        undo: () => void undo(decisionId),
      });
    }
    if (newer.length > 0) toast({ text: newerCount, values: { count: newer.length }, tone: 'bad' });
    onDecided();
    return true;
  };
  return { decide, isLoading, error };
}
