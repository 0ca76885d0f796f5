import { FormattedMessage } from 'react-intl';
import type { DialogSeed } from '../../../../../shared/contract/dialogWriting';
import { STATEMENT_LIMITS } from '../../../../../shared/contract/statements';
import { LOCALE_CODES } from '../../../../../shared/locales';
import { languageMessages } from '../../../../intl/contents/messages';
import { Badge } from '../../../../ui/Badge';
import { joinClasses } from '../../../../ui/joinClasses';
import folds from '../../../../ui/Fold.module.css';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { readLocalizedField, listTooLongFields } from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { Switch } from '../../../../ui/forms/Switch';
import { TextArea } from '../../../../ui/forms/TextArea';
import { UserText } from '../../../../ui/UserText';
import { toDialogFormErrors } from '../dialogFormErrors';
import { useChangeSeedMutation } from '../dialogWritingApi';
import { seedLabels, seedMessages, writingMessages } from '../messages';
import styles from '../writing.module.css';
import { useOfferedLocales } from '../../../../intl/IntlRoot';

interface Props {
  readonly slug: string;
  readonly seed: DialogSeed;
}

const ROWS = 2;

/** Reads the change of a statement from the fields: it keeps its words, and gets translations. */
function changeOf(fields: Fields) {
  const texts = readLocalizedField(fields, 'text');
  const hasTexts = Object.keys(texts).length > 0;
  return { isMeta: fields['isMeta'] === 'on', ...(hasTexts && { texts }) };
}

const checkLength = (fields: Fields) =>
  Object.fromEntries(
    listTooLongFields(fields, 'text', STATEMENT_LIMITS.most).map((name) => [
      name,
      faultMessages.tooLong,
    ]),
  );

/** One statement, the languages that it is there in, and its translations. */
export function SeedRow({ slug, seed }: Props) {
  const { id, lang, texts, isMeta } = seed;
  const offered = useOfferedLocales();
  // A text that is there keeps its field: saving deletes none.
  const languages = LOCALE_CODES.filter(
    (code) => code !== lang && (offered.includes(code) || texts[code]),
  );
  const [change, { isLoading, error }] = useChangeSeedMutation();
  const send = async (fields: Fields) => {
    const { data } = await change({ slug, id, body: changeOf(fields) });
    return data !== undefined;
  };
  return (
    <li className={styles['item']}>
      <p>
        <UserText text={{ text: texts[lang] ?? '', lang }} />
      </p>
      <Marks seed={seed} />
      <details className={joinClasses(folds['fold'])}>
        <summary>
          <FormattedMessage {...seedMessages.translate} />
        </summary>
        <Form
          check={checkLength}
          onSubmit={send}
          isPending={isLoading}
          label={seedMessages.save}
          saved={writingMessages.saved}
          look="secondary"
          warnsBeforeLeaving
          {...toDialogFormErrors(error)}
        >
          {languages.map((code) => (
            <TextArea
              key={code}
              name={`text.${code}`}
              label={seedLabels[code]}
              defaultValue={texts[code] ?? ''}
              maxLetters={STATEMENT_LIMITS.most}
              rows={ROWS}
              lang={code}
              isOptional
            />
          ))}
          <Switch name="isMeta" label={seedMessages.meta} isOn={isMeta} />
        </Form>
      </details>
    </li>
  );
}

function Marks({ seed: { texts, isMeta } }: Pick<Props, 'seed'>) {
  return (
    <p className={styles['marks']}>
      {isMeta && (
        <Badge>
          <FormattedMessage {...seedMessages.metaBadge} />
        </Badge>
      )}
      {LOCALE_CODES.filter((code) => texts[code]).map((code) => (
        <Badge key={code}>
          <FormattedMessage {...languageMessages[code]} />
        </Badge>
      ))}
    </p>
  );
}
