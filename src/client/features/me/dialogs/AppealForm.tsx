import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readDraft } from '../../../api/draft';
import { useAppDispatch } from '../../../store/hooks';
import { checkFields } from '../../../ui/forms/checkFields';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextArea } from '../../../ui/forms/TextArea';
import { useToast } from '../../../ui/toast';
import { appealMessages } from './messages';
import styles from './MyDialogs.module.css';
import { useAppealMutation, type HiddenText } from './myDialogsApi';

/** Letters; the contract's own limits would bring its schemas into the browser. */
const LEAST = 10;
const MOST = 1_000;

const isFilled = checkFields({ text: 'filled' });

function check(fields: Fields): Faults {
  const letters = countLetters((fields['text'] ?? '').trim());
  const isFitting = letters >= LEAST && letters <= MOST;
  return { ...(!isFitting && { text: appealMessages.length }), ...isFilled(fields) };
}

interface Props {
  readonly item: HiddenText;
  /** The form and the focus in it go away with this. */
  readonly onSent: () => void;
}

/**
 * Asks for another look at what was hidden, once. What is typed is kept in this tab until it is
 * sent.
 */
export function AppealForm({ item: { kind, id }, onSent }: Props) {
  const draft = `appeal-${id}`;
  const isBegun = useIsBegun(draft);
  const toast = useToast();
  const [send, { isLoading, error }] = useAppealMutation();
  const submit = async ({ text = '' }: Fields) => {
    const { error: refused } = await send({ of: { kind, id }, text: text.trim() });
    if (!refused) toast({ text: appealMessages.sent, tone: 'good' });
    return refused === undefined;
  };
  return (
    <details className={styles['fold']} open={isBegun}>
      <summary>
        <FormattedMessage {...appealMessages.ask} />
      </summary>
      <Form
        check={check}
        onSubmit={submit}
        onSaved={onSent}
        isPending={isLoading}
        label={appealMessages.ask}
        draft={draft}
        warnsBeforeLeaving
        {...toFormErrors(error)}
      >
        <TextArea
          name="text"
          label={appealMessages.text}
          hint={<FormattedMessage {...appealMessages.hint} />}
          maxLetters={MOST}
        />
      </Form>
    </details>
  );
}

/** Tells whether something was typed last time; the host does not know it. */
function useIsBegun(draft: string): boolean {
  const dispatch = useAppDispatch();
  const [isBegun, setBegun] = useState(false);
  useEffect(() => setBegun(Object.keys(dispatch(readDraft(draft))).length > 0), [dispatch, draft]);
  return isBegun;
}
