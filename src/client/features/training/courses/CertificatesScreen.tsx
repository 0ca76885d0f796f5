import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { toCertificatePath } from '../../../../shared/certificatePath';
import type { CertificatePage } from '../../../../shared/contract/courses';
import { formatCode } from '../../../../shared/registrationCode';
import { useContent } from '../../../api/contentEndpoints';
import { isProblem } from '../../../api/problem';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Badge } from '../../../ui/Badge';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { Table, type Column } from '../../../ui/Table';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { useListCertificatesQuery } from './coursesApi';
import { certificateMessages, courseMessages } from './messages';

/**
 * The certificates of a course, for those who may change it; each leads to its page, where it is
 * withdrawn.
 */
export function CertificatesScreen() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const cursor = search.get('cursor');
  const answer = useListCertificatesQuery({ slug, ...(cursor && { cursor }) });
  const { currentData, isError, error, refetch } = answer;
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  const waits = <Skeleton lines={6} />;
  return (
    <>
      <Header slug={slug} />
      {currentData && <Shown slug={slug} page={currentData} />}
      {!currentData && (isError ? <ErrorNotice onRetry={refetch} error={error} /> : waits)}
    </>
  );
}

function Header({ slug }: { readonly slug: string }) {
  const { formatMessage } = useIntl();
  const { data } = useContent('training');
  const trail = [
    { to: '/training', label: <FormattedMessage {...sectionMessages.training} /> },
    ...(data ? [{ to: `/training/${slug}`, label: <UserText text={data.title} /> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(certificateMessages.all)}
      intro={data && <UserText text={data.title} />}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}

type Row = CertificatePage['items'][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: certificateMessages.name, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    label: courseMessages.number,
    cell: ({ number }) => (
      <Link to={toCertificatePath(number)}>
        <bdi dir="ltr">{formatCode(number)}</bdi>
      </Link>
    ),
  },
  {
    label: courseMessages.issued,
    cell: ({ issuedAt }) => <TimeText value={issuedAt} format="date" />,
  },
  {
    label: certificateMessages.state,
    cell: ({ withdrawnAt }) => (
      <Badge tone={withdrawnAt === null ? 'good' : 'bad'}>
        <FormattedMessage
          {...certificateMessages[withdrawnAt === null ? 'stateValid' : 'stateWithdrawn']}
        />
      </Badge>
    ),
  },
];

function Shown({ slug, page: { items, next } }: { slug: string; page: CertificatePage }) {
  const { formatMessage } = useIntl();
  if (items.length === 0)
    return (
      <p>
        <FormattedMessage {...certificateMessages.nobody} />
      </p>
    );
  return (
    <>
      <Table
        caption={formatMessage(certificateMessages.all)}
        columns={COLUMNS}
        rows={items}
        keyOf={({ number }) => number}
        onPhone="cards"
      />
      {next !== null && (
        <p>
          <Link to={`/training/${slug}/certificates?${new URLSearchParams({ cursor: next })}`}>
            <FormattedMessage {...certificateMessages.more} />
          </Link>
        </p>
      )}
    </>
  );
}
