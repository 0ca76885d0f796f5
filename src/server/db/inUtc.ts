/** Rewrites a moment in UTC: the database writes it into JSON with the offset of its session. */
export const toUtc = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
