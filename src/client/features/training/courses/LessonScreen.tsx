import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import type { DetailPage } from '../../../../shared/contract/content';
import {
  getLessons,
  type Course,
  type Lesson,
  type TrainingDetails,
} from '../../../../shared/contract/training';
import { useContent } from '../../../api/contentEndpoints';
import { isProblem } from '../../../api/problem';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { Button, ButtonLink } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Meter } from '../../../ui/Meter';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { UserText } from '../../../ui/UserText';
import { getLessonPath } from './coursePaths';
import styles from './Course.module.css';
import { useKeepLessonMutation } from './coursesApi';
import { LessonContent } from './lesson/LessonContent';
import { courseMessages } from './messages';
import { useEnrollment } from './useEnrollment';

type Page = DetailPage<TrainingDetails>;

/**
 * One lesson of a course. Whoever may read the course reads it; progress is kept for those
 * enrolled.
 */
export function LessonScreen() {
  const { lesson: key } = useParams();
  const { data, isError, error, refetch } = useContent('training');
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (!data) {
    if (kind) return <StatusPage kind={kind} />;
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />;
  }
  const lessons = getLessons(data.details);
  const place = lessons.findIndex((one) => one.key === key);
  const course = data.details.course;
  if (place < 0 || !course) return <StatusPage kind="notFound" />;
  return <Shown key={key} page={data} course={course} lessons={lessons} place={place} />;
}

interface Props {
  readonly page: Page;
  readonly course: Course;
  readonly lessons: readonly Lesson[];
  /** From 0. */
  readonly place: number;
}

function Shown(props: Props) {
  const { page, lessons, place } = props;
  const lesson = lessons[place]!;
  const trail = [
    { to: '/training', label: <FormattedMessage {...sectionMessages.training} /> },
    { to: `/training/${page.slug}`, label: <UserText text={page.title} /> },
  ];
  return (
    <>
      <PageHeader
        title={lesson.title.text}
        heading={<UserText text={lesson.title} />}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <div className={styles['part']}>
        <CourseBar {...props} />
        <LessonContent page={page} course={props.course} lesson={lesson} />
        <Progress {...props} />
        <Neighbours {...props} />
      </div>
    </>
  );
}

/** Bar of the whole course: the lessons done, or for a visitor the one that is shown. */
function CourseBar({ page, lessons, place }: Props) {
  const { formatMessage } = useIntl();
  const { mine } = useEnrollment(page.slug);
  const all = lessons.length;
  return (
    <div className={styles['bar']}>
      <Meter
        label={formatMessage(courseMessages.lessonOf, { number: place + 1, all })}
        value={mine ? mine.done.length : place + 1}
        max={all}
        text={
          mine && (
            <FormattedMessage {...courseMessages.doneOf} values={{ done: mine.done.length, all }} />
          )
        }
      />
    </div>
  );
}

function Progress({ page, lessons, place }: Props) {
  const { arg, mine } = useEnrollment(page.slug);
  const [keep, { isLoading, error }] = useKeepLessonMutation();
  const navigate = useNavigate();
  const { key } = lessons[place]!;
  const isIn = mine !== null;
  const { slug, locale } = arg;
  useEffect(() => {
    if (isIn) void keep({ slug, locale, lesson: key, isDone: false });
  }, [isIn, keep, key, locale, slug]);
  if (!mine) return null;
  if (mine.done.includes(key))
    return (
      <Notice
        tone="good"
        icon="check"
        title={<FormattedMessage {...courseMessages.lessonDone} />}
      />
    );
  const next = lessons[place + 1];
  const press = async () => {
    const { error: refused } = await keep({ ...arg, lesson: key, isDone: true });
    if (!refused) void navigate(next ? getLessonPath(slug, next.key) : `/training/${slug}`);
  };
  return (
    <>
      <div role="status">{error && <Refused error={error} />}</div>
      <Button isPending={isLoading} onClick={() => void press()}>
        <FormattedMessage {...(next ? courseMessages.doneNext : courseMessages.doneLast)} />
      </Button>
    </>
  );
}

function Refused({ error }: { readonly error: Parameters<typeof isProblem>[0] }) {
  const isUnpassed = isProblem(error) && error.code === 'quizNotPassed';
  return (
    <Notice
      tone="warn"
      title={
        <FormattedMessage {...(isUnpassed ? courseMessages.notPassed : courseMessages.failed)} />
      }
    />
  );
}

/** Ways to the lessons beside this one: the next is the main one where nothing is left to do. */
function Neighbours({ page: { slug }, lessons, place }: Props) {
  const { formatMessage } = useIntl();
  const { mine } = useEnrollment(slug);
  const [previous, next] = [lessons[place - 1], lessons[place + 1]];
  const isDone = mine === null || mine.done.includes(lessons[place]!.key);
  return (
    <nav aria-label={formatMessage(courseMessages.neighbours)} className={styles['ways']}>
      {previous && (
        <ButtonLink look="secondary" to={getLessonPath(slug, previous.key)}>
          <span>
            <FormattedMessage
              {...courseMessages.previous}
              values={{ title: <UserText text={previous.title} /> }}
            />
          </span>
        </ButtonLink>
      )}
      <Link to={`/training/${slug}`}>
        <FormattedMessage {...courseMessages.back} />
      </Link>
      {next && (
        <ButtonLink
          look={isDone ? 'primary' : 'secondary'}
          className={styles['next']}
          to={getLessonPath(slug, next.key)}
        >
          <span>
            <FormattedMessage
              {...courseMessages.next}
              values={{ title: <UserText text={next.title} /> }}
            />
          </span>
        </ButtonLink>
      )}
    </nav>
  );
}
