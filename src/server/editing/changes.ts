import type { Updateable } from 'kysely';
import type { AuditAction } from '../../shared/contract/admin';
import type { ContentChange } from '../../shared/contract/editing';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import { announceChange } from '../live/liveChanges';
import { hasMembers, lockSource, missingIn, readSource, type SourceRow } from './sourceQueries';
import {
  checkVisibility,
  isRepeated,
  keyOf,
  textColumns,
  withFreeAddress,
  type Cause,
} from './writing';

/** What the log keeps of a content: enough to find it, not its texts. */
export const tracesOf = ({ section, slug, revision, title, original_locale }: SourceRow) => ({
  section,
  slug,
  revision,
  title: title[original_locale] ?? '',
});

const logChange = (
  trx: Database,
  action: Extract<AuditAction, 'edited' | 'published'>,
  [before, after]: readonly [SourceRow, SourceRow],
  { personId: actorId, at }: Cause,
): Promise<void> =>
  writeAudit(trx, {
    ...{ at, actorId, personId: null, action, reason: '' },
    ...{ before: tracesOf(before), after: tracesOf(after) },
  });

/** A newer revision, and with it a newer version, which everybody who looks at it hears of. */
export async function revise(
  trx: Database,
  before: SourceRow,
  columns: Updateable<Tables['contents']>,
  cause: Cause,
): Promise<SourceRow> {
  const { id, section } = before;
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
  await announceChange(trx, { id, section, version });
  return readSource(trx, section, id);
}

/**
 * Changes what all sections share; what is no draft any more keeps its address, and the log tells of it.
 * @throws Problem newerRevision when somebody was quicker; invalidTitle, reservedAddress, membersOfNobody, addressTaken, addressFixed
 */
export function changeContent(
  db: Database,
  row: SourceRow,
  change: ContentChange,
  cause: Cause,
): Promise<SourceRow> {
  const columns = textColumns(change);
  checkVisibility(change.visibility, hasMembers(row.section, row.author_content_id));
  return db.transaction().execute(async (trx) => {
    const before = await lockSource(trx, row);
    if (isRepeated(before, cause)) return before;
    if (before.revision !== change.revision) throw new Problem('newerRevision');
    const isDraft = before.status === 'draft';
    if (!isDraft && before.slug !== change.slug) throw new Problem('addressFixed');
    const after = await revise(trx, before, columns, cause);
    if (!isDraft) await logChange(trx, 'edited', [before, after], cause);
    return after;
  });
}

/** What is published in the name of the city or a group is theirs. */
const publicationColumns = ({ author_kind, author_person_id }: SourceRow, { at }: Cause) => ({
  status: 'published',
  published_at: at,
  author_person_id: author_kind === 'person' ? author_person_id : null,
});

/**
 * Publishes a draft now. @throws Problem newerRevision, notReadyToPublish
 */
export function publishDraft(
  db: Database,
  row: SourceRow,
  revision: number,
  cause: Cause,
): Promise<SourceRow> {
  return db.transaction().execute(async (trx) => {
    const before = await lockSource(trx, row);
    if (isRepeated(before, cause)) return before;
    if (before.revision !== revision) throw new Problem('newerRevision');
    const missing = await missingIn(trx, before, cause.at);
    if (missing.length > 0) throw new Problem('notReadyToPublish', missing.join(', '));
    const after = await revise(trx, before, publicationColumns(before, cause), cause);
    await logChange(trx, 'published', [before, after], cause);
    return after;
  });
}
