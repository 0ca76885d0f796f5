import { FormattedMessage } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { LanguageTabs } from '../../../../ui/forms/LanguageTabs';
import { MarkdownEditor } from '../../../../ui/forms/MarkdownEditor';
import styles from '../edit/MeetingEdit.module.css';
import { recordMessages, minutesTextMessages } from './messages';

interface Props {
  readonly source: MeetingSource;
  readonly isBeside: boolean;
}

/** Fields for the minutes, in each language. */
export function MinutesFields({ source, isBeside }: Props) {
  const { minutes, originalLocale: original } = source;
  return (
    <section aria-labelledby="minutes-title" className={styles['fields']}>
      <h2 id="minutes-title">
        <FormattedMessage {...recordMessages.minutesTexts} />
      </h2>
      <LanguageTabs
        label={recordMessages.minutesTexts}
        texts={{ minutes }}
        original={original}
        isBeside={isBeside}
      >
        {(lang) => (
          <MarkdownEditor
            name={`minutes.${lang}`}
            label={minutesTextMessages[lang]}
            lang={lang}
            defaultValue={minutes[lang] ?? ''}
            maxLength={MEETING_LIMITS.minutes}
            isOptional
          />
        )}
      </LanguageTabs>
    </section>
  );
}
