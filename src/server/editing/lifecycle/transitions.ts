import type { Updateable } from 'kysely';
import {
  LIFECYCLE_LIMITS,
  MAX_SCHEDULE_DAYS,
  type LifecycleAct,
  type Transition,
} from '../../../shared/contract/lifecycle';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { findFreeSlug } from '../beginCopy';
import { logChange, reviseContent } from '../changes';
import { readMoment } from '../readMoment';
import { readBody, readLocalized } from '../readWritten';
import { lockAny, listMissingIn, type Readiness, type SourceRow } from '../sourceQueries';
import { isRepeated, type Cause } from '../writing';
import { ACT_RULES } from './acts';
import { isPossible } from './possibleActs';
import { ACT_NOTIFIERS } from './lifecycleNotifications';
import { toCityDay } from '../../city/currentSettings';

type Columns = Updateable<Tables['contents']>;

const DAY_MS = 86_400_000;

/**
 * Returns the columns of a publication; what is published in the name of the city or a group is
 * theirs.
 */
export const publicationColumns = (
  { author_kind, author_person_id }: SourceRow,
  published_at: Date,
): Columns => ({
  status: 'published',
  published_at,
  author_person_id: author_kind === 'person' ? author_person_id : null,
});

interface Task {
  readonly trx: Database;
  readonly row: SourceRow;
  readonly transition: Transition;
  readonly now: Date;
  readonly context: Readiness;
}

/** @throws Problem notReadyToPublish, which names what is missing */
async function refuseIncomplete({ trx, row, context }: Task, at: Date): Promise<void> {
  const missing = await listMissingIn(trx, row, at, context);
  if (missing.length > 0) throw new Problem('notReadyToPublish', missing.join(', '));
}

/** @throws Problem invalidRequest, scheduleInPast */
function readSchedule({ transition, now }: Task): Date {
  const moment = readMoment(transition.at ?? null);
  if (moment === null) throw new Problem('invalidRequest', 'at');
  const ahead = Date.parse(moment) - now.getTime();
  if (ahead <= 0 || ahead > MAX_SCHEDULE_DAYS * DAY_MS) throw new Problem('scheduleInPast');
  return new Date(moment);
}

/** @throws Problem reasonMissing */
function retractionOf({ row, transition, now }: Task): string {
  const reason = readLocalized(transition.reason ?? {}, readBody);
  if (!reason[row.original_locale]) throw new Problem('reasonMissing');
  return JSON.stringify({ on: toCityDay(now.getTime()), reason });
}

/**
 * Finds the slug of a restored content: its address may have become somebody else’s; then it gets
 * the next one that is free.
 */
async function restoredSlug({ trx, row: { section, slug } }: Task): Promise<string> {
  const other = await trx
    .selectFrom('contents')
    .select('id')
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return other ? findFreeSlug(trx, section, slug) : slug;
}

/** Effects of an act besides the state. */
const EFFECTS: Readonly<Partial<Record<LifecycleAct, (task: Task) => Promise<Columns>>>> = {
  publish: async (task) => {
    await refuseIncomplete(task, task.now);
    return publicationColumns(task.row, task.now);
  },
  schedule: async (task) => {
    const at = readSchedule(task);
    await refuseIncomplete(task, at);
    return { published_at: at };
  },
  unschedule: async () => ({ published_at: null }),
  retract: async (task) => ({ retraction: retractionOf(task) }),
  reinstate: async () => ({ retraction: null }),
  delete: async ({ now }) => ({ deleted_at: now }),
  restore: async (task) => ({ deleted_at: null, slug: await restoredSlug(task) }),
};

/** Fields that belong to one act alone. */
const OWN_FIELDS = { at: 'schedule', reason: 'retract', id: 'restore' } as const;

/** @throws Problem invalidRequest for what belongs to another act */
function refuseStrayFields(transition: Transition): void {
  const stray = Object.entries(OWN_FIELDS).find(
    ([field, act]) => field in transition && transition.act !== act,
  );
  if (stray) throw new Problem('invalidRequest', stray[0]);
}

const wordsOf = ({ note = '' }: Transition, row: SourceRow, columns: Columns): string => {
  const reason = columns.retraction
    ? (JSON.parse(columns.retraction) as NonNullable<SourceRow['retraction']>).reason
    : {};
  return readBody(note) || (reason[row.original_locale] ?? '').slice(0, LIFECYCLE_LIMITS.note);
};

/**
 * Does with a content what is asked for, once: the same request again answers how it is by then.
 * @throws Problem newerRevision when somebody was quicker; notPossibleNow, notReadyToPublish,
 *   scheduleInPast, reasonMissing, addressTaken, invalidRequest
 */
export function transit(
  context: Pick<HostContext, 'db'> & Readiness,
  target: SourceRow,
  transition: Transition,
  cause: Cause,
): Promise<SourceRow> {
  refuseStrayFields(transition);
  const { act, revision } = transition;
  const { to, action } = ACT_RULES[act];
  return context.db.transaction().execute(async (trx) => {
    const before = await lockAny(trx, target);
    if (isRepeated(before, cause)) return before;
    if (before.revision !== revision) throw new Problem('newerRevision');
    if (!(await isPossible(trx, act, before, cause.at))) throw new Problem('notPossibleNow');
    const effect = await EFFECTS[act]?.({ trx, row: before, transition, now: cause.at, context });
    const columns: Columns = { ...(to !== null && { status: to }), ...effect };
    const note = wordsOf(transition, before, columns);
    const after = await reviseContent(trx, before, columns, { ...cause, kept: { act, note } });
    await logChange(trx, { action, reason: note }, [before, after], cause);
    await ACT_NOTIFIERS[act]?.(trx, after, cause);
    return after;
  });
}
