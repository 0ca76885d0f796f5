import { EDIT_LIMITS, type Author } from '../../shared/contract/editing';
import type { Viewer } from '../../shared/permissions/can';
import type { Section } from '../../shared/sections';
import { escapeLike } from '../content/escapeLike';
import type { ReadContext } from '../content/section';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { listAuthors } from './authors';
import { createDraft } from './creation';
import { writtenTexts, type SourceRow } from './sourceQueries';
import type { Cause } from './writing';

/** Finds the next address that is free: `budget`, then `budget-2`. */
export async function findFreeSlug(db: Database, section: Section, slug: string): Promise<string> {
  const base = slug.replace(/-\d+$/, '').slice(0, EDIT_LIMITS.slug - 6);
  const rows = await db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', section)
    .where('slug', 'like', `${escapeLike(base)}-%`)
    .where('deleted_at', 'is', null)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/**
 * Chooses the author: the same name where this person may write in it, otherwise the first that
 * they may. @throws Problem forbidden
 */
async function authorOf(reading: ReadContext, viewer: Viewer, row: SourceRow): Promise<Author> {
  const authors = await listAuthors(reading, viewer, row.section, [row.area]);
  const same = row.author_content_id ?? row.author_kind;
  const author = authors.find(({ id }) => id === same) ?? authors[0];
  if (!author) throw new Problem('forbidden');
  return author;
}

/**
 * Begins a draft with the texts of a content. The same request again finds the same draft, as it is
 * by then.
 * @throws Problem forbidden for who may begin none
 */
export async function beginCopy(
  reading: ReadContext,
  viewer: Viewer,
  row: SourceRow,
  cause: Cause,
): Promise<SourceRow> {
  const { db } = reading;
  const { section } = row;
  const author = await authorOf(reading, viewer, row);
  const slug = await findFreeSlug(db, section, row.slug);
  const draft = { ...writtenTexts(row), slug, author: author.id };
  const { row: copy } = await createDraft(db, { section, author, draft }, cause);
  return copy;
}
