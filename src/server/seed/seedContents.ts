import type { Insertable } from 'kysely';
import type { ContentSection } from '../../shared/sections';
import { toSearchText } from '../content/searchText';
import type { Tables } from '../db/tables';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import { resolveMoments } from './moments';
import type { Demonstration } from './readDemonstration';
import type { Moment, SeedContent } from './schemas';
import { coverColumn } from './seedCover';
import type { Seeding } from './seeding';

/** Parts of references. Groups come first: others are written in their name. */
const REFERENCE_PARTS: Readonly<Record<ContentSection, string>> = {
  teams: 'TEAM',
  committees: 'COMM',
  'have-your-say': 'POLL',
  dialogs: 'DIAL',
  blogs: 'BLOG',
  publications: 'PUBL',
  training: 'TRAI',
  governance: 'GOVE',
  events: 'EVEN',
  quizzes: 'QUIZ',
  faqs: 'FAQS',
  legal: 'LEGA',
};

export const toContentId = (section: ContentSection, slug: string) =>
  stableId('content', section, slug);
export const toPersonId = (person: string | number) => stableId('person', person);

interface Placed {
  readonly section: ContentSection;
  readonly content: SeedContent;
}

/** Lists all contents of a demonstration, groups first. */
export const listContents = ({ contents }: Demonstration): Placed[] =>
  (Object.keys(REFERENCE_PARTS) as ContentSection[]).flatMap((section) =>
    contents[section].map((content) => ({ section, content })),
  );

/** Returns the person who wrote a content; null where it was a group or the city. */
export function findAuthor({ author }: SeedContent): string | null {
  const [list, name = ''] = author.split('/');
  return list === 'people' ? toPersonId(name) : null;
}

const AUTHOR_KINDS: Readonly<Record<string, 'person' | 'team' | 'committee'>> = {
  people: 'person',
  teams: 'team',
  committees: 'committee',
};

function authorColumns(content: SeedContent) {
  const [list = '', name = ''] = content.author.split('/');
  return {
    author_kind: AUTHOR_KINDS[list] ?? ('organisation' as const),
    author_person_id: findAuthor(content),
    author_content_id: list === 'teams' || list === 'committees' ? toContentId(list, name) : null,
    created_by: findAuthor(content),
  };
}

function rowOf(
  { section, content }: Placed,
  { demo, calendar }: Seeding,
): Insertable<Tables['contents']> {
  const at = (moment: Moment | null | undefined) => (moment ? calendar.dateTime(moment) : null);
  const year = (
    at(content.publishedAt) ?? calendar.dateTime({ days: 0, time: '09:00' })
  ).getFullYear();
  const { referencePrefix } = demo.settings.identity;
  const number = String(content.number).padStart(4, '0');
  return {
    id: toContentId(section, content.slug),
    section,
    kind: content.kind,
    ref: `${referencePrefix}-${REFERENCE_PARTS[section]}-${year}-${number}`,
    slug: content.slug,
    title: JSON.stringify(content.title),
    summary: JSON.stringify(content.summary),
    body: JSON.stringify(content.body),
    details: JSON.stringify(resolveMoments(content.details, calendar)),
    original_locale: content.originalLocale,
    status: content.status ?? 'published',
    visibility: content.visibility ?? 'public',
    ...authorColumns(content),
    topics: [...content.topics],
    area: content.area,
    published_at: at(content.publishedAt),
    opens_at: at(content.opensAt),
    closes_at: at(content.closesAt),
    cover: coverColumn(content.cover),
    retraction: content.retraction
      ? JSON.stringify(resolveMoments(content.retraction, calendar))
      : null,
    ...(content.correction && { revision: 2, updated_at: at(content.correction.at) ?? undefined }),
    search_text: toSearchText(content),
  };
}

/** Seeds the contents of all sections; others seed what belongs to them. */
export const seedContents = (seeding: Seeding): Promise<void> =>
  insertAll(
    seeding.db,
    'contents',
    listContents(seeding.demo).map((placed) => rowOf(placed, seeding)),
  );
