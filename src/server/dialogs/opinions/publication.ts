import { sql } from 'kysely';
import type { CommentState } from '../../../shared/contract/comments';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { toText } from '../../content/localize';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import type { FileOrder } from './publishedFile';

type Publication = Omit<FileOrder, 'name' | 'path'>;

interface Row {
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly original_locale: Locale;
  readonly moderation: string;
  readonly commenters: number;
}

async function readStatements(
  db: Database,
  contentId: string,
  isStrict: boolean,
): Promise<Publication['statements']> {
  const { rows } = await sql<{ createdAt: Date; state: CommentState; body: string | null }>`
    select created_at as "createdAt", state, body from statements
      left join statement_texts as texts
        on texts.statement_id = statements.id and texts.lang = statements.lang and state = 'shown'
    where statements.content_id = ${contentId} order by number`.execute(db);
  return rows.map(({ createdAt, state, body }) => ({
    timestamp: createdAt.getTime(),
    body: body ?? '',
    isModerated: isStrict || state !== 'shown',
  }));
}

/**
 * Reads what the published files hold of a dialog besides its votes: statements as they were
 * written, empty where they are not shown.
 */
export async function readPublication(
  { db, portalOrigin }: HostContext,
  contentId: string,
  locale: Locale,
): Promise<Publication> {
  const { rows } = await sql<Row>`
    select slug, title, summary, original_locale, details ->> 'moderation' as moderation,
      (select count(distinct author_id)::integer from statements
        where content_id = contents.id and not is_seed) as commenters
    from contents where id = ${contentId}`.execute(db);
  const { slug, title, summary, original_locale: original, ...row } = rows[0]!;
  const say = (text: Localized) => toText(text, locale, original).text;
  return {
    topic: say(title),
    url: `${portalOrigin}/dialogs/${slug}`,
    description: say(summary),
    statements: await readStatements(db, contentId, row.moderation === 'strict'),
    commenters: row.commenters,
  };
}
