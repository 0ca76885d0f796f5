import type { Phase } from '../../shared/contract/content';
import { EventDetails, EventPage, EVENT_DETAILS_DEFAULTS } from '../../shared/contract/events';
import type { ContentRow } from '../content/contentQueries';
import { localize } from '../content/localize';
import { isInMonth } from './month';
import type { OrderingName } from '../content/ordering';
import { listContentLinks } from '../content/contentLinks';
import type { ReadFacts, ReadContext, SectionDefinition } from '../content/section';

const ORDERINGS: Readonly<Record<Phase, OrderingName>> = {
  upcoming: 'openingSoon',
  open: 'openingSoon',
  closed: 'closedLast',
};

/** Reads what an event’s row says, in the reader’s language. */
export const toEventFacts = (
  { locale }: Pick<ReadContext, 'locale'>,
  { details, original_locale }: Pick<ContentRow, 'details' | 'original_locale'>,
): EventDetails => ({
  ...EVENT_DETAILS_DEFAULTS,
  ...(localize(details, locale, original_locale) as Omit<
    EventDetails,
    keyof typeof EVENT_DETAILS_DEFAULTS
  >),
});

const facts: ReadFacts = (reading, rows) =>
  Promise.resolve(new Map(rows.map((row) => [row.id, toEventFacts(reading, row)])));

async function details(reading: ReadContext, row: ContentRow): Promise<EventPage> {
  const own = toEventFacts(reading, row);
  const named = own.publications.map((slug) => ({ section: 'publications' as const, slug }));
  return { ...own, places: await listContentLinks(reading, named) };
}

export const events: SectionDefinition = {
  section: 'events',
  listDetails: EventDetails,
  pageDetails: EventPage,
  facts,
  details,
  filters: { month: (month) => isInMonth(month) },
  ordering: ({ phase }) => (phase ? ORDERINGS[phase] : 'newest'),
};
