import type { Updateable } from 'kysely';
import type { AuditAction } from '../../shared/contract/admin';
import type { ContentChange } from '../../shared/contract/editing';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import { requireGivablePictures } from './files/givablePictures';
import { announceChange } from '../live/liveChanges';
import { EDITABLE } from './editable';
import { notifyOfCorrection } from './lifecycle/lifecycleNotifications';
import { readBody } from './readWritten';
import {
  hasMembers,
  isPublished,
  lockSource,
  missingTexts,
  readAny,
  UNDECIDED,
  type SourceRow,
} from './sourceQueries';
import {
  CHANGED,
  keepFirst,
  storeVersion,
  replaceAutosave,
  type VersionCause,
} from './versions/keepVersion';
import {
  checkTerms,
  checkVisibility,
  isRepeated,
  keyOf,
  textColumns,
  withFreeAddress,
  type AnyCause,
  type Cause,
} from './writing';

/** Returns what the log keeps of a content: enough to find it, not its texts. */
export const toAuditTrace = ({ section, slug, revision, title, original_locale }: SourceRow) => ({
  section,
  slug,
  revision,
  title: title[original_locale] ?? '',
});

interface LoggedChange {
  readonly action: AuditAction;
  readonly reason: string;
  /** Parts that have changed, besides what every entry names. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** Writes down what was done to a content; `reason` in the words of who did it. */
export const logChange = (
  trx: Database,
  { action, reason, before, after }: LoggedChange,
  [earlier, later]: readonly [SourceRow, SourceRow],
  { personId: actorId, at }: AnyCause,
): Promise<void> =>
  writeAudit(trx, {
    at,
    actorId,
    personId: null,
    action,
    reason,
    before: { ...toAuditTrace(earlier), ...before },
    after: { ...toAuditTrace(later), ...after },
  });

/** Cause of a newer revision; what its version came from, where it is no plain change. */
type RevisionCause = AnyCause & { readonly kept?: VersionCause };

/**
 * Returns the cause of a version that was saved while somebody typed, or by hand. @throws Problem
 * invalidRequest where what is no draft would be changed by typing
 */
export function toVersionCause(
  { status }: Pick<SourceRow, 'status'>,
  { isAutosave = false, note = '' }: { readonly isAutosave?: boolean; readonly note?: string },
): VersionCause {
  if (isAutosave && status !== 'draft') throw new Problem('invalidRequest', 'isAutosave');
  return { act: 'change', note, isAutosave };
}

/**
 * Makes a newer revision, kept as a version, and with it a newer version of the page, which
 * everybody who looks at it hears of.
 */
export async function reviseContent(
  trx: Database,
  before: SourceRow,
  columns: Updateable<Tables['contents']>,
  cause: RevisionCause,
): Promise<SourceRow> {
  const { id, section } = before;
  const { kept = CHANGED } = cause;
  await keepFirst(trx, id);
  const { version } = await withFreeAddress(
    trx
      .updateTable('contents')
      .set((eb) => ({
        ...columns,
        version: eb('version', '+', 1),
        revision: eb('revision', '+', 1),
        change_key: keyOf(cause, id),
        updated_at: cause.at,
      }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
  const { personId, at } = cause;
  await requireGivablePictures(trx, { contentId: id, personId, at });
  if (kept.isAutosave) await replaceAutosave(trx, before, cause);
  await storeVersion(trx, id, cause, kept);
  await EDITABLE[section].whenRevised?.(trx, id);
  await announceChange(trx, { id, section, version });
  return readAny(trx, section, id);
}

/**
 * Refuses a loss: what readers see keeps its texts in the original language. @throws Problem
 * notReadyToPublish
 */
function refuseLoss(before: SourceRow, after: SourceRow): void {
  const had = missingTexts(before);
  const lost = missingTexts(after).filter((part) => !had.includes(part));
  if (lost.length > 0) throw new Problem('notReadyToPublish', lost.join(', '));
}

/**
 * Changes what all sections share; what is no draft any more keeps its address, and the log tells
 * of it. Only drafts are saved while somebody types.
 * @throws Problem newerRevision when somebody was quicker; invalidTitle, reservedAddress,
 *   membersOfNobody, unknownTopic, unknownDistrict, addressTaken, addressFixed, notReadyToPublish
 *   where what is out would lose a text, invalidRequest
 */
export function changeContent(
  db: Database,
  row: SourceRow,
  { note: written = '', isAutosave, ...change }: ContentChange,
  cause: Cause,
): Promise<SourceRow> {
  const columns = textColumns(change);
  const note = readBody(written);
  checkVisibility(change.visibility, hasMembers(row.section, row.author_content_id));
  return db.transaction().execute(async (trx) => {
    const before = await lockSource(trx, row);
    if (isRepeated(before, cause)) return before;
    if (before.revision !== change.revision) throw new Problem('newerRevision');
    checkTerms(change, before);
    const isUndecided = UNDECIDED.includes(before.status);
    const kept = toVersionCause(before, { note, ...(isAutosave && { isAutosave }) });
    if (!isUndecided && before.slug !== change.slug) throw new Problem('addressFixed');
    const after = await reviseContent(trx, before, columns, { ...cause, kept });
    if (isUndecided) return after;
    refuseLoss(before, after);
    await logChange(trx, { action: 'edited', reason: note }, [before, after], cause);
    if (isPublished(after)) await notifyOfCorrection(trx, after, cause);
    return after;
  });
}
