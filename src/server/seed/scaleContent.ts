import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

interface ScaleContent {
  readonly slug: string;
  readonly mode: 'thread' | 'statements';
  /** In English. */
  readonly title: string;
  readonly body: string;
}

/** Adds an open dialog that is filled with generated rows; its id is `md5(slug)`. */
export async function addScaleContent(
  db: Database,
  { slug, mode, title, body }: ScaleContent,
  now: Date,
): Promise<void> {
  const details = {
    mode,
    layout: 'single',
    instructions: { en: 'Be brief.' },
    conclusions: null,
    updates: [],
    moderation: 'open',
    resultsAfter: 0,
    following: [],
  };
  await sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status,
      author_kind, published_at)
    values (md5(${slug})::uuid, 'dialogs', 'dialog', 'HC-' || ${slug}::text, ${slug},
      jsonb_build_object('en', ${title}::text), jsonb_build_object('en', 'Generated for measuring.'),
      jsonb_build_object('en', ${body}::text), ${JSON.stringify(details)}::jsonb,
      'en', 'published', 'organisation', ${now}::timestamptz - interval '30 days')`.execute(db);
}
