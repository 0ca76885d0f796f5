import { FormattedMessage, useIntl } from 'react-intl';
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

/** Progress of the person in a course, and the way to go on. */
export function CoursePart({ slug, modules }: Props) {
  const { arg, isSignedIn, answer, info, mine } = useEnrollment(slug);
  return (
    <section className={styles['part']} aria-labelledby="course-progress">
      <h2 id="course-progress" className={styles['title']}>
        <FormattedMessage {...courseMessages.progress} />
      </h2>
      {!isSignedIn && <SignIn />}
      {answer.isError && !info && <ErrorNotice onRetry={answer.refetch} error={answer.error} />}
      {isSignedIn && !info && !answer.isError && <Skeleton lines={3} />}
      {mine && <Own arg={arg} modules={modules} mine={mine} />}
      {info && !mine && <Begin arg={arg} info={info} />}
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

function Begin({ arg, info }: { readonly arg: CourseArg; readonly info: EnrollmentInfo }) {
  const toast = useToast();
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
  const next = lessons.find(({ key }) => key === mine.next);
  const isCompleted = mine.state === 'completed';
  return (
    <>
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
      {isCompleted && (
        <Notice tone="good" icon="check" title={<FormattedMessage {...courseMessages.completed} />}>
          {mine.certificate && !mine.certificate.withdrawnAt && (
            <p>
              <Link to={toCertificatePath(mine.certificate.number)}>
                <FormattedMessage {...courseMessages.toCertificate} />
              </Link>
            </p>
          )}
        </Notice>
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
      {!isCompleted && next && (
        <ButtonLink to={getLessonPath(arg.slug, next.key)}>
          <FormattedMessage
            {...courseMessages.goOn}
            values={{ title: <UserText text={next.title} /> }}
          />
        </ButtonLink>
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
