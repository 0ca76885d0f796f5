import { FormattedMessage } from 'react-intl';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { useCancelPollMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import type { ActionProps } from './actionProps';
import { LocalizedAreas, readLocalizedAreas } from './LocalizedAreas';
import { cancelMessages, cancelReasons } from './messages';
import { returnPaper, usePaperAction } from './usePaperAction';

/** Calls a poll off; whoever looks at it reads why. */
export function CancelForm(props: ActionProps) {
  const { originalLocale: original } = props.paper;
  const { act, isLoading, failure } = usePaperAction(useCancelPollMutation(), props, returnPaper);
  const send = (fields: Fields) => act({ reason: readLocalizedAreas(fields, 'reason') });
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...cancelMessages.text} />
      </p>
      <Form
        label={cancelMessages.cancel}
        look="danger"
        check={(fields) =>
          readLocalizedAreas(fields, 'reason')[original]
            ? {}
            : { [`reason.${original}`]: faultMessages.missing }
        }
        onSubmit={send}
        isPending={isLoading}
        failure={failure}
      >
        <LocalizedAreas name="reason" labels={cancelReasons} required={original} />
      </Form>
    </div>
  );
}
