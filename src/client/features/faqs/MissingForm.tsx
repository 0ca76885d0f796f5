import { FormattedMessage } from 'react-intl';
import { FEEDBACK_LIMITS } from '../../../shared/feedbackLimits';
import { useSendFeedbackMutation } from '../../api/feedbackApi';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useLocale } from '../../intl/IntlRoot';
import { countLetters } from '../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { TextArea } from '../../ui/forms/TextArea';
import { missingMessages } from './messages';

const check = ({ text = '' }: Fields): Faults =>
  countLetters(text.trim()) < FEEDBACK_LIMITS.least ? { text: missingMessages.tooShort } : {};

/** Form on what was missing in an answer, for the editors. The text is optional. */
export function MissingForm({ slug }: { readonly slug: string }) {
  const locale = useLocale();
  const keyFor = useIdempotencyKeys();
  const [send, { isLoading, error, isSuccess }] = useSendFeedbackMutation();
  const submit = async ({ text = '' }: Fields) => {
    const message = { kind: 'missing', text: text.trim(), page: `/faqs/${slug}`, locale } as const;
    const { data } = await send({ ...message, idempotencyKey: keyFor(message) });
    return data !== undefined;
  };
  if (isSuccess)
    return (
      <p role="status">
        <FormattedMessage {...missingMessages.sent} />
      </p>
    );
  return (
    <Form
      check={check}
      onSubmit={submit}
      isPending={isLoading}
      label={missingMessages.send}
      look="secondary"
      draft={`missing.${slug}`}
      {...toFormErrors(error)}
    >
      <TextArea
        name="text"
        label={missingMessages.label}
        hint={<FormattedMessage {...missingMessages.hint} />}
        maxLetters={FEEDBACK_LIMITS.most}
        rows={3}
      />
    </Form>
  );
}
