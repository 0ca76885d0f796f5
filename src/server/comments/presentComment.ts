import type { Comment, CommentState, ReportReason } from '../../shared/contract/comments';
import { sql, type RawBuilder } from 'kysely';
import { type Locale } from '../../shared/locales';
import { getOfferedLocales } from '../city/currentSettings';

export interface CommentRow {
  readonly id: string;
  readonly content_id: string;
  readonly parent_id: string | null;
  readonly root_id: string;
  readonly depth: number;
  readonly state: CommentState;
  readonly author_id: string | null;
  readonly author: string | null;
  readonly body: string;
  readonly lang: Locale;
  readonly alignment: number;
  readonly votes_up: number;
  readonly votes_down: number;
  readonly replies: number;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly revision: number;
  readonly hidden_for: ReportReason | null;
  readonly also_in: readonly Locale[];
  readonly vote: number | null;
  readonly reported: boolean;
}

/** Person who reads comments. */
export interface CommentReader {
  readonly personId: string | null;
  readonly isModerator: boolean;
  /** The host can ask for translations. */
  readonly translates: boolean;
}

/** Behind `select`, for a query on `comments`: what a comment shows to this person. */
export const commentColumns = ({ personId }: CommentReader): RawBuilder<unknown> => sql`
  comments.id, comments.content_id, comments.parent_id, comments.root_id, comments.depth, comments.state,
  comments.author_id, comments.body, comments.lang, comments.alignment, comments.votes_up, comments.votes_down,
  comments.replies, comments.created_at, comments.edited_at, comments.revision, comments.hidden_for,
  (select name from people where people.id = comments.author_id) as author,
  (select value from comment_votes where comment_id = comments.id and person_id = ${personId}::uuid) as vote,
  exists (select from reports where kind = 'comment' and target_id = comments.id and reporter_id = ${personId}::uuid)
    as reported,
  array(select translations.lang from translations
    where kind = 'comment' and target_id = comments.id and translations.revision = comments.revision) as also_in`;

/** Selects the comments in reach: what is held is there for its author and the moderators alone. */
export const isInReach = ({ personId, isModerator }: CommentReader): RawBuilder<boolean> =>
  sql`(comments.state <> 'held' or ${isModerator}::boolean or comments.author_id = ${personId}::uuid)`;

function readsWords(
  { state, author_id }: Pick<CommentRow, 'state' | 'author_id'>,
  { personId, isModerator }: CommentReader,
): boolean {
  if (state === 'shown') return true;
  return state !== 'deleted' && (isModerator || (personId !== null && author_id === personId));
}

const NO_WORDS = { author: '', author_id: null, body: '' };

/** Presents a comment as this person may see it: without words and name where it is not shown. */
export function presentComment(row: CommentRow, reader: CommentReader): Comment {
  const { author, author_id, body } = readsWords(row, reader) ? row : NO_WORDS;
  return {
    id: row.id,
    parentId: row.parent_id,
    rootId: row.root_id,
    depth: row.depth,
    state: row.state,
    author: author ?? '',
    authorId: author_id,
    body,
    lang: row.lang,
    alignment: row.alignment,
    votes: { up: row.votes_up, down: row.votes_down },
    replies: row.replies,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    revision: row.revision,
    hiddenFor: row.state === 'hidden' ? row.hidden_for : null,
    alsoIn: otherLanguages(row, reader),
    mine: reader.personId === null ? null : ownPart(row, reader.personId),
  };
}

/** Lists the other languages; words that not everybody may read are not translated. */
function otherLanguages(
  { state, lang, also_in }: CommentRow,
  { translates }: CommentReader,
): Locale[] {
  if (state !== 'shown') return [];
  return getOfferedLocales().filter(
    (code) => code !== lang && (translates || also_in.includes(code)),
  );
}

const ownPart = ({ author_id, vote, reported }: CommentRow, personId: string): Comment['mine'] => ({
  isAuthor: author_id === personId,
  vote: vote ?? 0,
  reported,
});
