import type { ListQuery } from '../../shared/contract/content';
import { listContents, toPhases, type ContentRow } from './contentQueries';
import type { ReadContext, SectionDefinition } from './section';

const PAGE = 100;

/**
 * Lists all that a list holds, as the query filters and sorts it; one page of it is in memory at a
 * time.
 */
export async function* readListPages(
  reading: ReadContext,
  definition: SectionDefinition,
  query: ListQuery,
): AsyncGenerator<readonly ContentRow[]> {
  const phases = toPhases(query);
  const orderingName = definition.ordering?.({ ...query, phase: phases[0] }) ?? 'newest';
  for (let cursor: string | null | undefined; cursor !== null;) {
    const asked = { ...query, limit: PAGE, ...(cursor && { cursor }) };
    const { rows, next } = await listContents(reading, definition, asked, { phases, orderingName });
    yield rows;
    cursor = next;
  }
}
