import type { MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { TextArea } from '../../../ui/forms/TextArea';

interface Props {
  readonly name: string;
  /** Label of the tabs. */
  readonly label: MessageDescriptor;
  /** Label of the field in each language. */
  readonly labels: Readonly<Record<Locale, MessageDescriptor>>;
  readonly text: Localized | null;
  readonly original: Locale;
  /** Letters. */
  readonly limit: number;
  readonly rows?: number;
}

/** A short text in every language, one tab for each; drafts may do without. */
export function LocalizedText(props: Props) {
  const { name, label, labels, text, original, limit, rows = 2 } = props;
  return (
    <LanguageTabs label={label} texts={{ [name]: text ?? {} }} original={original}>
      {(lang) => (
        <TextArea
          name={`${name}.${lang}`}
          label={labels[lang]}
          lang={lang}
          defaultValue={text?.[lang] ?? ''}
          maxLetters={limit}
          rows={rows}
          isOptional
        />
      )}
    </LanguageTabs>
  );
}
