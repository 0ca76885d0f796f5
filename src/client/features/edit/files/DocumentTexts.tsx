import { FormattedMessage, useIntl } from 'react-intl';
import { FILE_LIMITS, type ContentFiles } from '../../../../shared/contract/files';
import { LOCALE_CODES, type Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { Select } from '../../../ui/forms/Select';
import { TextArea } from '../../../ui/forms/TextArea';
import styles from './files.module.css';
import { documentsMessages, documentTextMessages } from './messages';
import type { getDocumentFieldNames } from './writtenFiles';

interface Props {
  readonly names: ReturnType<typeof getDocumentFieldNames>;
  readonly saved: ContentFiles['attachments'][number] | undefined;
  readonly original: Locale;
  /** The title of a document that has none yet. */
  readonly start: string;
}

const FIELDS = ['title', 'description'] as const;

/** Title and description in every language, and the language of the document itself. */
export function DocumentTexts({ names, saved, original, start }: Props) {
  const { formatMessage } = useIntl();
  const texts = {
    title: saved?.title ?? { [original]: start },
    description: saved?.description ?? {},
  };
  return (
    <>
      <LanguageTabs
        label={documentsMessages.texts}
        texts={{ [names.title]: texts.title, [names.description]: texts.description }}
        original={original}
      >
        {(code) => (
          <div className={styles['texts']}>
            {FIELDS.map((field) => (
              <TextArea
                key={field}
                name={`${names[field]}.${code}`}
                label={documentTextMessages[field][code]}
                defaultValue={texts[field][code] ?? ''}
                maxLetters={FILE_LIMITS[field]}
                rows={2}
                lang={code}
                isOptional={field === 'description' || code !== original}
              />
            ))}
          </div>
        )}
      </LanguageTabs>
      <Select
        name={names.locale}
        label={documentsMessages.language}
        none={documentsMessages.noLanguage}
        hint={<FormattedMessage {...documentsMessages.languageHint} />}
        options={LOCALE_CODES.map((value) => ({
          value,
          label: formatMessage(languageMessages[value]),
        }))}
        defaultValue={saved?.locale ?? ''}
        isOptional
      />
    </>
  );
}
