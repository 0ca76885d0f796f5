import type { StoredPost } from '../../shared/contract/blogs';
import { PICTURE_WIDTHS } from '../../shared/contract/files';
import type { ContentRow } from '../content/contentQueries';
import { CORRECTED_AT } from '../content/corrections';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { getPicturePath } from '../identity/peopleQueries';
import { readPostFacts } from './postFacts';
import { readNeighbours, readRelated } from './postLinks';

/** Reads a group’s cover, where everybody sees it. */
async function readGroupPicture({ db, now }: ReadContext, postId: string): Promise<string | null> {
  const group = await db
    .selectFrom('contents')
    .select('contents.cover')
    .innerJoin('contents as post', 'post.author_content_id', 'contents.id')
    .where('post.id', '=', postId)
    .where(isVisibleTo(null, now))
    .executeTakeFirst();
  return group?.cover ? `/files/${group.cover.file}/w/${PICTURE_WIDTHS[0]}` : null;
}

/** Reads the author’s picture; null where a reader would not find it on the author’s own page. */
async function readAuthorPicture(
  reading: ReadContext,
  { id, author_kind, author_person_id: author }: ContentRow,
): Promise<string | null> {
  if (author_kind === 'team' || author_kind === 'committee') return readGroupPicture(reading, id);
  if (author_kind !== 'person' || author === null) return null;
  const { db, viewer } = reading;
  const found = await db
    .selectFrom('people')
    .innerJoin('pictures', 'pictures.person_id', 'people.id')
    .select('pictures.id')
    .where('people.id', '=', author)
    .where('blocked_at', 'is', null)
    .$if(viewer === null, (people) => people.where('profile_visibility', '=', 'public'))
    .executeTakeFirst();
  return found ? getPicturePath(found.id) : null;
}

async function readCorrection({ db }: ReadContext, { id }: ContentRow): Promise<string | null> {
  const { corrected } = await db
    .selectFrom('contents')
    .select(CORRECTED_AT.as('corrected'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return corrected?.toISOString() ?? null;
}

/** Reads what a post's page shows besides the envelope. */
export async function readPostPage(reading: ReadContext, row: ContentRow): Promise<object> {
  const [facts, correctedAt, authorPicture, related, neighbours] = await Promise.all([
    readPostFacts(reading, [row]),
    readCorrection(reading, row),
    readAuthorPicture(reading, row),
    readRelated(reading, row),
    readNeighbours(reading, row),
  ]);
  const { commentsOff = false } = row.details as StoredPost;
  return { ...facts.get(row.id), commentsOff, correctedAt, authorPicture, related, ...neighbours };
}
