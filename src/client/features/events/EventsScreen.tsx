import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { EVENT_KINDS } from '../../../shared/contract/events';
import { useContents, type ContentList } from '../../api/contentEndpoints';
import { sectionIntroMessages } from '../../intl/contents/messages';
import { sectionMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { FilterBar } from '../../parts/content/FilterBar';
import { ListTabs } from '../../parts/content/ListTabs';
import { SectionHelp } from '../../parts/help/SectionHelp';
import { PageHeader } from '../../ui/PageHeader';
import { ShowMore } from '../../ui/ShowMore';
import { Skeleton } from '../../ui/Skeleton';
import { EmptyList } from '../../parts/content/EmptyList';
import { CreateLink } from '../../parts/content/WriteLinks';
import { isMonthView } from './calendar/calendarApi';
import { FileLinks, ShownLinks, ViewLinks } from './calendar/CalendarLinks';
import { MonthView } from './calendar/MonthView';
import { EventGroups } from './EventGroups';

const KINDS: typeof EVENT_KINDS = ['inPerson', 'online', 'hybrid'];

/** Events in the order of the calendar. */
export function EventsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const intro = formatMessage(sectionIntroMessages.events);
  return (
    <>
      <PageHeader title={formatMessage(sectionMessages.events)} intro={intro} description={intro}>
        <CreateLink section="events" />
        <SectionHelp section="events" isInCorner />
      </PageHeader>
      {isMonthView(search) ? <InMonth /> : <InList />}
      <FileLinks />
    </>
  );
}

const FILTERS = ['q', 'topic', 'area', 'kind'] as const;

function InList() {
  const list = useContents('events');
  return (
    <>
      <FilterBar
        section="events"
        filters={FILTERS}
        kinds={KINDS}
        tabs={<ListTabs section="events" counts={list.phases} />}
      >
        <Views />
      </FilterBar>
      <Events list={list} />
    </>
  );
}

/** List or month, beside the button of the filters on a narrow screen. */
const Views = () => (
  <div data-beside>
    <ViewLinks />
  </div>
);

/** The month and what it shows stay, whatever is filtered. */
function InMonth() {
  const [search] = useSearchParams();
  const [month, section] = [search.get('month'), search.get('section')];
  const fixed = { view: 'month', ...(month && { month }), ...(section && { section }) };
  return (
    <>
      <ShownLinks />
      <FilterBar section="events" filters={FILTERS} kinds={KINDS} fixed={fixed}>
        <Views />
      </FilterBar>
      <MonthView />
    </>
  );
}

function Events({ list }: { readonly list: ContentList<'events'> }) {
  const [search] = useSearchParams();
  const { items, isError, error, refetch } = list;
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={12} />;
  if (items.length === 0) return <EmptyList section="events" isFiltered={search.size > 0} />;
  return (
    <div aria-busy={list.isFetching}>
      <EventGroups events={items} phase={search.get('phase')} />
      <ShowMore
        path="/events"
        cursor={list.nextCursor}
        isPending={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </div>
  );
}
