import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { TrainingDetails } from '../../../shared/contract/training';
import { Markdown } from '../../ui/Markdown';
import { UserText } from '../../ui/UserText';
import styles from './Lessons.module.css';
import { trainingMessages } from './messages';

type Modules = NonNullable<TrainingDetails['course']>['modules'];
type Lesson = Modules[number]['lessons'][number];

/** The course itself: modules in order, every lesson opens where it stands. */
export function Lessons({ modules }: { readonly modules: Modules }) {
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
          {lessons.map((lesson) => (
            <LessonText key={lesson.title.text} {...lesson} />
          ))}
        </section>
      ))}
    </section>
  );
}

function LessonText({ title, body, minutes }: Lesson) {
  return (
    <details className={styles['lesson']}>
      <summary>
        <span className={styles['lessonTitle']}>
          <UserText text={title} />
        </span>
        <span className={styles['minutes']}>
          <FormattedMessage {...trainingMessages.minutes} values={{ count: minutes }} />
        </span>
      </summary>
      <div className={styles['text']}>
        <Markdown text={body} headingLevel={4} />
      </div>
    </details>
  );
}
