import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { ContentSection, Section } from '../../../shared/sections';
import type { ContentQueryResult, SectionDetails } from '../../api/contentEndpoints';
import { isProblem } from '../../api/problem';
import { authorKindMessages } from '../../intl/contents/messages';
import { useTermName } from '../../intl/useTermName';
import { sectionMessages, uiMessages } from '../../intl/sharedMessages';
import { Attachments } from './Attachments';
import { PhaseBadge } from '../../ui/Badge';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Card } from '../../ui/Card';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Facts } from '../../ui/Fact';
import { FollowButton } from '../follow/FollowButton';
import { PageCover } from './PageCover';
import { PageHeader } from '../../ui/PageHeader';
import { AuthorName } from '../person/AuthorName';
import { getAuthorPath } from '../person/authorPath';
import { PersonName } from '../person/PersonName';
import { ContentReactions } from '../reactions/ContentReactions';
import { LifecycleNotices } from '../life/LifecycleNotices';
import { StateBadges } from '../life/StateBadges';
import { CommentsLink, ContentComments } from '../comments/ContentComments';
import type { CommentsContextValue } from '../comments/commentsContext';
import { joinClasses } from '../../ui/joinClasses';
import { DetailSkeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from './StatusPage';
import { TimeText } from '../../ui/TimeText';
import { TopicTags } from '../../ui/TopicTags';
import { UserText } from '../../ui/UserText';
import { EditLink } from './WriteLinks';
import styles from './DetailScreen.module.css';

type FactRow = readonly [label: ReactNode, value: ReactNode];
type Detail<S extends Section> = DetailPage<SectionDetails[S]>;

interface Props<S extends Section> {
  readonly section: S;
  /** The answer of `useContent(section)`. */
  readonly page: ContentQueryResult<S>;
  /** The page's own part, below the header. Usually begins with `<Markdown text={item.body} />`. */
  readonly children: (item: Detail<S>) => ReactNode;
  readonly badges?: (item: Detail<S>) => ReactNode;
  /** More rows for “At a glance”, before the common ones; null values are left out. */
  readonly facts?: (item: Detail<S>) => readonly FactRow[];
  /** Beside the text, above the facts: stays in view. Narrow screens have `action` alone. */
  readonly lead?: (item: Detail<S>) => ReactNode;
  /** Beside the text, below the facts. */
  readonly aside?: (item: Detail<S>) => ReactNode;
  /** The page's main action, below the summary. */
  readonly action?: (item: Detail<S>) => ReactNode;
  /** Between the page’s own part with its reactions, and the comments: where else to go. */
  readonly below?: (item: Detail<S>) => ReactNode;
  /** Layout of the comments below; one column where nothing is said. */
  readonly commentsLayout?: (item: Detail<S>) => CommentsContextValue['layout'];
}

/** A content's page in all its states: loading, failed, not found or not allowed, shown. */
export function DetailScreen<S extends Section>({ page, ...shown }: Props<S>) {
  const { data, isError, error, refetch } = page;
  if (data) return <Shown item={data} {...shown} />;
  // Stays while the same is asked again, for example because a session has begun.
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  if (!isError) return <DetailSkeleton />;
  return <ErrorNotice onRetry={refetch} error={error} />;
}

type ShownProps<S extends Section> = Omit<Props<S>, 'page'> & {
  readonly item: Detail<S>;
};

function Shown<S extends Section>(props: ShownProps<S>) {
  const { item, section, children, badges, facts, lead, aside, action, below } = props;
  const layout = props.commentsLayout?.(item) ?? 'single';
  const trail = [{ to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> }];
  return (
    <article>
      <PageHeader
        title={item.title.text}
        heading={<UserText text={item.title} note />}
        intro={<UserText text={item.summary} />}
        description={item.summary.text}
        breadcrumbs={<Breadcrumbs trail={trail} />}
        badges={
          <>
            <PhaseBadge phase={item.phase} />
            <StateBadges status={item.status} retraction={item.retraction} />
            {badges?.(item)}
          </>
        }
      >
        {action?.(item)}
        <div className={styles['actions']}>
          <FollowButton section={section} item={item} />
          <CommentsLink section={section} item={item} />
          <EditLink section={section} slug={item.slug} />
        </div>
      </PageHeader>
      <LifecycleNotices section={section} item={item} />
      {item.cover && <PageCover picture={item.cover} />}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {children(item)}
          <Attachments item={item} />
          <ContentReactions section={section} item={item} />
          {below?.(item)}
          <ContentComments item={item} section={section} layout={layout} />
        </div>
        <aside className={joinClasses(styles['aside'], lead && styles['staying'])}>
          {lead && <div className={styles['lead']}>{lead(item)}</div>}
          <Card>
            <h2 className={styles['asideTitle']}>
              <FormattedMessage {...uiMessages.facts} />
            </h2>
            <Facts rows={[...(facts?.(item) ?? []), ...useCommonFacts(item)]} />
          </Card>
          <TopicTags section={section} topics={item.topics} />
          {aside?.(item)}
        </aside>
      </div>
    </article>
  );
}

/** Sections whose contents begin and end; those of all others open and close. */
const TAKES_PLACE: readonly ContentSection[] = ['events', 'training'];

function useCommonFacts(item: DetailPage<unknown>): readonly FactRow[] {
  const { formatMessage } = useIntl();
  const nameOf = useTermName('districts');
  const label = (name: 'by' | 'writtenBy' | 'published' | 'area' | 'reference') =>
    formatMessage(uiMessages[name]);
  const [first, last] = TAKES_PLACE.includes(item.section)
    ? [uiMessages.starts, uiMessages.ends]
    : [uiMessages.opens, uiMessages.closes];
  const author = (
    <>
      <AuthorName author={item.author} to={getAuthorPath(item.author)} />
      <span className={styles['kind']}>{formatMessage(authorKindMessages[item.author.kind])}</span>
    </>
  );
  return [
    [label('by'), author],
    [
      label('writtenBy'),
      item.writtenBy && (
        <>
          <PersonName id={item.writtenBy.personId} name={item.writtenBy.name} />
          <span className={styles['kind']}>{formatMessage(uiMessages.forMembers)}</span>
        </>
      ),
    ],
    [formatMessage(first), item.opensAt && <TimeText value={item.opensAt} format="dateTime" />],
    [formatMessage(last), item.closesAt && <TimeText value={item.closesAt} format="dateTime" />],
    [label('published'), item.publishedAt && <TimeText value={item.publishedAt} />],
    [label('area'), item.area && nameOf(item.area)],
    [label('reference'), <bdi dir="ltr">{item.ref}</bdi>],
  ];
}
