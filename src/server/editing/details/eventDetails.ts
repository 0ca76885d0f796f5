import { LATER_EVENT_DETAILS } from '../../../shared/contract/events';
import type { WrittenEvent } from '../../../shared/contract/writtenEvent';
import { isUsualDay, type DetailFault } from '../../../shared/details/detailFaults';
import { isZone, momentAt } from '../../../shared/zones';
import { tellOfEventChange } from '../../events/registrations/eventChanges';
import { readBody, readLine, readLocalized, readOptional } from '../readWritten';
import type { Detailing, Writing } from './detailing';

const readEvent = (written: WrittenEvent): WrittenEvent => ({
  ...written,
  location: readLocalized(written.location, readLine),
  address: readLocalized(written.address, readLine),
  directions: readLocalized(written.directions, readBody),
  onlineUrl: written.onlineUrl.trim(),
  accessNote: readLocalized(written.accessNote, readBody),
  organiser: readLocalized(written.organiser, readLine),
  agenda: written.agenda
    .map(({ time, title }) => ({ time, title: readLocalized(title, readLine) }))
    .filter(({ title }) => Object.keys(title).length > 0),
  registration: { ...written.registration, url: written.registration.url.trim() },
  cancellation: readLocalized(written.cancellation, readBody),
  minutes: readLocalized(written.minutes, readBody),
});

/** The moment of a wall time in the event’s zone; of a time that clocks show twice the first. */
const momentOf = (wall: string | null, zone: string): Date | null => {
  const found = wall === null ? null : momentAt(wall, zone);
  return found && new Date(found.atMs);
};

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

type Times = readonly (readonly [field: string, wall: string | null])[];

const timesOf = ({ startsAt, endsAt, registration }: WrittenEvent): Times => [
  ['startsAt', startsAt],
  ['endsAt', endsAt],
  ['registration.opensAt', registration.opensAt],
  ['registration.closesAt', registration.closesAt],
];

/** Days that are none, days of another age, and hours that clocks leave out. */
const timeFaults = (event: WrittenEvent): DetailFault[] =>
  timesOf(event).flatMap(([field, wall]): DetailFault[] => {
    if (wall === null) return [];
    const isDay = !Number.isNaN(Date.parse(`${wall}:00Z`)) && isUsualDay(wall);
    if (!isDay) return [{ field, fault: 'date' }];
    return momentOf(wall, event.timezone) === null ? [{ field, fault: 'gap' }] : [];
  });

/** Two moments of which the second is not after the first; null where one is not known. */
function isBackwards(first: Date | null, second: Date | null): boolean {
  return first !== null && second !== null && second <= first;
}

function orderFaults({ timezone, startsAt, endsAt, registration }: WrittenEvent): DetailFault[] {
  const at = (wall: string | null) => momentOf(wall, timezone);
  const pairs = [
    ['endsAt', at(startsAt), at(endsAt)],
    ['registration.closesAt', at(registration.opensAt), at(registration.closesAt)],
  ] as const;
  return [
    ...(startsAt === null && endsAt !== null
      ? [{ field: 'startsAt', fault: 'missing' } as const]
      : []),
    ...pairs.flatMap(([field, first, second]): DetailFault[] =>
      isBackwards(first, second) ? [{ field, fault: 'order' }] : [],
    ),
  ];
}

const linkFaults = ({ onlineUrl, registration }: WrittenEvent): DetailFault[] =>
  (
    [
      ['onlineUrl', onlineUrl],
      ['registration.url', registration.url],
    ] as const
  ).flatMap(([field, url]): DetailFault[] =>
    url === '' || isHttps(url) ? [] : [{ field, fault: 'link' }],
  );

function faultsOf(event: WrittenEvent): DetailFault[] {
  if (!isZone(event.timezone)) return [{ field: 'timezone', fault: 'zone' }];
  const times = timeFaults(event);
  // What is no moment comes neither before nor after another.
  return [...(times.length > 0 ? times : orderFaults(event)), ...linkFaults(event)];
}

const isoOf = (wall: string | null, zone: string) => momentOf(wall, zone)?.toISOString() ?? null;

/** As events are kept. */
function kept(event: WrittenEvent, { stored }: Writing<'events'>) {
  const { startsAt: _starts, endsAt: _ends, registration, timezone, ...texts } = event;
  return {
    ...LATER_EVENT_DETAILS,
    ...stored,
    ...texts,
    ...{ timezone, onlineUrl: event.onlineUrl || null, capacity: event.capacity || null },
    location: readOptional(event.location, readLine),
    address: readOptional(event.address, readLine),
    directions: readOptional(event.directions, readBody),
    accessNote: readOptional(event.accessNote, readBody),
    cancellation: readOptional(event.cancellation, readBody),
    minutes: readOptional(event.minutes, readBody),
    registration: {
      ...{ ...registration, url: registration.url || null },
      opensAt: isoOf(registration.opensAt, timezone),
      closesAt: isoOf(registration.closesAt, timezone),
    },
  };
}

/** How events are written: their moments as clocks in their zone show them. */
export const eventDetailing: Detailing<'events'> = {
  section: 'events',
  read: readEvent,
  judge: ({ details }) => Promise.resolve(faultsOf(details)),
  keep: async (event, writing) => {
    const { trx, row, reading, stored } = writing;
    const details = kept(event, writing);
    const opens_at = momentOf(event.startsAt, event.timezone);
    const closes_at = momentOf(event.endsAt, event.timezone);
    await tellOfEventChange(trx, {
      ...{ id: row.id, isOut: row.status === 'published' },
      before: { details: stored, opensAt: row.opensAt, closesAt: row.closesAt, kind: row.kind },
      after: { details, opensAt: opens_at, closesAt: closes_at, kind: writing.kind },
      ...{ actorId: reading.viewer?.id ?? null, at: reading.now },
    });
    return { details, opens_at, closes_at };
  },
};
