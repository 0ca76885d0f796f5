import { FormattedMessage } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { LanguageTexts } from '../../../../parts/details/FormLanguages';
import { MarkdownEditor } from '../../../../ui/forms/MarkdownEditor';
import styles from '../edit/MeetingEdit.module.css';
import { recordMessages, minutesTextMessages } from './messages';

interface Props {
  readonly source: MeetingSource;
}

/** Fields for the minutes, in each language. */
export function MinutesFields({ source }: Props) {
  const { minutes, originalLocale: original } = source;
  return (
    <section aria-labelledby="minutes-title" className={styles['fields']}>
      <h2 id="minutes-title">
        <FormattedMessage {...recordMessages.minutesTexts} />
      </h2>
      <LanguageTexts texts={{ minutes }} original={original}>
        {(lang) => (
          <div>
            <MarkdownEditor
              name={`minutes.${lang}`}
              label={minutesTextMessages[lang]}
              lang={lang}
              defaultValue={minutes[lang] ?? ''}
              maxLength={MEETING_LIMITS.minutes}
              isOptional
            />
          </div>
        )}
      </LanguageTexts>
    </section>
  );
}
