import type { ListItem, Phase } from '../../../shared/contract/content';
import type { EventDetails } from '../../../shared/contract/events';

export type EventItem = ListItem<EventDetails>;

export interface EventGroup {
  /** A phase, or the month that `monthOf` names. */
  readonly key: string;
  readonly events: readonly EventItem[];
}

const PHASE_ORDER: readonly Phase[] = ['open', 'upcoming', 'closed'];

const startOf = ({ opensAt }: EventItem) => (opensAt ? Date.parse(opensAt) : Infinity);
const earliestFirst = (a: EventItem, b: EventItem) => startOf(a) - startOf(b);
const latestFirst = (a: EventItem, b: EventItem) => startOf(b) - startOf(a);

/**
 * Groups the events: those that are on now, then the next ones, then the past ones, each as near to
 * now as possible first. Empty groups are left out.
 */
export function groupByPhase(events: readonly EventItem[]): readonly EventGroup[] {
  return PHASE_ORDER.map((key) => ({
    key,
    events: events
      .filter(({ phase }) => (phase ?? 'upcoming') === key)
      .sort(key === 'closed' ? latestFirst : earliestFirst),
  })).filter((group) => group.events.length > 0);
}

/** Months in the order in which the events come. */
export function groupByMonth(
  events: readonly EventItem[],
  monthOf: (event: EventItem) => string,
): readonly EventGroup[] {
  const months = new Map<string, EventItem[]>();
  for (const event of events) {
    const key = monthOf(event);
    months.set(key, [...(months.get(key) ?? []), event]);
  }
  return [...months].map(([key, inMonth]) => ({ key, events: inMonth }));
}
