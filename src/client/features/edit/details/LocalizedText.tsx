import { useId } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import { inLanguages } from '../../../intl/inLanguages';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { TextArea } from '../../../ui/forms/TextArea';
import { fieldInMessage } from '../../../parts/details/messages';
import styles from './details.module.css';

interface Props {
  readonly name: string;
  /** Shown above the tabs; with the language, the name of each field. */
  readonly label: MessageDescriptor;
  readonly text: Localized | null;
  readonly hint?: MessageDescriptor;
  readonly original: Locale;
  /** Letters. */
  readonly limit: number;
  readonly rows?: number;
}

/** A short text in every language, one tab for each; drafts may do without. */
export function LocalizedText(props: Props) {
  const { name, label, text, hint, original, limit, rows = 2 } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const labels = inLanguages(fieldInMessage, { field: formatMessage(label) });
  return (
    <div role="group" aria-labelledby={id} className={styles['localized']}>
      <p id={id} className={styles['name']}>
        <FormattedMessage {...label} />
      </p>
      <LanguageTabs label={label} texts={{ [name]: text ?? {} }} original={original}>
        {(lang) => (
          <TextArea
            name={`${name}.${lang}`}
            label={labels[lang]}
            isNamedAbove
            hint={hint && <FormattedMessage {...hint} />}
            lang={lang}
            defaultValue={text?.[lang] ?? ''}
            maxLetters={limit}
            rows={rows}
            isOptional
          />
        )}
      </LanguageTabs>
    </div>
  );
}
