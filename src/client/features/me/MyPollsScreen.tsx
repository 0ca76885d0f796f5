import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import type { MyPolls, MyVote } from '../../../shared/contract/me';
import { useLocale } from '../../intl/IntlRoot';
import { accountMessages } from '../../intl/sharedMessages';
import { useListDraftsQuery } from '../../offline/offlineApi';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { CardGrid } from '../../ui/Card';
import { ContentCard } from '../../parts/content/ContentCard';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { CardsSkeleton } from '../../ui/Skeleton';
import { TimeLeft } from '../../parts/content/TimeLeft';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { AccountLayout } from './AccountLayout';
import { useGetMyPollsQuery } from './meApi';
import { meMessages, myPollMessages } from './messages';
import styles from './MyPollsScreen.module.css';

/**
 * My votes: what waits for me, papers that I began on this device, what I voted in, and what became
 * of it.
 */
export function MyPollsScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout title={formatMessage(accountMessages['have-your-say'])}>
      <Mine />
    </AccountLayout>
  );
}

function Mine() {
  const { currentData, isError, error, refetch } = useGetMyPollsQuery(useLocale());
  const { data: drafts = [] } = useListDraftsQuery(undefined);
  if (currentData) return <Polls polls={currentData} begun={drafts.map(({ slug }) => slug)} />;
  if (!isError) return <CardsSkeleton cards={3} />;
  return <ErrorNotice onRetry={refetch} error={error} />;
}

interface PollsProps {
  readonly polls: MyPolls;
  /** The slugs of the polls whose papers were begun on this device. */
  readonly begun: readonly string[];
}

function Polls({ polls: { toDo, voted, closed }, begun }: PollsProps) {
  const isBegun = ({ slug }: ContentSummary) => begun.includes(slug);
  if (toDo.length + voted.length + closed.length === 0) return <Nothing />;
  return (
    <>
      <Group title={myPollMessages.drafts} items={toDo.filter(isBegun)} card={BegunCard} />
      <Group
        title={myPollMessages.toDo}
        items={toDo.filter((poll) => !isBegun(poll))}
        card={ToDoCard}
      />
      <Group title={myPollMessages.voted} items={voted} card={VoteCard} />
      <Group title={myPollMessages.closed} items={closed} card={VoteCard} />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState text={<FormattedMessage {...myPollMessages.nothing} />}>
      <ButtonLink to="/have-your-say" look="secondary">
        <FormattedMessage {...meMessages.seeSection} />
      </ButtonLink>
    </EmptyState>
  );
}

interface GroupProps<I extends ContentSummary> {
  readonly title: MessageDescriptor;
  readonly items: readonly I[];
  readonly card: (props: { readonly item: I }) => ReactNode;
}

function Group<I extends ContentSummary>({ title, items, card: One }: GroupProps<I>) {
  if (items.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h2 className={styles['title']}>
        <FormattedMessage {...title} values={{ count: items.length }} />
      </h2>
      <CardGrid items={items} keyOf={({ id }) => id}>
        {(item) => <One item={item} />}
      </CardGrid>
    </section>
  );
}

const ToDoCard = ({ item }: { readonly item: ContentSummary }) => (
  <ContentCard item={item} hasCover={false} facts={<TimeLeft item={item} />} />
);

const BegunCard = ({ item }: { readonly item: ContentSummary }) => (
  <ContentCard
    item={item}
    hasCover={false}
    badges={
      <Badge tone="warn">
        <FormattedMessage {...myPollMessages.begun} />
      </Badge>
    }
    facts={<TimeLeft item={item} />}
  />
);

/** A vote: when it was cast, its receipt, and after the close what came of it. */
function VoteCard({ item }: { readonly item: MyVote }) {
  const { receipt, castAt, isCounted, outcome } = item;
  return (
    <ContentCard
      item={item}
      hasCover={false}
      badges={
        isCounted && (
          <Badge tone="good">
            <FormattedMessage {...myPollMessages.counted} />
          </Badge>
        )
      }
      facts={
        <>
          <Fact icon="check">
            <FormattedMessage {...meMessages.receipt} /> <code dir="ltr">{receipt}</code>
          </Fact>
          <Fact icon="clock">
            <TimeText value={castAt} format="dateTime" />
          </Fact>
          {outcome && (
            <p className={styles['outcome']}>
              <UserText text={outcome} note />
            </p>
          )}
        </>
      }
    />
  );
}
