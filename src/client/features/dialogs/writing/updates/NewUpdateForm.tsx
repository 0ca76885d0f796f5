import { FormattedMessage } from 'react-intl';
import { DIALOG_LIMITS } from '../../../../../shared/contract/dialogs';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { readLocalizedField } from '../../../../ui/forms/localized';
import { checkText } from '../checkText';
import { toDialogFormErrors, isRevisionConflict } from '../dialogFormErrors';
import { useAddUpdateMutation } from '../dialogWritingApi';
import type { PartProps } from '../DialogWritingScreen';
import { LocalizedArea } from '../LocalizedArea';
import { updateLabels, updateMessages } from '../messages';
import { useFormReset } from '../useFormReset';
import styles from '../writing.module.css';

/** Form for a new report; once it is published, the fields are empty for the next one. */
export function NewUpdateForm({ slug, dialog, revisions, onNewer }: PartProps) {
  const keyFor = useIdempotencyKeys();
  const [add, { isLoading, isSuccess, error }] = useAddUpdateMutation();
  const { turn, told, goOn } = useFormReset();
  const send = async (fields: Fields) => {
    const revision = revisions.since(dialog.revision);
    const body = { revision, text: readLocalizedField(fields, 'update') };
    const { data, error: failure } = await add({ slug, body, idempotencyKey: keyFor(body) });
    if (isRevisionConflict(failure)) onNewer();
    if (data) revisions.made(revision, data.revision);
    return data !== undefined;
  };
  return (
    <>
      <p className={styles['note']}>
        <FormattedMessage {...updateMessages.newText} />
      </p>
      <Form
        key={turn}
        draft={`dialog.${slug}.update`}
        check={(fields) =>
          checkText(fields, 'update', {
            original: dialog.originalLocale,
            limit: DIALOG_LIMITS.update,
          })
        }
        onSubmit={send}
        onSaved={goOn}
        isPending={isLoading}
        label={updateMessages.add}
        warnsBeforeLeaving
        {...toDialogFormErrors(error)}
      >
        <LocalizedArea
          name="update"
          label={updateMessages.newTitle}
          labels={updateLabels}
          text={{}}
          original={dialog.originalLocale}
          limit={DIALOG_LIMITS.update}
        />
      </Form>
      <p ref={told} role="status" tabIndex={-1} className={styles['note']}>
        {isSuccess && <FormattedMessage {...updateMessages.added} />}
      </p>
    </>
  );
}
