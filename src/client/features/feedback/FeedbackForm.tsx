import { FormattedMessage, useIntl } from 'react-intl';
import type { FeedbackKind } from '../../../shared/contract/feedback';
import { FEEDBACK_LIMITS } from '../../../shared/feedbackLimits';
import { useSendFeedbackMutation } from '../../api/feedbackApi';
import { isProblem } from '../../api/problem';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectUser } from '../../state/sessionSlice';
import { checkFields } from '../../ui/forms/checkFields';
import { countLetters } from '../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { RadioGroup } from '../../ui/forms/RadioGroup';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import styles from './FeedbackScreen.module.css';
import { feedbackMessages, kindMessages } from './messages';
import type { Subject } from './subject';

const checkText = checkFields({ text: 'filled' });
const checkEmail = checkFields({ email: 'email' });

function check(fields: Fields): Faults {
  const { text = '', email = '' } = fields;
  const letters = countLetters(text.trim());
  return {
    ...(letters > FEEDBACK_LIMITS.most && { text: feedbackMessages.textTooLong }),
    ...(letters < FEEDBACK_LIMITS.least && { text: feedbackMessages.textTooShort }),
    ...checkText(fields),
    ...(email.trim() !== '' && checkEmail(fields)),
  };
}

/** A message that has arrived: its number, and whether an answer can follow. */
export interface SentFeedback {
  readonly ref: string;
  readonly hasEmail: boolean;
}

interface Props {
  readonly subject: Subject;
  readonly onSent: (sent: SentFeedback) => void;
}

/**
 * The message. A failed try keeps the text, and the key until the text is another one: however
 * often it is sent, it arrives once.
 */
export function FeedbackForm({ subject, onSent }: Props) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const user = useAppSelector(selectUser);
  const keyFor = useIdempotencyKeys();
  const [send, { isLoading, error }] = useSendFeedbackMutation();

  const submit = async ({ kind, text = '', email = '', website }: Fields) => {
    const { page, reference, sought } = subject;
    const address = email.trim();
    const message = {
      kind: kind as FeedbackKind,
      text: text.trim(),
      page,
      locale,
      ...(reference && { reference }),
      ...(sought && { sought }),
      ...(address && { email: address }),
      ...(website && { website }),
    };
    const { data } = await send({ ...message, idempotencyKey: keyFor(message) });
    if (data) onSent({ ref: data.ref, hasEmail: address !== '' });
    return data !== undefined;
  };
  const isSpam = isProblem(error) && error.code === 'looksAutomated';

  return (
    <Form
      check={check}
      onSubmit={submit}
      isPending={isLoading}
      label={feedbackMessages.send}
      draft="feedback"
      warnsBeforeLeaving
      {...toFormErrors(error)}
      {...(isSpam && { failure: <FormattedMessage {...feedbackMessages.looksAutomated} /> })}
    >
      <RadioGroup
        name="kind"
        label={feedbackMessages.kind}
        defaultValue={subject.kind}
        options={(Object.keys(kindMessages) as FeedbackKind[]).map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
        }))}
      />
      <TextArea
        name="text"
        label={feedbackMessages.text}
        hint={<FormattedMessage {...feedbackMessages.textHint} />}
        maxLetters={FEEDBACK_LIMITS.most}
        rows={8}
      />
      <TextField
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        label={feedbackMessages.email}
        hint={<FormattedMessage {...feedbackMessages.emailHint} />}
        defaultValue={user?.email ?? ''}
        isOptional
      />
      {/* After a refusal it begins anew, empty. */}
      <Trap key={String(isSpam)} />
    </Form>
  );
}

/** People do not see it and do not reach it; programs fill in whatever they find. */
function Trap() {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        <FormattedMessage {...feedbackMessages.website} />
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
