import Type, { type Static } from 'typebox';
import { Count, DateTime, nullable } from './text';

/**
 * Kinds of work of the staff: texts that were reported or are held, drafts that were handed in,
 * messages that nobody has dealt with, jobs whose last run failed.
 */
const WORK_KINDS = ['moderation', 'handedIn', 'feedback', 'jobs'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const WorkItem = Type.Object({
  kind: Type.Enum([...WORK_KINDS]),
  count: Count,
  /** Moment since which the oldest of it waits; null where that is not known. */
  since: nullable(DateTime),
});
export type WorkItem = Static<typeof WorkItem>;

/** `GET /v1/me/work`: kinds of which something waits, as far as the person may deal with it. */
export const MyWork = Type.Object({ items: Type.Array(WorkItem) });
export type MyWork = Static<typeof MyWork>;
