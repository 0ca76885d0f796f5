import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { TrainingDetails } from '../../../shared/contract/training';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import { getLessonPath } from './courses/coursePaths';
import { lessonKindMessages } from './courses/lesson/messages';
import { courseMessages } from './courses/messages';
import { useEnrollment } from './courses/useEnrollment';
import styles from './Lessons.module.css';
import { trainingMessages } from './messages';

export type Modules = NonNullable<TrainingDetails['course']>['modules'];
type Lesson = Modules[number]['lessons'][number];

interface Props {
  readonly slug: string;
  readonly modules: Modules;
}

/** The course itself: modules in order, every lesson has a page of its own. */
export function Lessons({ slug, modules }: Props) {
  const { mine } = useEnrollment(slug);
  return (
    <section className={styles['modules']} aria-labelledby="lessons">
      <h2 id="lessons" className={styles['title']}>
        <FormattedMessage {...trainingMessages.contents} />
      </h2>
      {modules.map(({ title, lessons }, index) => (
        <section key={title.text} className={styles['module']}>
          <h3 className={styles['moduleTitle']}>
            <span className={styles['number']} aria-hidden="true">
              <FormattedNumber value={index + 1} />
            </span>
            <UserText text={title} />
          </h3>
          <ul>
            {lessons.map((lesson) => (
              <LessonRow
                key={lesson.key}
                slug={slug}
                lesson={lesson}
                isDone={mine?.done.includes(lesson.key) ?? false}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface RowProps {
  readonly slug: string;
  readonly lesson: Lesson;
  readonly isDone: boolean;
}

function LessonRow({ slug, lesson: { key, title, kind, minutes }, isDone }: RowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className={styles['lesson']}>
      <Link to={getLessonPath(slug, key)} className={styles['lessonTitle']}>
        <UserText text={title} />
      </Link>
      {isDone && (
        <span className={styles['done']}>
          <Icon name="check" />
          {formatMessage(courseMessages.done)}
        </span>
      )}
      {kind !== 'text' && (
        <span className={styles['minutes']}>{formatMessage(lessonKindMessages[kind])}</span>
      )}
      <span className={styles['minutes']}>
        <FormattedMessage {...trainingMessages.minutes} values={{ count: minutes }} />
      </span>
    </li>
  );
}
