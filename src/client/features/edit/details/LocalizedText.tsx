import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../../shared/locales';
import { inLanguages } from '../../../intl/inLanguages';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { fieldInMessage } from '../../../parts/details/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import styles from './details.module.css';
import { useDetailsText } from './DetailsLanguages';

interface Props {
  readonly name: string;
  /** With the language, the name of each field. */
  readonly label: MessageDescriptor;
  readonly text: Localized | null;
  readonly hint?: MessageDescriptor;
  readonly original: Locale;
  /** Letters. */
  readonly limit: number;
  readonly rows?: number;
}

const NONE: Localized = {};

/**
 * A short text in every language; the switch of the form says which of them is shown. The fields of
 * all languages stay on the page: the form has them all, and saving deletes no text.
 */
export function LocalizedText(props: Props) {
  const { name, label, text, hint, original, limit, rows = 2 } = props;
  const { formatMessage } = useIntl();
  const shown = useDetailsText(name, text ?? NONE);
  const offered = useOfferedLocales(original);
  const labels = inLanguages(fieldInMessage, { field: formatMessage(label) });
  const rest = LOCALE_CODES.filter((code) => code !== original);
  return (
    <div className={styles['localized']} data-beside={shown.length > 1 || undefined}>
      {[original, ...rest].map((code) => (
        <div key={code} hidden={!shown.includes(code)}>
          <TextArea
            name={`${name}.${code}`}
            label={offered.length > 1 ? labels[code] : label}
            hint={hint && <FormattedMessage {...hint} />}
            lang={code}
            defaultValue={text?.[code] ?? ''}
            maxLetters={limit}
            rows={rows}
            isOptional
          />
        </div>
      ))}
    </div>
  );
}
