import { EVENT_DETAILS_DEFAULTS } from '../../../shared/contract/events';
import type { WrittenEvent } from '../../../shared/contract/writtenEvent';
import { notifyOfChange } from '../../registrations/notifyOfChange';
import { readBody, readLine, readLocalized, readOptional } from '../readWritten';
import type { DetailRules, DetailWrite } from './detailing';
import { keptRegistration, toMoment, findPlanFaults } from './plannedTimes';

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

/** Converts an event to how it is kept. */
function kept(event: WrittenEvent, { stored }: DetailWrite<'events'>) {
  const { startsAt: _starts, endsAt: _ends, timezone, ...texts } = event;
  return {
    ...EVENT_DETAILS_DEFAULTS,
    ...stored,
    ...texts,
    timezone,
    onlineUrl: event.onlineUrl || null,
    capacity: event.capacity || null,
    location: readOptional(event.location, readLine),
    address: readOptional(event.address, readLine),
    directions: readOptional(event.directions, readBody),
    accessNote: readOptional(event.accessNote, readBody),
    cancellation: readOptional(event.cancellation, readBody),
    minutes: readOptional(event.minutes, readBody),
    registration: keptRegistration(event),
  };
}

/** Detailing of events: their moments are written as clocks in their zone show them. */
export const eventDetailRules: DetailRules<'events'> = {
  section: 'events',
  read: readEvent,
  judge: ({ details }) => Promise.resolve(findPlanFaults(details)),
  keep: async (event, writing) => {
    const { trx, row, reading, stored } = writing;
    const details = kept(event, writing);
    const opens_at = toMoment(event.startsAt, event.timezone);
    const closes_at = toMoment(event.endsAt, event.timezone);
    await notifyOfChange(trx, {
      id: row.id,
      section: 'events',
      isOut: row.status === 'published',
      before: { details: stored, opensAt: row.opensAt, closesAt: row.closesAt, kind: row.kind },
      after: { details, opensAt: opens_at, closesAt: closes_at, kind: writing.kind },
      actorId: reading.viewer?.id ?? null,
      at: reading.now,
    });
    return { details, opens_at, closes_at };
  },
};
