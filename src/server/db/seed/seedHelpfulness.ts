import { sql } from 'kysely';
import { toContentId } from './seedContents';
import type { Seeding } from './seeding';

/** Visitors have said of each answer whether it helped. */
export async function seedHelpfulness({ db, demo }: Seeding): Promise<void> {
  const given = demo.contents.faqs.map(({ slug, helpful: { yes, no } }) => ({
    id: toContentId('faqs', slug),
    yes,
    no,
  }));
  await sql`
    insert into faq_votes (content_id, visitor, is_helpful)
    select id, sha256(convert_to(id || ' ' || number, 'UTF8')), number <= yes
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, yes int, no int),
      generate_series(1, yes + no) as number`.execute(db);
}
