import { Type, type Static } from 'typebox';
import { Count, DateTime, Text, nullable } from './text';

/** Days that somebody counts as active for. */
export const ACTIVE_DAYS = [30, 90] as const;
/** Months of contributions, and polls with their turnout, the newest last. */
export const STATISTICS_LIMITS = { months: 6, polls: 8 } as const;

const Turnout = Type.Object({
  slug: Type.String(),
  title: Text,
  closesAt: nullable(DateTime),
  isOpen: Type.Boolean(),
  /** Number of members who could vote. */
  voters: Count,
  /** Null where how many have voted is not shown, or not yet. */
  voted: nullable(Count),
});

/**
 * `GET /v1/teams/{slug}/statistics`: for its members. Sums alone: what a single person did is in
 * none of them.
 */
export const TeamStatistics = Type.Object({
  members: Count,
  /**
   * Members who wrote, answered statements or voted in the team within so many days; null where
   * they are few.
   */
  active: Type.Array(Type.Object({ days: Type.Enum([...ACTIVE_DAYS]), members: nullable(Count) })),
  polls: Type.Object({
    total: Count,
    open: Count,
    /** Turnouts of polls for the members, those that closed last and those that are open. */
    turnouts: Type.Array(Turnout),
  }),
  dialogs: Count,
  posts: Count,
  comments: Count,
  statements: Count,
  /**
   * Comments and statements below what the team publishes, whoever wrote them, by the month of the
   * city.
   */
  months: Type.Array(Type.Object({ month: Type.String(), contributions: Count })),
});
export type TeamStatistics = Static<typeof TeamStatistics>;
export type TeamTurnout = Static<typeof Turnout>;
