import type { Author } from '../../../shared/contract/editing';
import { listAuthors } from '../authors';
import { hasMembers } from '../sourceQueries';
import { checkVisibility } from '../writing';
import type { DetailRules, DetailWrite } from './detailing';
import type { DetailRow } from './storedDetails';

type Post = DetailWrite<'blogs'>;

/** Lists in whose name the person who asks may write posts. */
export const postAuthors = ({ reading }: Pick<Post, 'reading'>): Promise<Author[]> =>
  reading.viewer ? listAuthors(reading, reading.viewer, 'blogs') : Promise.resolve([]);

/**
 * Returns the columns of the author; what is not out stays its writer's, in whoever's name it is
 * written.
 */
function authorColumns({ id, kind }: Author, { row, reading }: Post) {
  const isOut = ['published', 'archived'].includes(row.status);
  const writer = isOut ? null : row.authorPersonId;
  const columns = {
    author_kind: kind,
    author_person_id: kind === 'person' ? (reading.viewer?.id ?? null) : writer,
    author_content_id: kind === 'team' || kind === 'committee' ? id : null,
  };
  checkVisibility(row.visibility, hasMembers('blogs', columns.author_content_id));
  return columns;
}

/** Tells in whose name a post is; null where it is another person’s. */
export function presentAuthor(
  { authorKind, authorPersonId, authorContentId }: DetailRow,
  viewerId: string | undefined,
): string | null {
  if (authorKind === 'person') return authorPersonId === viewerId ? 'person' : null;
  return authorContentId ?? 'organisation';
}

/** Tells whether the post is to be in another name than before. */
const isOtherAuthor = ({ details: { author }, row, reading }: Post): boolean =>
  author !== null && author !== presentAuthor(row, reading.viewer?.id);

const chosenAuthor = async (writing: Post): Promise<Author | undefined> =>
  isOtherAuthor(writing)
    ? (await postAuthors(writing)).find(({ id }) => id === writing.details.author)
    : undefined;

/** Detailing of posts: what belongs to them besides their texts. */
export const postDetailRules: DetailRules<'blogs'> = {
  section: 'blogs',
  read: (details) => details,
  judge: async (writing) => {
    const { related } = writing.details;
    const isForeign = isOtherAuthor(writing) && !(await chosenAuthor(writing));
    return [
      ...(isForeign ? [{ field: 'author', fault: 'notYours' } as const] : []),
      ...(related.includes(writing.row.slug)
        ? [{ field: 'related', fault: 'cycle' } as const]
        : []),
    ];
  },
  keep: async ({ related, comments }, writing) => {
    const author = await chosenAuthor(writing);
    return {
      details: { ...writing.stored, related, commentsOff: !comments },
      ...(author && authorColumns(author, writing)),
    };
  },
};
