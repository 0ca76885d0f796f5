import { LEGAL_FIELDS, LEGAL_LIMITS, type LegalDraft } from '../../../../shared/contract/legal';
import type { Locale } from '../../../../shared/locales';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';
import { TextArea } from '../../../ui/forms/TextArea';
import { fieldMessages, writingMessages } from './messages';
import styles from './writing.module.css';

interface Props {
  readonly draft: LegalDraft;
  /** Hides the field for what changes. */
  readonly isFirst: boolean;
}

const ROWS = { title: 2, summary: 4, whatChanged: 4 } as const;

/**
 * The texts of a draft, one tab for each language. The text itself can be read as its readers will.
 */
export function DraftTexts({ draft, isFirst }: Props) {
  const { title, summary, body, whatChanged, originalLocale } = draft;
  return (
    <LanguageTabs
      label={writingMessages.texts}
      texts={{ title, summary, body, ...(!isFirst && { whatChanged }) }}
      original={originalLocale}
    >
      {(locale) => <LanguageTexts draft={draft} isFirst={isFirst} locale={locale} />}
    </LanguageTabs>
  );
}

function LanguageTexts({ draft, isFirst, locale }: Props & { readonly locale: Locale }) {
  return (
    <div className={styles['fields']}>
      {LEGAL_FIELDS.filter((field) => !(isFirst && field === 'whatChanged')).map((field) => {
        const props = {
          name: `${field}.${locale}`,
          label: fieldMessages[field][locale],
          lang: locale,
          defaultValue: draft[field][locale] ?? '',
          isOptional: true,
        };
        return field === 'body' ? (
          <MarkdownEditor key={field} {...props} maxLength={LEGAL_LIMITS.body} hasExtent />
        ) : (
          <TextArea key={field} {...props} maxLetters={LEGAL_LIMITS[field]} rows={ROWS[field]} />
        );
      })}
    </div>
  );
}
