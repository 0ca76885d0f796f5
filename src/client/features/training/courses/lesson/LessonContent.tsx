import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { DetailPage } from '../../../../../shared/contract/content';
import type {
  Course,
  Lesson,
  LessonFile,
  TrainingDetails,
} from '../../../../../shared/contract/training';
import { isForEverybody } from '../../../../parts/content/Attachments';
import { ButtonLink } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { Markdown } from '../../../../ui/Markdown';
import { Notice } from '../../../../ui/Notice';
import { useFilePaths } from '../../../../ui/filePaths';
import { getTypeName } from '../../../../ui/fileTypes';
import { parseSafeLink } from '../../../../ui/safeLink';
import { useFileSize } from '../../../../ui/useFileSize';
import { usePrivateFile } from '../../../../ui/usePrivateFile';
import styles from './Lesson.module.css';
import { lessonMessages } from './messages';
import { LessonVideo } from './LessonVideo';
import { courseMessages } from '../messages';

export interface LessonProps {
  readonly page: DetailPage<TrainingDetails>;
  readonly lesson: Lesson;
}

interface Props extends LessonProps {
  readonly course: Course;
}

/** Content of a lesson, by its kind, with the words about it. */
export function LessonContent({ page, course, lesson }: Props) {
  const { body, quiz, video, document, link } = lesson;
  return (
    <>
      {video && <LessonVideo page={page} lesson={lesson} video={video} />}
      {body.text && <Markdown text={body} />}
      {document && <Download page={page} document={document} />}
      {quiz && <Quiz slug={quiz} passMark={course.passMarkPercent} />}
      <Elsewhere address={link ?? null} />
    </>
  );
}

function Quiz({ slug, passMark }: { readonly slug: string; readonly passMark: number }) {
  const percent = <FormattedNumber value={passMark / 100} style="percent" />;
  return (
    <>
      <p>
        <FormattedMessage {...courseMessages.quizIntro} values={{ percent }} />
      </p>
      <ButtonLink look="secondary" to={`/quizzes/${slug}`}>
        <FormattedMessage {...courseMessages.toQuiz} />
      </ButtonLink>
    </>
  );
}

interface DownloadProps extends Pick<LessonProps, 'page'> {
  readonly document: LessonFile;
}

/** Link to download the document, with its kind and its size before that. */
function Download({ page, document: { file, name, mediaType, bytes } }: DownloadProps) {
  const size = useFileSize()(bytes);
  const path = useFilePaths().file(file, name);
  const { linkTo, isFailed } = usePrivateFile(isForEverybody(page));
  return (
    <>
      {isFailed && (
        <Notice tone="bad" role="alert">
          <FormattedMessage {...lessonMessages.fileFailed} />
        </Notice>
      )}
      <p className={styles['download']}>
        <Icon name="document" />
        <a {...linkTo(file, path)} download={name} type={mediaType}>
          <FormattedMessage {...lessonMessages.download} values={{ name: <bdi>{name}</bdi> }} />
        </a>
        <span className={styles['facts']}>
          <bdi>{getTypeName(mediaType)}</bdi> {size}
        </span>
      </p>
    </>
  );
}

/** Link that says that it leads elsewhere, and where to. */
function Elsewhere({ address }: { readonly address: string | null }) {
  const link = parseSafeLink(address);
  if (!link) return null;
  const host = <bdi dir="ltr">{link.host}</bdi>;
  return (
    <>
      <p className={styles['facts']}>
        <FormattedMessage {...lessonMessages.elsewhereNote} values={{ host }} />
      </p>
      <p className={styles['download']}>
        <a href={link.href} rel="noopener noreferrer external">
          <FormattedMessage {...lessonMessages.elsewhere} values={{ host }} />
        </a>
      </p>
    </>
  );
}
