import { FormattedList, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Text } from '../../../shared/contract/text';
import type { TRAINING_KINDS } from '../../../shared/contract/training';
import { useContent } from '../../api/contentEndpoints';
import { kindMessages, languageMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Icon } from '../../ui/Icon';
import { Markdown } from '../../ui/Markdown';
import { RegistrationLinks } from '../../parts/registration/Registration';
import { UserText } from '../../ui/UserText';
import { CourseAction, CoursePart } from './courses/CoursePart';
import { lessonMessages } from './courses/lesson/messages';
import { Lessons } from './Lessons';
import { levelMessages, trainingMessages } from './messages';
import { SessionCard, toRegistration } from './SessionCard';
import styles from './TrainingScreen.module.css';

/** A course with its lessons, or a training with its date and place. */
export function TrainingScreen() {
  const { formatMessage } = useIntl();
  return (
    <DetailScreen
      section="training"
      page={useContent('training')}
      badges={({ kind }) => (
        <Badge tone="accent">
          <FormattedMessage {...kindMessages[kind as (typeof TRAINING_KINDS)[number]]} />
        </Badge>
      )}
      action={(item) => {
        const { course, training } = item.details;
        return (
          <>
            {course && <CourseAction slug={item.slug} modules={course.modules} />}
            {training && <RegistrationLinks {...toRegistration(item, training)} />}
          </>
        );
      }}
      facts={({ details: { level, languages, course, training } }) => [
        [formatMessage(trainingMessages.level), formatMessage(levelMessages[level])],
        [
          formatMessage(trainingMessages.duration),
          course && (
            <FormattedMessage
              {...trainingMessages.minutes}
              values={{ count: course.durationMinutes }}
            />
          ),
        ],
        [
          formatMessage(trainingMessages.passMark),
          course && <FormattedNumber value={course.passMarkPercent / 100} style="percent" />,
        ],
        [
          formatMessage(trainingMessages.form),
          training && formatMessage(kindMessages[training.format]),
        ],
        [
          formatMessage(trainingMessages.languages),
          <FormattedList value={languages.map((code) => formatMessage(languageMessages[code]))} />,
        ],
      ]}
    >
      {(item) => (
        <>
          {item.details.training && <SessionCard item={item} session={item.details.training} />}
          <Markdown text={item.body} />
          {item.details.course && (
            <>
              <CoursePart slug={item.slug} modules={item.details.course.modules} />
              <Lessons slug={item.slug} modules={item.details.course.modules} />
            </>
          )}
          <Outcomes outcomes={item.details.outcomes} />
          <Attested text={item.details.course?.certificateText ?? null} />
        </>
      )}
    </DetailScreen>
  );
}

/** Text of what a certificate of the course says besides that it was completed. */
function Attested({ text }: { readonly text: Text | null }) {
  if (!text) return null;
  return (
    <section aria-labelledby="attested">
      <h2 id="attested" className={styles['title']}>
        <FormattedMessage {...lessonMessages.certificate} />
      </h2>
      <p>
        <UserText text={text} />
      </p>
    </section>
  );
}

function Outcomes({ outcomes }: { readonly outcomes: readonly Text[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" className={styles['title']}>
        <FormattedMessage {...trainingMessages.outcomes} />
      </h2>
      <ul className={styles['outcomes']}>
        {outcomes.map((outcome) => (
          <li key={outcome.text}>
            <Icon name="check" />
            <span>
              <UserText text={outcome} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
