import { sql } from 'kysely';
import type { VersionAct } from '../../../shared/contract/lifecycle';
import type { Database } from '../../db/openDatabase';
import type { SourceRow } from '../sourceQueries';
import type { AnyCause } from '../writing';

/** Act that a version came from, and what who made it says about it. */
export interface VersionCause {
  readonly act: VersionAct;
  readonly note: string;
  readonly isAutosave?: boolean;
}

export const CHANGED: VersionCause = { act: 'change', note: '' };
export const BEGUN: VersionCause = { act: 'begin', note: '' };

/**
 * One version takes the place of the last one where both were saved while the same person typed,
 * within so long.
 */
const TYPING_MS = 10 * 60_000;

type Maker = Pick<AnyCause, 'personId'> & { readonly at: Date | null };

/**
 * Keeps the content as it is now under its revision; what is kept already stays. `at` null: since
 * it was changed last.
 */
export async function storeVersion(
  trx: Database,
  id: string,
  { personId, at }: Maker,
  { act, note, isAutosave = false }: VersionCause,
): Promise<void> {
  await sql`
    insert into content_versions
      (content_id, revision, at, person_id, is_public, note, status, title, summary, body, details, act, visibility, is_autosave)
    select id, revision, coalesce(${at}::timestamptz, updated_at), ${personId}::uuid,
      status in ('published', 'archived') and deleted_at is null, ${note},
      status, title, summary, body, details, ${act}, visibility, ${isAutosave}::boolean
    from contents where id = ${id}
    on conflict (content_id, revision) do nothing`.execute(trx);
}

/** Keeps what was there before the first change that is recorded: nobody knows who wrote it. */
export const keepFirst = (trx: Database, id: string): Promise<void> =>
  storeVersion(trx, id, { personId: null, at: null }, BEGUN);

/** Takes the version before away where the same person saved it while they were typing. */
export async function replaceAutosave(
  trx: Database,
  { id, revision }: SourceRow,
  { personId, at }: AnyCause,
): Promise<void> {
  await trx
    .deleteFrom('content_versions')
    .where('content_id', '=', id)
    .where('revision', '=', revision)
    .where('is_autosave', '=', true)
    .where('person_id', '=', personId)
    .where('at', '>', new Date(at.getTime() - TYPING_MS))
    .execute();
}

/**
 * Reads what whoever returned a draft told its author last; empty where nobody has, or it was
 * submitted again.
 */
export async function readReturnNote(
  db: Database,
  { id, status }: Pick<SourceRow, 'id' | 'status'>,
): Promise<string> {
  if (status !== 'draft') return '';
  const last = await db
    .selectFrom('content_versions')
    .select(['act', 'note'])
    .where('content_id', '=', id)
    .where('act', 'in', ['submit', 'return'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.act === 'return' ? last.note : '';
}
