import type { MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';
import { TextArea } from '../../../ui/forms/TextArea';

interface Props {
  readonly name: string;
  /** Label of the tabs. */
  readonly label: MessageDescriptor;
  /** Label of the field in each language. */
  readonly labels: Readonly<Record<Locale, MessageDescriptor>>;
  readonly text: Localized;
  readonly original: Locale;
  /** Letters. */
  readonly limit: number;
  readonly isMarkdown?: boolean;
}

/** A text in every language, one tab for each. */
export function LocalizedArea(props: Props) {
  const { name, label, labels, text, original, limit, isMarkdown } = props;
  return (
    <LanguageTabs label={label} texts={{ [name]: text }} original={original}>
      {(lang) => {
        const field = {
          name: `${name}.${lang}`,
          label: labels[lang],
          lang,
          defaultValue: text[lang] ?? '',
          isOptional: lang !== original,
        };
        return isMarkdown ? (
          <MarkdownEditor {...field} maxLength={limit} />
        ) : (
          <TextArea {...field} maxLetters={limit} />
        );
      }}
    </LanguageTabs>
  );
}
