import type { Insertable } from 'kysely';
import type { Localized } from '../../shared/contract/text';
import type { ContentSection } from '../../shared/sections';
import type { Tables } from '../db/tables';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import type { SeedContent } from './schemas';
import { findAuthor, listContents, toContentId } from './seedContents';
import type { Seeding } from './seeding';

type Row = Insertable<Tables['content_versions']>;

/** Restores the text before its correction. @throws Error that names what does not stand in it */
function bodyBefore(
  { slug, body }: SeedContent,
  { said }: NonNullable<SeedContent['correction']>,
): Localized {
  const missing = said.find(({ now }) => !Object.values(body).some((text) => text.includes(now)));
  if (missing) throw new Error(`seed ${slug}: “${missing.now}” is not in its text`);
  const texts = Object.entries(body).map(([locale, text]) => [
    locale,
    said.reduce((earlier, { now, before }) => earlier.replace(now, before), text),
  ]);
  return Object.fromEntries(texts) as Localized;
}

function versionsOf(section: ContentSection, content: SeedContent, calendar: Calendar): Row[] {
  const { slug, correction, publishedAt, title, summary, body } = content;
  if (!correction || !publishedAt) return [];
  const kept = {
    content_id: toContentId(section, slug),
    is_public: true,
    status: 'published',
    person_id: findAuthor(content),
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    details: JSON.stringify(content.details),
  };
  return [
    {
      ...kept,
      revision: 1,
      at: calendar.dateTime(publishedAt),
      act: 'publish',
      body: JSON.stringify(bodyBefore(content, correction)),
    },
    {
      ...kept,
      revision: 2,
      at: calendar.dateTime(correction.at),
      act: 'change',
      note: correction.note,
      body: JSON.stringify(body),
    },
  ];
}

/** Seeds what contents said before they were corrected. */
export const seedVersions = ({ db, demo, calendar }: Seeding): Promise<void> =>
  insertAll(
    db,
    'content_versions',
    listContents(demo).flatMap(({ section, content }) => versionsOf(section, content, calendar)),
  );
