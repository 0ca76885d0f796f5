import { FormattedMessage } from 'react-intl';
import type { FeedbackItem } from '../../../shared/contract/feedback';
import { FEEDBACK_LIMITS } from '../../../shared/feedbackLimits';
import { checkFields } from '../../ui/forms/checkFields';
import { countLetters } from '../../ui/forms/countLetters';
import type { Faults, Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { TextArea } from '../../ui/forms/TextArea';
import { useToast } from '../../ui/toast';
import { useAnswerFeedbackMutation } from './feedbackAdminApi';
import { FoldedForm } from './FoldedForm';
import { answerSent, inboxMessages } from './messages';

const checkFilled = checkFields({ answer: 'filled' });

function check(fields: Fields): Faults {
  const letters = countLetters((fields['answer'] ?? '').trim());
  const isFitting = letters >= FEEDBACK_LIMITS.least && letters <= FEEDBACK_LIMITS.most;
  return { ...(!isFitting && { answer: inboxMessages.answerLength }), ...checkFilled(fields) };
}

/** The answer, which leaves by mail. */
export function FeedbackAnswer({ item: { id, ref, locale } }: { readonly item: FeedbackItem }) {
  const toast = useToast();
  const [send, { isLoading, error }] = useAnswerFeedbackMutation();
  const submit = async ({ answer = '' }: Fields) => {
    const { error: refused } = await send({ id, text: answer.trim() });
    if (!refused)
      toast({ text: answerSent, values: { ref: <bdi dir="ltr">{ref}</bdi> }, tone: 'good' });
    return refused === undefined;
  };
  return (
    <FoldedForm
      title={inboxMessages.answer}
      check={check}
      onSubmit={submit}
      isPending={isLoading}
      label={inboxMessages.sendAnswer}
      draft={`answer-${id}`}
      warnsBeforeLeaving
      {...toFormErrors(error)}
    >
      <TextArea
        name="answer"
        label={inboxMessages.yourAnswer}
        hint={<FormattedMessage {...inboxMessages.answerHint} />}
        maxLetters={FEEDBACK_LIMITS.most}
        lang={locale}
      />
    </FoldedForm>
  );
}
