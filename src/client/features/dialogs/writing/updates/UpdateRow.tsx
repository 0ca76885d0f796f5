import { FormattedMessage } from 'react-intl';
import { DIALOG_LIMITS } from '../../../../../shared/contract/dialogs';
import type { WrittenUpdate } from '../../../../../shared/contract/dialogWriting';
import type { Localized } from '../../../../../shared/contract/text';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { useLocale } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { joinClasses } from '../../../../ui/joinClasses';
import folds from '../../../../ui/Fold.module.css';
import { Form } from '../../../../ui/forms/Form';
import { readLocalizedField } from '../../../../ui/forms/localized';
import { TimeText } from '../../../../ui/TimeText';
import { UserText } from '../../../../ui/UserText';
import { checkText } from '../checkText';
import { toDialogFormErrors, isRevisionConflict } from '../dialogFormErrors';
import { useChangeUpdateMutation } from '../dialogWritingApi';
import type { PartProps } from '../DialogWritingScreen';
import { LocalizedArea } from '../LocalizedArea';
import { updateLabels, updateMessages, writingMessages } from '../messages';
import styles from '../writing.module.css';

interface Props extends PartProps {
  readonly update: WrittenUpdate;
}

/** One update with its date, which stays, and below it the way to correct it or take it back. */
export function UpdateRow({ update, dialog, ...page }: Props) {
  const { slug, revisions, onNewer } = page;
  const { at, text } = update;
  const { originalLocale: original } = dialog;
  const limit = DIALOG_LIMITS.update;
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error }] = useChangeUpdateMutation();
  const send = async (next: Localized | null) => {
    const revision = revisions.since(dialog.revision);
    const body = { revision, at, text: next };
    const { data, error: failure } = await change({ slug, body, idempotencyKey: keyFor(body) });
    if (isRevisionConflict(failure)) onNewer();
    if (data) revisions.made(revision, data.revision);
    return data !== undefined;
  };
  return (
    <li className={styles['item']}>
      <PublishedUpdate update={update} original={original} />
      <details className={joinClasses(folds['fold'])}>
        <summary>
          <FormattedMessage {...updateMessages.correct} />
        </summary>
        <div className={styles['stack']}>
          <Form
            check={(fields) => checkText(fields, 'update', { original, limit })}
            onSubmit={(fields) => send(readLocalizedField(fields, 'update'))}
            isPending={isLoading}
            label={updateMessages.saveCorrection}
            saved={writingMessages.saved}
            look="secondary"
            warnsBeforeLeaving
            {...toDialogFormErrors(error)}
          >
            <LocalizedArea
              name="update"
              label={updateMessages.listTitle}
              labels={updateLabels}
              text={text}
              original={original}
              limit={limit}
            />
          </Form>
          <p className={styles['note']}>
            <FormattedMessage {...updateMessages.takeBackText} />
          </p>
          <p>
            <Button look="secondary" isPending={isLoading} onClick={() => void send(null)}>
              <FormattedMessage {...updateMessages.takeBack} />
            </Button>
          </p>
        </div>
      </details>
    </li>
  );
}

interface ToldProps {
  readonly update: WrittenUpdate;
  readonly original: PartProps['dialog']['originalLocale'];
}

function PublishedUpdate({ update: { at, editedAt, text }, original }: ToldProps) {
  const locale = useLocale();
  const lang = text[locale] === undefined ? original : locale;
  return (
    <>
      <p className={styles['note']}>
        <TimeText value={at} format="dateTime" />
        {editedAt && (
          <>
            {' '}
            <FormattedMessage {...updateMessages.corrected} />
          </>
        )}
      </p>
      <p>
        <UserText text={{ text: text[lang] ?? '', lang }} />
      </p>
    </>
  );
}
