import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { SortitionPage } from '../../../../shared/contract/sortitions';
import { useGetDrawQuery, type SortitionArg } from '../../../api/sortitionApi';
import { isProblem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Badge } from '../../../ui/Badge';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Facts } from '../../../ui/Fact';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Part } from '../../../ui/Part';
import { PageSkeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { SortitionCheck } from './SortitionCheck';
import { SortitionAdmin } from './SortitionAdmin';
import styles from './Draws.module.css';
import { sortitionMessages, sortitionStateMessages } from './messages';
import { OwnEntry } from './OwnEntry';
import { SortitionResult } from './SortitionResult';

/** One draw by lot: what it is for, how to take part, what came of it, and how to check that. */
export function SortitionScreen() {
  const { slug = '', id = '' } = useParams();
  const arg = { slug, id, locale: useLocale() };
  const { currentData, isError, error, refetch } = useGetDrawQuery(arg);
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  if (currentData) return <Shown arg={arg} draw={currentData} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <PageSkeleton />;
}

interface Props {
  readonly arg: SortitionArg;
  readonly draw: SortitionPage;
}

function Shown({ arg, draw }: Props) {
  return (
    <div className={styles['list']}>
      <Header draw={draw} />
      {draw.cancelReason && (
        <Notice tone="warn" title={<FormattedMessage {...sortitionStateMessages.cancelled} />}>
          <UserText text={draw.cancelReason} />
        </Notice>
      )}
      <DrawFacts draw={draw} />
      <OwnEntry arg={arg} draw={draw} />
      <Sources draw={draw} />
      {draw.state === 'drawn' && <SortitionResult draw={draw} />}
      {draw.state === 'drawn' && <SortitionCheck arg={arg} draw={draw} />}
      {draw.desk && <SortitionAdmin arg={arg} draw={draw} desk={draw.desk} />}
    </div>
  );
}

function Header({ draw: { title, state, committee } }: Pick<Props, 'draw'>) {
  const page = `/committees/${committee.slug}`;
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
    { to: page, label: <UserText text={committee.title} /> },
    { to: `${page}/draws`, label: <FormattedMessage {...sortitionMessages.title} /> },
  ];
  return (
    <PageHeader
      title={title.text}
      heading={<UserText text={title} />}
      breadcrumbs={<Breadcrumbs trail={trail} />}
      intro={
        <Badge tone="accent">
          <FormattedMessage {...sortitionStateMessages[state]} />
        </Badge>
      }
    />
  );
}

function DrawFacts({ draw }: Pick<Props, 'draw'>) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Facts
      rows={[
        [formatMessage(sortitionMessages.places), formatNumber(draw.places)],
        [formatMessage(sortitionMessages.pool), formatNumber(draw.pool)],
        [
          formatMessage(sortitionMessages.opensAt),
          <TimeText value={draw.opensAt} format="dateTime" />,
        ],
        [
          formatMessage(sortitionMessages.closesAt),
          <TimeText value={draw.closesAt} format="dateTime" />,
        ],
        [
          formatMessage(sortitionMessages.drawnAt),
          draw.drawnAt && <TimeText value={draw.drawnAt} />,
        ],
        [
          formatMessage(sortitionMessages.digest),
          draw.listDigest && (
            <bdi dir="ltr" className={styles['code']}>
              {draw.listDigest}
            </bdi>
          ),
        ],
      ]}
    />
  );
}

const Sources = ({ draw: { sources, seed } }: Pick<Props, 'draw'>) => (
  <Part title={sortitionMessages.sources}>
    <p>
      <FormattedMessage {...sortitionMessages.sourcesText} />
    </p>
    <ol>
      {sources.map(({ text }, index) => (
        <li key={text.text}>
          <UserText text={text} />
          {seed && (
            <p className={styles['acts']}>
              <FormattedMessage {...sortitionMessages.seed} />
              <bdi dir="ltr">{seed[index]?.join(' ')}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  </Part>
);
