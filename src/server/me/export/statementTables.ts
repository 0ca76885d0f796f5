import { sql } from 'kysely';
import { selectReaderText, joinReader, type ExportTable } from './exportTable';

/** Tables of what a person wrote and answered in dialogs of statements, and what they follow. */
export const STATEMENT_EXPORTS = [
  {
    name: 'statements',
    by: ['statements.author_id'],
    fields: [
      'slug',
      'title',
      'number',
      'body',
      'lang',
      'state',
      'held_for',
      'hidden_for',
      'is_seed',
      'is_meta',
      'agrees',
      'disagrees',
      'seen',
      'created_at',
      'deleted_at',
      'moderation',
    ],
    from: (owner) => sql`(
      select statements.*, slug, ${selectReaderText('contents.title')} as title,
        (select body from statement_texts where statement_id = statements.id and statement_texts.lang = statements.lang) as body,
        (select jsonb_agg(jsonb_build_object('at', at, 'decision', decision, 'reason', reason, 'feedback', feedback, 'appeal', appeal) order by moderations.number)
          from moderations where kind = 'statement' and target_id = statements.id) as moderation
      from statements join contents on contents.id = statements.content_id ${joinReader(owner)}
      where statements.author_id = ${owner.personId}
    ) as found order by created_at, id`,
  },
  {
    // Every answer that was ever given; the last one to a statement counts. The statements
    // themselves are those of others.
    name: 'statement-answers',
    by: ['statement_participants.person_id'],
    fields: ['slug', 'title', 'participant', 'joined_at', 'statement', 'vote', 'at'],
    from: (owner) => sql`(
      select slug, ${selectReaderText('contents.title')} as title, participants.number as participant, joined_at,
        votes.statement, votes.vote, votes.at, votes.number
      from statement_participants as participants join contents on contents.id = participants.content_id ${joinReader(owner)}
      left join statement_votes as votes
        on votes.content_id = participants.content_id and votes.participant = participants.number
      where participants.person_id = ${owner.personId}
    ) as found order by slug, number`,
  },
  {
    name: 'follows',
    by: ['follows.person_id'],
    fields: ['section', 'slug', 'title', 'is_following', 'at'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, is_following, at
      from follows join contents on contents.id = follows.content_id ${joinReader(owner)}
      where follows.person_id = ${owner.personId}
    ) as found order by at, slug`,
  },
  {
    name: 'answers-rated',
    by: ['faq_votes.person_id'],
    fields: ['slug', 'title', 'is_helpful'],
    from: (owner) => sql`(
      select slug, ${selectReaderText('contents.title')} as title, is_helpful
      from faq_votes join contents on contents.id = faq_votes.content_id ${joinReader(owner)}
      where faq_votes.person_id = ${owner.personId}
    ) as found order by slug`,
  },
  {
    name: 'reactions',
    by: ['reactions.person_id'],
    fields: ['section', 'slug', 'title', 'kind', 'at'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, reactions.kind, at
      from reactions join contents on contents.id = reactions.content_id ${joinReader(owner)}
      where reactions.person_id = ${owner.personId}
    ) as found order by at, slug`,
  },
] as const satisfies readonly ExportTable[];
