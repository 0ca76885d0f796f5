import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useGetSourceQuery } from '../../../api/editingApi';
import { isProblem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, statusKind } from '../../../ui/StatusPage';
import { quizBuilderMessages } from './messages';
import { QuizBuilder } from './QuizBuilder';
import { useGetQuizPaperQuery } from './quizBuilderApi';

interface Props {
  /** The parts of the page that a quiz is changed on. */
  readonly nav: ReactNode;
}

/** The questions and the settings of a quiz, for those who may change it. */
export function QuizBuilderScreen({ nav }: Props) {
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetQuizPaperQuery(
    { slug },
    { refetchOnMountOrArgChange: true },
  );
  const kind = isError && isProblem(error) ? statusKind(error.status) : null;
  if (kind) return <StatusPage kind={kind} />;
  return (
    <>
      <Header slug={slug} />
      {nav}
      {currentData && <QuizBuilder key={slug} slug={slug} paper={currentData} refetch={refetch} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={8} />}
    </>
  );
}

function Header({ slug }: { readonly slug: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { currentData: source } = useGetSourceQuery({ section: 'quizzes', slug });
  const title = source && (source.title[locale] ?? source.title[source.originalLocale]);
  const trail = [
    { to: '/quizzes', label: <FormattedMessage {...sectionMessages.quizzes} /> },
    ...(title ? [{ to: `/quizzes/${slug}`, label: <bdi>{title}</bdi> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(titleMessages.edit)}
      intro={formatMessage(quizBuilderMessages.intro)}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}
