import { FormattedMessage, useIntl } from 'react-intl';
import type { Lesson } from '../../../../../shared/contract/training';
import { useLocale } from '../../../../intl/IntlRoot';
import { languageMessages } from '../../../../intl/contents/messages';
import { isForEverybody } from '../../../../parts/content/Attachments';
import folding from '../../../../ui/Fold.module.css';
import { Markdown } from '../../../../ui/Markdown';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useFileLinks } from '../../../../ui/useFileLinks';
import styles from './Lesson.module.css';
import type { LessonProps } from './LessonContent';
import { lessonMessages } from './messages';

type Video = NonNullable<Lesson['video']>;

interface Props extends LessonProps {
  readonly video: Video;
}

const captionsOf = ({ locale, file }: Video['captions'][number]) => ({
  file,
  name: `captions.${locale}.vtt`,
});

/**
 * A film in the browser's own player with its captions, and all that is said and shown in it as a
 * text.
 */
export function LessonVideo({ page, lesson, video }: Props) {
  const { film, transcript } = video;
  return (
    <>
      {film ? (
        <Player page={page} lesson={lesson} video={video} film={film} />
      ) : (
        <p>
          <FormattedMessage {...lessonMessages.noFilm} />
        </p>
      )}
      {transcript.text && (
        <details className={folding['fold']}>
          <summary>
            <FormattedMessage {...lessonMessages.transcript} />
          </summary>
          <Markdown text={transcript} />
        </details>
      )}
    </>
  );
}

interface PlayerProps extends Props {
  readonly film: NonNullable<Video['film']>;
}

function Player({ page, lesson, video: { captions }, film }: PlayerProps) {
  const { formatMessage } = useIntl();
  const pageLocale = useLocale();
  const files = [film, ...captions.map(captionsOf)];
  const { addressOf, isFailed } = useFileLinks(files, isForEverybody(page));
  const address = addressOf(film);
  if (isFailed)
    return (
      <Notice
        tone="warn"
        role="alert"
        title={<FormattedMessage {...lessonMessages.filmFailed} />}
      />
    );
  if (address === undefined || files.some((file) => addressOf(file) === undefined))
    return <Skeleton lines={4} />;
  // The API may have an origin of its own: captions are then read across origins.
  const isElsewhere = /^https?:/.test(address);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- there is one for each language, which the rule does not see
    <video
      className={styles['film']}
      controls
      playsInline
      preload="metadata"
      src={address}
      aria-label={lesson.title.text}
      {...(isElsewhere && { crossOrigin: 'anonymous' })}
    >
      {captions.map((one) => (
        <track
          key={one.locale}
          kind="captions"
          src={addressOf(captionsOf(one))}
          srcLang={one.locale}
          label={formatMessage(languageMessages[one.locale])}
          default={one.locale === pageLocale}
        />
      ))}
    </video>
  );
}
