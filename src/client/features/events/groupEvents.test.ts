import { groupByMonth, groupByPhase, type EventItem } from './groupEvents';

const event = (id: string, phase: EventItem['phase'], opensAt: string) =>
  ({ id, phase, opensAt }) as EventItem;

const EVENTS = [
  event('long ago', 'closed', '2026-01-05T10:00:00Z'),
  event('later', 'upcoming', '2026-06-20T10:00:00Z'),
  event('soon', 'upcoming', '2026-06-02T10:00:00Z'),
  event('lately', 'closed', '2026-05-05T10:00:00Z'),
];

const idsOf = (groups: ReturnType<typeof groupByPhase>) =>
  groups.map(({ key, events }) => [key, ...events.map(({ id }) => id)]);

test('what is nearest to now comes first, and a phase without events is left out', () => {
  expect(idsOf(groupByPhase(EVENTS))).toEqual([
    ['upcoming', 'soon', 'later'],
    ['closed', 'lately', 'long ago'],
  ]);
});

test('months keep the order of the list', () => {
  const monthOf = ({ opensAt }: EventItem) => opensAt!.slice(0, 7);
  expect(idsOf(groupByMonth([...EVENTS].reverse(), monthOf))).toEqual([
    ['2026-05', 'lately'],
    ['2026-06', 'soon', 'later'],
    ['2026-01', 'long ago'],
  ]);
});
