import type { RegistrationRule } from '../../../shared/contract/registrationRule';
import type { WrittenRegistration } from '../../../shared/contract/writtenEvent';
import { toWallTime } from '../../../shared/timeZones';

/** Letters of `2026-03-10T18:00`. */
const MINUTES = 16;

const wall = (at: Date | string | null, zone: string): string | null =>
  at === null ? null : toWallTime(new Date(at).getTime(), zone).slice(0, MINUTES);

/** Tells when something begins and ends, as clocks in its zone show it. */
export const writtenTimes = (timezone: string, opensAt: Date | null, closesAt: Date | null) => ({
  timezone,
  startsAt: wall(opensAt, timezone),
  endsAt: wall(closesAt, timezone),
});

/** Converts the rule of how people register to what the form shows. */
export const writtenRegistration = (
  { way, url, guests, opensAt, closesAt }: RegistrationRule,
  zone: string,
): WrittenRegistration => ({
  way,
  url: url ?? '',
  guests,
  opensAt: wall(opensAt, zone),
  closesAt: wall(closesAt, zone),
});
