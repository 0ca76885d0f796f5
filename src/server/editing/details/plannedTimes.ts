import type { RegistrationRule } from '../../../shared/contract/registrationRule';
import type { WrittenRegistration } from '../../../shared/contract/writtenEvent';
import { isRealDay, isUsualDay, type DetailFault } from '../../../shared/details/detailFaults';
import { isTimeZone, findMoment } from '../../../shared/timeZones';

/**
 * Values that are written of an event and of a training alike: times are what clocks in the zone
 * show.
 */
export interface Planned {
  readonly timezone: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly onlineUrl: string;
  readonly registration: WrittenRegistration;
}

/** Converts a wall time in the zone to a moment; of a time that clocks show twice the first. */
export const toMoment = (wall: string | null, zone: string): Date | null => {
  const found = wall === null ? null : findMoment(wall, zone);
  return found && new Date(found.atMs);
};

export const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

type Times = readonly (readonly [field: string, wall: string | null])[];

const timesOf = ({ startsAt, endsAt, registration }: Planned): Times => [
  ['startsAt', startsAt],
  ['endsAt', endsAt],
  ['registration.opensAt', registration.opensAt],
  ['registration.closesAt', registration.closesAt],
];

const isTime = (wall: string): boolean =>
  isRealDay(wall) && isUsualDay(wall) && !Number.isNaN(Date.parse(`${wall}:00Z`));

/**
 * Finds what is wrong with what clocks in the zone show: a day that is none, or of another age, or
 * an hour that clocks leave out.
 */
export function findWallTimeFault(wall: string | null, zone: string): 'date' | 'gap' | null {
  if (wall === null) return null;
  if (!isTime(wall)) return 'date';
  return toMoment(wall, zone) === null ? 'gap' : null;
}

const timeFaults = (plan: Planned): DetailFault[] =>
  timesOf(plan).flatMap(([field, wall]): DetailFault[] => {
    const fault = findWallTimeFault(wall, plan.timezone);
    return fault ? [{ field, fault }] : [];
  });

/** Two moments of which the second is not after the first; false where one is not known. */
export function isBackwards(first: Date | null, second: Date | null): boolean {
  return first !== null && second !== null && second <= first;
}

function orderFaults({ timezone, startsAt, endsAt, registration }: Planned): DetailFault[] {
  const at = (wall: string | null) => toMoment(wall, timezone);
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

const linkFaults = ({ onlineUrl, registration }: Planned): DetailFault[] =>
  (
    [
      ['onlineUrl', onlineUrl],
      ['registration.url', registration.url],
    ] as const
  ).flatMap(([field, url]): DetailFault[] =>
    url === '' || isHttps(url) ? [] : [{ field, fault: 'link' }],
  );

/** Lists what cannot be so in times and links. */
export function findPlanFaults(plan: Planned): DetailFault[] {
  if (!isTimeZone(plan.timezone)) return [{ field: 'timezone', fault: 'zone' }];
  const times = timeFaults(plan);
  // Times that are no moment come neither before nor after another.
  return [...(times.length > 0 ? times : orderFaults(plan)), ...linkFaults(plan)];
}

const isoOf = (wall: string | null, zone: string) => toMoment(wall, zone)?.toISOString() ?? null;

/**
 * Converts the rule of how people register to how it is kept: moments instead of what clocks show.
 */
export const keptRegistration = ({ registration, timezone }: Planned): RegistrationRule => ({
  ...registration,
  url: registration.url || null,
  opensAt: isoOf(registration.opensAt, timezone),
  closesAt: isoOf(registration.closesAt, timezone),
});
