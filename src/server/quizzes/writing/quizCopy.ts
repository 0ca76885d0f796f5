import { sql } from 'kysely';
import type { Viewer } from '../../../shared/permissions/can';
import type { ReadContext } from '../../content/section';
import { beginCopy } from '../../editing/beginCopy';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';

/**
 * Begins a draft with the texts, settings and questions of a quiz, without its dates and attempts.
 * The same request again finds the same draft, as it is by then. @returns its slug
 * @throws Problem forbidden for who may begin none
 */
export async function copyQuiz(
  reading: ReadContext,
  viewer: Viewer,
  row: SourceRow,
  cause: Cause,
): Promise<string> {
  const copy = await beginCopy(reading, viewer, row, cause);
  // From its second revision on somebody has written in it.
  await sql`
    update contents set details = source.details from contents as source
    where contents.id = ${copy.id} and contents.revision = 1 and source.id = ${row.id}`.execute(
    reading.db,
  );
  return copy.slug;
}
