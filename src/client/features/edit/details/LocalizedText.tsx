import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import { inLanguages } from '../../../intl/inLanguages';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { LanguageTexts } from '../../../parts/details/FormLanguages';
import { fieldInMessage } from '../../../parts/details/messages';
import { TextArea } from '../../../ui/forms/TextArea';

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

/** A short text in every language; the switch of the form says which of them is shown. */
export function LocalizedText(props: Props) {
  const { name, label, text, hint, original, limit, rows = 2 } = props;
  const { formatMessage } = useIntl();
  const offered = useOfferedLocales(original);
  const labels = inLanguages(fieldInMessage, { field: formatMessage(label) });
  return (
    <LanguageTexts texts={{ [name]: text ?? NONE }} original={original}>
      {(code) => (
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
      )}
    </LanguageTexts>
  );
}
