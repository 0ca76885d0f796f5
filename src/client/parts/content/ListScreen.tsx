import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ListItem } from '../../../shared/contract/content';
import { hasPhases } from '../../../shared/listPhases';
import type { Section } from '../../../shared/sections';
import { LIST_FILTERS, type ContentList, type SectionFacts } from '../../api/contentEndpoints';
import { sectionIntroMessages } from '../../intl/contents/messages';
import { sectionMessages, uiMessages } from '../../intl/sharedMessages';
import { CardGrid } from '../../ui/Card';
import { EmptyList } from './EmptyList';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { FeedLink } from '../feed/FeedLink';
import { FilterBar, type FilterName, type KindName, type SectionFilter } from './FilterBar';
import { ListTabs } from './ListTabs';
import { SectionHelp } from '../help/SectionHelp';
import { PageHeader } from '../../ui/PageHeader';
import { ShowMore } from '../../ui/ShowMore';
import { CardsSkeleton } from '../../ui/Skeleton';
import { CreateLink } from './WriteLinks';
import styles from './ListScreen.module.css';

interface Props<S extends Section> {
  readonly section: S;
  /** The answer of `useContents(section)`. */
  readonly list: ContentList<S>;
  readonly filters?: readonly FilterName[];
  readonly kinds?: readonly KindName[];
  readonly choices?: readonly SectionFilter[];
  /** One item; usually a `ContentCard`. */
  readonly children: (item: ListItem<SectionFacts[S]>, place: number) => ReactNode;
  /** Filters that stand there at once, where the others are folded; all by default. */
  readonly firstFilters?: ComponentProps<typeof FilterBar>['first'];
  /** Element above the list, for example an explanation. */
  readonly lead?: ReactNode;
  /** The list as a file. */
  readonly file?: ReactNode;
}

const DEFAULT_FILTERS = ['q', 'topic', 'area'] as const;

/** A section's list page in all its states: loading, failed, empty, some, many. */
export function ListScreen<S extends Section>(props: Props<S>) {
  const {
    list,
    filters = DEFAULT_FILTERS,
    kinds = [],
    choices = [],
    firstFilters,
    lead,
    file,
  } = props;
  const { formatMessage } = useIntl();
  const section: Section = props.section;
  const intro = formatMessage(sectionIntroMessages[section]);
  return (
    <>
      <PageHeader title={formatMessage(sectionMessages[section])} intro={intro} description={intro}>
        <CreateLink section={section} />
        <SectionHelp section={section} isInCorner />
      </PageHeader>
      {lead}
      <FilterBar
        section={section}
        filters={filters}
        kinds={kinds}
        choices={choices}
        {...(firstFilters && { first: firstFilters })}
        tabs={hasPhases(section) && <ListTabs section={section} counts={list.phases} />}
      >
        {list.items && list.items.length > 0 && (
          <div role="status" data-beside>
            <h2 className={styles['total']}>
              <FormattedMessage {...uiMessages.total} values={{ count: list.total }} />
            </h2>
          </div>
        )}
      </FilterBar>
      <ListBody section={props.section} list={list}>
        {props.children}
      </ListBody>
      <div className={styles['files']}>
        {file}
        <FeedLink section={section} isListEmpty={list.items?.length === 0} />
      </div>
    </>
  );
}

function ListBody<S extends Section>({
  section,
  list,
  children,
}: Pick<Props<S>, 'section' | 'list' | 'children'>) {
  const { items, isError, error, refetch } = list;
  const [search] = useSearchParams();
  const isFiltered = LIST_FILTERS.some((name) => search.get(name));
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <CardsSkeleton />;
  if (items.length === 0) return <EmptyList section={section} isFiltered={isFiltered} />;
  return (
    <div className={styles['list']} aria-busy={list.isFetching}>
      <CardGrid items={items} keyOf={({ id }) => id}>
        {children}
      </CardGrid>
      <ShowMore
        path={`/${section}`}
        cursor={list.nextCursor}
        isPending={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </div>
  );
}
