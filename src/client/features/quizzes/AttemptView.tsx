import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { QuizDetails } from '../../../shared/contract/quizzes';
import { isProblem } from '../../api/problem';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages } from '../../intl/sharedMessages';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { UserText } from '../../ui/UserText';
import { useGetAttemptQuery } from './quizzesApi';
import { Review } from './review/Review';
import { AttemptRunner } from './attempt/AttemptRunner';

interface Props {
  readonly quiz: DetailPage<QuizDetails>;
  readonly id: string;
}

/** An attempt: the questions while it is under way, the review when it is over. */
export function AttemptView({ quiz: { slug, title, details }, id }: Props) {
  const locale = useLocale();
  const { currentData, error, isError, refetch } = useGetAttemptQuery({ slug, id, locale });
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const kind = isError && !currentData ? toStatusKind(isProblem(error) ? error.status : 0) : null;
  if (kind) return <StatusPage kind={kind} />;

  const trail = [
    { to: '/quizzes', label: <FormattedMessage {...sectionMessages.quizzes} /> },
    { to: `/quizzes/${slug}`, label: <UserText text={title} /> },
  ];
  const isRunning = currentData && !currentData.result;
  return (
    <article>
      <PageHeader
        title={title.text}
        heading={<UserText text={title} note />}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      {!currentData &&
        (isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />)}
      {isRunning && <AttemptRunner key={`${id} ${isSignedIn}`} slug={slug} attempt={currentData} />}
      {currentData?.result && (
        <Review
          slug={slug}
          attempt={currentData}
          result={currentData.result}
          mayTryAgain={details.refusal === null}
        />
      )}
    </article>
  );
}
