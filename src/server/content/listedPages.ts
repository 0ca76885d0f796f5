import type { ListQuery } from '../../shared/contract/content';
import { listContents, type ContentRow } from './contentQueries';
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
  const ordering = definition.ordering?.(query) ?? 'newest';
  for (let cursor: string | null | undefined; cursor !== null;) {
    const asked = { ...query, limit: PAGE, ...(cursor && { cursor }) };
    const { rows, next } = await listContents(reading, definition, asked, ordering);
    yield rows;
    cursor = next;
  }
}
