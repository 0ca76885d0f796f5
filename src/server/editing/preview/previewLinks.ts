import { randomBytes } from 'node:crypto';
import type { MadePreview, NewPreview, Preview } from '../../../shared/contract/lifecycle';
import { hashToken, isMakerGood } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { isPublished, type SourceRow } from '../sourceQueries';
import { keyOf, type Cause } from '../writing';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

interface Row {
  readonly id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly name: string | null;
}

const present = ({ id, created_at, expires_at, name }: Row): Preview => ({
  id,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  by: name,
});

const selectLinks = (db: Database, contentId: string) =>
  db
    .selectFrom('preview_links')
    .innerJoin('contents', 'contents.id', 'preview_links.content_id')
    .leftJoin('people', 'people.id', 'preview_links.created_by')
    .select(['preview_links.id', 'preview_links.created_at', 'expires_at', 'people.name'])
    .where('content_id', '=', contentId);

/** Lists the links that still lead to what is not out yet, the newest first. */
export async function listPreviews(
  db: Database,
  { id }: SourceRow,
  now: Date,
): Promise<{ items: Preview[] }> {
  const rows = await selectLinks(db, id)
    .where('expires_at', '>', now)
    .where(isMakerGood(now))
    .orderBy('preview_links.created_at', 'desc')
    .execute();
  return { items: rows.map(present) };
}

/**
 * Makes a link for so many days. The same request again makes no second one, but gives it a new
 * token: nobody knows the first.
 * @throws Problem notPossibleNow for what everybody can read already
 */
export async function makePreview(
  db: Database,
  row: SourceRow,
  { days }: NewPreview,
  cause: Cause,
): Promise<MadePreview> {
  if (isPublished(row)) throw new Problem('notPossibleNow');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const token_hash = hashToken(token);
  const { id } = await db
    .insertInto('preview_links')
    .values({
      content_id: row.id,
      token_hash,
      created_by: cause.personId,
      created_at: cause.at,
      expires_at: new Date(cause.at.getTime() + days * DAY_MS),
      creation_key: keyOf(cause, row.id),
    })
    .onConflict((key) => key.column('creation_key').doUpdateSet({ token_hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await selectLinks(db, row.id)
    .where('preview_links.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...present(made), token };
}

/** Ends a link: it leads nowhere from now on; one that is gone already is as good. */
export async function endPreview(db: Database, row: SourceRow, id: string): Promise<void> {
  await db
    .deleteFrom('preview_links')
    .where('content_id', '=', row.id)
    .where('id', '=', id)
    .execute();
}
