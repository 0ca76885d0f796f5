import { EDIT_LIMITS } from '../../../shared/contract/editing';
import type { Locale } from '../../../shared/locales';
import { MarkdownEditor } from '../../ui/lazy/forms/MarkdownEditor';
import { TextArea } from '../../ui/lazy/forms/TextArea';
import styles from './edit.module.css';
import { textMessages } from './messages';
import { nameOf, type Start } from './writtenFields';

interface Props {
  readonly locale: Locale;
  readonly start: Start;
}

const ROWS = { title: 2, summary: 4 } as const;

/** Title, summary and text in one language. */
export function LanguageFields({ locale, start }: Props) {
  return (
    <div className={styles['texts']}>
      {(['title', 'summary'] as const).map((field) => (
        <TextArea
          key={field}
          name={nameOf(field, locale)}
          label={textMessages[field][locale]}
          defaultValue={start[field][locale] ?? ''}
          maxLetters={EDIT_LIMITS[field]}
          rows={ROWS[field]}
          lang={locale}
          isOptional
        />
      ))}
      <MarkdownEditor
        name={nameOf('body', locale)}
        label={textMessages.body[locale]}
        defaultValue={start.body[locale] ?? ''}
        maxLength={EDIT_LIMITS.body}
        lang={locale}
        isOptional
      />
    </div>
  );
}
