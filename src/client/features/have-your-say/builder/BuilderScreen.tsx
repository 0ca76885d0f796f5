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
import { Builder } from './Builder';
import { useGetPaperQuery } from './builderApi';
import { builderMessages } from './messages';

interface Props {
  /** The parts of the page that a poll is changed on. */
  readonly nav: ReactNode;
}

/** The ballot paper and the rules of a poll, for those who may change it. */
export function BuilderScreen({ nav }: Props) {
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetPaperQuery(
    { slug },
    { refetchOnMountOrArgChange: true },
  );
  const kind = isError && isProblem(error) ? statusKind(error.status) : null;
  if (kind) return <StatusPage kind={kind} />;
  return (
    <>
      <Header slug={slug} />
      {nav}
      {currentData && <Builder key={slug} slug={slug} paper={currentData} refetch={refetch} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={8} />}
    </>
  );
}

function Header({ slug }: { readonly slug: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { currentData: source } = useGetSourceQuery({ section: 'have-your-say', slug });
  const title = source && (source.title[locale] ?? source.title[source.originalLocale]);
  const trail = [
    { to: '/have-your-say', label: <FormattedMessage {...sectionMessages['have-your-say']} /> },
    ...(title ? [{ to: `/have-your-say/${slug}`, label: <bdi>{title}</bdi> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(titleMessages.edit)}
      intro={formatMessage(builderMessages.intro)}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}
