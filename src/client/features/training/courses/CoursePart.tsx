import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { toCertificatePath } from '../../../../shared/certificatePath';
import type { EnrollmentInfo, OwnEnrollment } from '../../../../shared/contract/courses';
import { isProblem } from '../../../api/problem';
import { Button, ButtonLink } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Meter } from '../../../ui/Meter';
import { Notice } from '../../../ui/Notice';
import { SignInButton } from '../../../ui/SignInButton';
import { Skeleton } from '../../../ui/Skeleton';
import { useToast } from '../../../ui/toast';
import { UserText } from '../../../ui/UserText';
import type { Modules } from '../Lessons';
import { getLessonPath } from './coursePaths';
import styles from './Course.module.css';
import { useEnrolInCourseMutation, useGiveCourseUpMutation, type CourseArg } from './coursesApi';
import { certificateMessages, courseMessages } from './messages';
import { useEnrollment } from './useEnrollment';

interface Props {
  readonly slug: string;
  readonly modules: Modules;
}

/** The one thing to do next with a course: begin it, go on, see what one has got for it. */
export function CourseAction({ slug, modules }: Props) {
  const { arg, isSignedIn, info, mine } = useEnrollment(slug);
  const lessons = modules.flatMap((module) => module.lessons);
  const first = lessons[0];
  if (mine) return <GoOn slug={slug} lessons={lessons} mine={mine} />;
  if (info) return <Begin arg={arg} info={info} first={first?.key} />;
  if (isSignedIn || !first) return null;
  return (
    <ButtonLink to={getLessonPath(slug, first.key)}>
      <FormattedMessage {...courseMessages.readFirst} />
    </ButtonLink>
  );
}

interface GoOnProps {
  readonly slug: string;
  readonly lessons: Modules[number]['lessons'];
  readonly mine: OwnEnrollment;
}

function GoOn({ slug, lessons, mine: { state, next, certificate } }: GoOnProps) {
  const place = lessons.findIndex(({ key }) => key === next);
  if (state === 'completed')
    return (
      certificate &&
      !certificate.withdrawnAt && (
        <ButtonLink to={toCertificatePath(certificate.number)}>
          <FormattedMessage {...courseMessages.toCertificate} />
        </ButtonLink>
      )
    );
  if (place < 0) return null;
  return (
    <ButtonLink to={getLessonPath(slug, lessons[place]!.key)}>
      <FormattedMessage {...courseMessages.goOn} values={{ number: place + 1 }} />
    </ButtonLink>
  );
}

/** Progress of the person in a course. */
export function CoursePart({ slug, modules }: Props) {
  const { arg, isSignedIn, answer, info, mine } = useEnrollment(slug);
  const isSilent = info && !mine && !info.keepsCertificates;
  if (isSilent) return null;
  return (
    <section className={styles['part']} aria-labelledby="course-progress">
      <h2 id="course-progress" className={styles['title']}>
        <FormattedMessage {...courseMessages.progress} />
      </h2>
      {!isSignedIn && <SignIn />}
      {answer.isError && !info && <ErrorNotice onRetry={answer.refetch} error={answer.error} />}
      {isSignedIn && !info && !answer.isError && <Skeleton lines={3} />}
      {mine && <Own arg={arg} modules={modules} mine={mine} />}
      {info?.keepsCertificates && (
        <Link to={`/training/${slug}/certificates`}>
          <FormattedMessage {...certificateMessages.all} />
        </Link>
      )}
    </section>
  );
}

const SignIn = () => (
  <>
    <p>
      <FormattedMessage {...courseMessages.signIn} />
    </p>
    <SignInButton look="secondary" />
  </>
);

interface BeginProps {
  readonly arg: CourseArg;
  readonly info: EnrollmentInfo;
  /** Key of the first lesson. */
  readonly first: string | undefined;
}

/** Begins the course, with its first lesson. */
function Begin({ arg, info, first }: BeginProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [enrol, { isLoading }] = useEnrolInCourseMutation();
  const { prerequisite, isOpen } = info;
  if (!isOpen)
    return (
      <p>
        <FormattedMessage {...courseMessages.closed} />
      </p>
    );
  if (prerequisite && !prerequisite.isCompleted)
    return (
      <Notice title={<FormattedMessage {...courseMessages.prerequisite} />}>
        <p>
          <Link to={`/training/${prerequisite.slug}`}>
            <UserText text={prerequisite.title} />
          </Link>
        </p>
      </Notice>
    );
  const press = async () => {
    const { error } = await enrol(arg);
    if (!error && first !== undefined) void navigate(getLessonPath(arg.slug, first));
    if (!error) return;
    const isMissing = isProblem(error) && error.code === 'prerequisiteMissing';
    toast({ text: isMissing ? courseMessages.prerequisite : courseMessages.failed, tone: 'bad' });
  };
  return (
    <Button isPending={isLoading} onClick={() => void press()}>
      <FormattedMessage {...courseMessages.begin} />
    </Button>
  );
}

interface OwnProps {
  readonly arg: CourseArg;
  readonly modules: Modules;
  readonly mine: OwnEnrollment;
}

function Own({ arg, modules, mine }: OwnProps) {
  const { formatMessage } = useIntl();
  const lessons = modules.flatMap((module) => module.lessons);
  const isCompleted = mine.state === 'completed';
  return (
    <>
      <div className={styles['bar']}>
        <Meter
          label={formatMessage(courseMessages.progress)}
          value={mine.percent}
          max={100}
          text={
            <FormattedMessage
              {...courseMessages.doneOf}
              values={{ done: mine.done.length, all: lessons.length }}
            />
          }
        />
      </div>
      {isCompleted && (
        <Notice
          tone="good"
          icon="check"
          title={<FormattedMessage {...courseMessages.completed} />}
        />
      )}
      {mine.certificate?.withdrawnAt && (
        <Notice tone="warn" title={<FormattedMessage {...certificateMessages.isWithdrawn} />}>
          <p>
            <Link to={toCertificatePath(mine.certificate.number)}>
              <FormattedMessage {...certificateMessages.why} />
            </Link>
          </p>
        </Notice>
      )}
      {!isCompleted && <GiveUp arg={arg} />}
    </>
  );
}

function GiveUp({ arg }: { readonly arg: CourseArg }) {
  const toast = useToast();
  const [giveUp, { isLoading }] = useGiveCourseUpMutation();
  const press = async () => {
    const { error } = await giveUp(arg);
    const text = error ? courseMessages.failed : courseMessages.givenUp;
    toast({ text, tone: error ? 'bad' : 'good' });
  };
  return (
    <Button look="quiet" isPending={isLoading} onClick={() => void press()}>
      <FormattedMessage {...courseMessages.giveUp} />
    </Button>
  );
}
