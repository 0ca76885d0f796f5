import { FormattedMessage } from 'react-intl';
import { useKeys } from '../../../../api/useKeys';
import { Form, type Fields } from '../../../../ui/lazy/forms/Form';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { useCancelPollMutation } from '../builderApi';
import styles from '../builder.module.css';
import { Failure } from '../Failure';
import type { ActionProps } from './actionProps';
import { LocalizedAreas, localizedOf } from './LocalizedAreas';
import { cancelMessages, cancelReasons } from './messages';

/** Calls a poll off; whoever looks at it reads why. */
export function CancelForm({ slug, paper, isDirty, onPaper }: ActionProps) {
  const { originalLocale: original, revision } = paper;
  const keyFor = useKeys();
  const [cancel, { isLoading, error }] = useCancelPollMutation();
  const send = async (fields: Fields) => {
    if (isDirty) return;
    const body = { revision, reason: localizedOf(fields, 'reason') };
    const { data } = await cancel({ slug, body, idempotencyKey: keyFor(body) });
    if (data) onPaper(data);
  };
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...cancelMessages.text} />
      </p>
      <Form
        label={cancelMessages.cancel}
        look="danger"
        check={(fields) =>
          localizedOf(fields, 'reason')[original]
            ? {}
            : { [`reason.${original}`]: faultMessages.missing }
        }
        onSubmit={send}
        isPending={isLoading}
        failure={error && <Failure error={error} />}
      >
        <LocalizedAreas name="reason" labels={cancelReasons} required={original} />
      </Form>
    </div>
  );
}
