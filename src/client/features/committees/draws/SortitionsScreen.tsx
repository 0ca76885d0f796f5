import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { SortitionSummary } from '../../../../shared/contract/sortitions';
import { useListDrawsQuery } from '../../../api/sortitionApi';
import { isProblem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Badge } from '../../../ui/Badge';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { UserText } from '../../../ui/UserText';
import styles from './Draws.module.css';
import { sortitionMessages, sortitionStateMessages } from './messages';

/** The draws by lot of one committee. */
export function SortitionsScreen() {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const answer = useListDrawsQuery({ slug, locale: useLocale() });
  const kind = toStatusKind(isProblem(answer.error) ? answer.error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
  ];
  return (
    <>
      <PageHeader
        title={formatMessage(sortitionMessages.title)}
        intro={<FormattedMessage {...sortitionMessages.intro} />}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <Draws slug={slug} answer={answer} />
    </>
  );
}

interface Props {
  readonly slug: string;
  readonly answer: ReturnType<typeof useListDrawsQuery>;
}

function Draws({ slug, answer: { currentData, isError, error, refetch } }: Props) {
  if (!currentData)
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={4} />;
  const { items, mayEdit } = currentData;
  return (
    <div className={styles['list']}>
      {mayEdit && (
        <p>
          <Link to={`/committees/${slug}/draws/create`}>
            <FormattedMessage {...sortitionMessages.create} />
          </Link>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState title={<FormattedMessage {...sortitionMessages.none} />} />
      ) : (
        <DrawLinks slug={slug} items={items} />
      )}
    </div>
  );
}

interface LinksProps extends Pick<Props, 'slug'> {
  readonly items: readonly SortitionSummary[];
}

function DrawLinks({ slug, items }: LinksProps) {
  return (
    <ul className={styles['list']}>
      {items.map(({ id, title, state }) => (
        <li key={id} className={styles['acts']}>
          <Link to={`/committees/${slug}/draws/${id}`}>
            <UserText text={title} />
          </Link>
          <Badge>
            <FormattedMessage {...sortitionStateMessages[state]} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
