import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { MAX_CAPTION_BYTES } from '../../../../shared/captions';
import { COURSE_LIMITS } from '../../../../shared/contract/courseWriting';
import { CAPTIONS_TYPE, VIDEO_TYPES } from '../../../../shared/contract/files';
import { languageMessages } from '../../../intl/contents/messages';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { setText } from '../../../parts/builder/writtenPaper';
import { FileField } from './FileField';
import type { LessonProps } from './LessonCard';
import { TranslatedTextArea } from './TranslatedTextArea';
import { captionMessages, fieldMessages } from './messages';
import type { WrittenLesson } from './writtenCourse';

type Video = WrittenLesson['video'];

/** A film, its captions in the language that is written, and all that is said in it as a text. */
export function VideoPart({ lesson: { id, video }, onChange }: LessonProps) {
  const { locale } = useBuilder();
  const set = (make: (before: Video) => Video) =>
    onChange((before) => ({ ...before, video: make(before.video) }));
  return (
    <>
      <FileField
        name={`${id}.film`}
        label={fieldMessages.film}
        mediaTypes={VIDEO_TYPES}
        file={video.film}
        hint={fieldMessages.filmHint}
        onFile={(film) => set((before) => ({ ...before, film }))}
      />
      <Captions
        key={locale}
        name={`${id}.captions`}
        captions={video.captions}
        onCaptions={(captions) => set((before) => ({ ...before, captions }))}
      />
      <TranslatedTextArea
        name={`${id}.transcript`}
        label={fieldMessages.transcript}
        texts={video.transcript}
        most={COURSE_LIMITS.transcript}
        onText={(text) =>
          set((before) => ({ ...before, transcript: setText(before.transcript, locale, text) }))
        }
      />
    </>
  );
}

interface CaptionsProps {
  readonly name: string;
  readonly captions: Video['captions'];
  readonly onCaptions: (captions: Video['captions']) => void;
}

function Captions({ name, captions, onCaptions }: CaptionsProps) {
  const { formatMessage } = useIntl();
  const { locale } = useBuilder();
  const others = captions.filter((one) => one.locale !== locale);
  const own = captions.find((one) => one.locale === locale);
  const there = captions.map((one) => formatMessage(languageMessages[one.locale]));
  return (
    <div className={styles['stack']} data-field={name}>
      <FileField
        name={`${name}.${locale}`}
        label={captionMessages[locale]}
        mediaTypes={[CAPTIONS_TYPE]}
        maxBytes={MAX_CAPTION_BYTES}
        file={own?.file ?? null}
        hint={fieldMessages.captionsHint}
        onFile={(file) => onCaptions(file === null ? others : [...others, { locale, file }])}
      />
      <GroupFault name={name} />
      {there.length > 0 && (
        <p className={styles['note']}>
          <FormattedMessage
            {...fieldMessages.captionsThere}
            values={{ languages: <FormattedList value={there} /> }}
          />
        </p>
      )}
    </div>
  );
}
