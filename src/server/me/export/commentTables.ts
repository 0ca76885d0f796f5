import { sql } from 'kysely';
import { selectReaderText, joinReader, type ExportTable } from './exportTable';

/** Tables of what a person wrote, voted on, reported and decided about under contents. */
export const COMMENT_EXPORTS = [
  {
    name: 'comments',
    by: ['comments.author_id'],
    fields: [
      'section',
      'slug',
      'title',
      'body',
      'lang',
      'alignment',
      'state',
      'held_for',
      'hidden_for',
      'votes_up',
      'votes_down',
      'created_at',
      'edited_at',
      'deleted_at',
      'before',
      'moderation',
    ],
    from: (owner) => sql`(
      select comments.*, section, slug, ${selectReaderText('contents.title')} as title,
        (select jsonb_agg(jsonb_build_object('at', at, 'lang', comment_versions.lang, 'body', comment_versions.body) order by revision)
          from comment_versions where comment_id = comments.id) as before,
        (select jsonb_agg(jsonb_build_object('at', at, 'decision', decision, 'reason', reason, 'feedback', feedback, 'appeal', appeal) order by number)
          from moderations where kind = 'comment' and target_id = comments.id) as moderation
      from comments join contents on contents.id = comments.content_id ${joinReader(owner)}
      where comments.author_id = ${owner.personId}
    ) as found order by created_at, id`,
  },
  {
    name: 'comment-votes',
    by: ['comment_votes.person_id'],
    fields: ['section', 'slug', 'title', 'comment_id', 'value'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, comment_id, value
      from comment_votes join comments on comments.id = comment_votes.comment_id
      join contents on contents.id = comments.content_id ${joinReader(owner)}
      where comment_votes.person_id = ${owner.personId}
    ) as found order by slug, comment_id`,
  },
  {
    // Comments that others wrote there are theirs.
    name: 'mentions',
    by: ['comment_mentions.person_id'],
    fields: ['section', 'slug', 'title', 'comment_id', 'created_at'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, comment_id, comments.created_at
      from comment_mentions join comments on comments.id = comment_mentions.comment_id
      join contents on contents.id = comments.content_id ${joinReader(owner)}
      where comment_mentions.person_id = ${owner.personId}
    ) as found order by created_at, comment_id`,
  },
  {
    name: 'reports',
    by: ['reports.reporter_id'],
    fields: ['section', 'slug', 'title', 'kind', 'target_id', 'reason', 'note', 'at'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, reports.kind, target_id, reason, note, at
      from reports join contents on contents.id = reports.content_id ${joinReader(owner)}
      where reporter_id = ${owner.personId}
    ) as found order by at, target_id`,
  },
  {
    name: 'moderation-by-you',
    by: ['moderations.by_id'],
    fields: [
      'section',
      'slug',
      'kind',
      'target_id',
      'decision',
      'reason',
      'feedback',
      'at',
      'undone_at',
    ],
    from: ({ personId }) => sql`(
      select section, slug, moderations.kind, target_id, decision, reason, feedback, at, undone_at, number
      from moderations join contents on contents.id = moderations.content_id
      where by_id = ${personId}
    ) as found order by number`,
  },
] as const satisfies readonly ExportTable[];
