import { FormattedMessage, useIntl } from 'react-intl';
import type { WrittenDialog } from '../../../../../shared/contract/dialogWriting';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { languageMessages } from '../../../../intl/contents/messages';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { Select } from '../../../../ui/forms/Select';
import { Switch } from '../../../../ui/forms/Switch';
import { TextArea } from '../../../../ui/forms/TextArea';
import { toDialogFormErrors } from '../dialogFormErrors';
import { useAddSeedsMutation } from '../dialogWritingApi';
import { seedMessages } from '../messages';
import { useFormReset } from '../useFormReset';
import styles from '../writing.module.css';
import { checkSeeds, readSeeds } from './seedFields';
import { useOfferedLocales } from '../../../../intl/IntlRoot';

interface Props {
  readonly slug: string;
  readonly dialog: WrittenDialog;
}

const ROWS = 8;

/** New statements, all or none; once they are there, the field is empty for more. */
export function NewSeedsForm({ slug, dialog }: Props) {
  const { formatMessage } = useIntl();
  const keyFor = useIdempotencyKeys();
  const [add, { data, isLoading, error }] = useAddSeedsMutation();
  const { turn, told, goOn } = useFormReset();
  const languages = useOfferedLocales(dialog.originalLocale);
  const send = async (fields: Fields) => {
    const body = readSeeds(fields);
    const { data: answer } = await add({ slug, body, idempotencyKey: keyFor(body) });
    return answer !== undefined;
  };
  return (
    <>
      <p className={styles['note']}>
        <FormattedMessage {...seedMessages.newText} />
      </p>
      <Form
        key={turn}
        draft={`dialog.${slug}.seeds`}
        check={checkSeeds}
        onSubmit={send}
        onSaved={goOn}
        isPending={isLoading}
        label={seedMessages.add}
        warnsBeforeLeaving
        {...toDialogFormErrors(error)}
      >
        <Select
          name="lang"
          label={seedMessages.lang}
          options={languages.map((value) => ({
            value,
            label: formatMessage(languageMessages[value]),
          }))}
          defaultValue={dialog.originalLocale}
        />
        <TextArea
          name="seeds"
          label={seedMessages.lines}
          hint={<FormattedMessage {...seedMessages.linesHint} />}
          rows={ROWS}
        />
        <Switch
          name="isMeta"
          label={seedMessages.meta}
          hint={<FormattedMessage {...seedMessages.metaHint} />}
        />
      </Form>
      <p ref={told} role="status" tabIndex={-1} className={styles['note']}>
        {data && <FormattedMessage {...seedMessages.added} values={{ count: data.items.length }} />}
      </p>
    </>
  );
}
