/** Milliseconds, or `hh:mm:ss` with or without thousandths. */
export type Moment = number | string;

const CLOCK = /^(\d+):([0-5]\d):([0-5]\d)(?:\.(\d{3}))?$/;

/** @throws RangeError for a text that is no moment */
export function parseMoment(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  const found = CLOCK.exec(moment);
  if (!found)
    throw new RangeError(`"${moment}" is no moment: write it as 00:05:00 or 00:05:00.250.`);
  const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000 + thousandths;
}

/** `00:31:04.000` */
export function formatClock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
