import type { Insertable } from 'kysely';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { createPostDetailsSchema } from '../../../shared/contract/blogs';
import { createCommitteeDetailsSchema } from '../../../shared/contract/committees';
import { createDialogDetailsSchema } from '../../../shared/contract/dialogs';
import { createEventDetailsSchema } from '../../../shared/contract/events';
import { createFaqDetailsSchema } from '../../../shared/contract/faqs';
import { createGovernanceDetailsSchema } from '../../../shared/contract/governance';
import { createPollDetailsSchema } from '../../../shared/contract/have-your-say';
import { createLegalDetailsSchema } from '../../../shared/contract/legal';
import { createPublicationDetailsSchema } from '../../../shared/contract/publications';
import { createQuizDetailsSchema } from '../../../shared/contract/quizzes';
import { createTeamDetailsSchema } from '../../../shared/contract/teams';
import { Localized } from '../../../shared/contract/text';
import { createTrainingDetailsSchema } from '../../../shared/contract/training';
import type { ContentSection } from '../../../shared/sections';
import { toSearchText } from '../../content/searchText';
import type { Tables } from '../tables';
import { COMMITTEES } from './content/committees';
import { DIALOGS } from './content/dialogs';
import { EVENTS } from './content/events';
import { FAQS } from './content/faqs';
import { GOVERNANCE } from './content/governance';
import { LEGAL } from './content/legal';
import { POLLS } from './content/have-your-say';
import { POSTS } from './content/blogs';
import { PUBLICATIONS } from './content/publications';
import { QUIZZES } from './content/quizzes';
import { TEAMS } from './content/teams';
import { TRAININGS } from './content/training';
import { stableId } from './deterministic';
import { resolveMoments, type Calendar } from './moments';
import { coverColumn } from './seedCover';
import type { SeedAuthor, SeedContent } from './types';

interface SeedSection {
  readonly section: ContentSection;
  readonly prefix: string;
  readonly contents: readonly SeedContent<unknown>[];
  readonly details: TSchema | null;
}

/** Groups come first: others are written in their name. */
export const SEED_SECTIONS: readonly SeedSection[] = [
  {
    section: 'teams',
    prefix: 'TEAM',
    contents: TEAMS,
    details: createTeamDetailsSchema(Localized),
  },
  {
    section: 'committees',
    prefix: 'COMM',
    contents: COMMITTEES,
    details: createCommitteeDetailsSchema(Localized),
  },
  {
    section: 'have-your-say',
    prefix: 'POLL',
    contents: POLLS,
    details: createPollDetailsSchema(Localized),
  },
  {
    section: 'dialogs',
    prefix: 'DIAL',
    contents: DIALOGS,
    details: createDialogDetailsSchema(Localized),
  },
  {
    section: 'blogs',
    prefix: 'BLOG',
    contents: POSTS,
    details: createPostDetailsSchema(Localized),
  },
  {
    section: 'publications',
    prefix: 'PUBL',
    contents: PUBLICATIONS,
    details: createPublicationDetailsSchema(Localized),
  },
  {
    section: 'training',
    prefix: 'TRAI',
    contents: TRAININGS,
    details: createTrainingDetailsSchema(Localized),
  },
  {
    section: 'governance',
    prefix: 'GOVE',
    contents: GOVERNANCE,
    details: createGovernanceDetailsSchema(Localized),
  },
  {
    section: 'events',
    prefix: 'EVEN',
    contents: EVENTS,
    details: createEventDetailsSchema(Localized),
  },
  {
    section: 'quizzes',
    prefix: 'QUIZ',
    contents: QUIZZES,
    details: createQuizDetailsSchema(Localized),
  },
  { section: 'faqs', prefix: 'FAQS', contents: FAQS, details: createFaqDetailsSchema(Localized) },
  {
    section: 'legal',
    prefix: 'LEGA',
    contents: LEGAL,
    details: createLegalDetailsSchema(Localized),
  },
];

export const toContentId = (section: ContentSection, slug: string) =>
  stableId('content', section, slug);
export const toPersonId = (person: string | number) => stableId('person', person);

function authorColumns(author: SeedAuthor) {
  if (author.kind === 'person')
    return { author_person_id: toPersonId(author.person), author_content_id: null };
  if (author.kind === 'organisation') return { author_person_id: null, author_content_id: null };
  const section = author.kind === 'team' ? 'teams' : 'committees';
  return { author_person_id: null, author_content_id: toContentId(section, author.slug) };
}

function checkedDetails(
  section: SeedSection,
  content: SeedContent<unknown>,
  calendar: Calendar,
): object {
  const details = resolveMoments(content.details, calendar) as object;
  if (section.details && !Value.Check(section.details, details)) {
    const [fault] = Value.Errors(section.details, details);
    throw new Error(
      `seed ${section.section}/${content.slug}${fault?.instancePath}: ${fault?.message}`,
    );
  }
  return details;
}

type Row = Insertable<Tables['contents']>;

function rowOf(
  section: SeedSection,
  content: SeedContent<unknown>,
  index: number,
  calendar: Calendar,
): Row {
  const at = (moment: SeedContent<unknown>['publishedAt'] | undefined) =>
    moment ? calendar.dateTime(moment) : null;
  const year = (
    at(content.publishedAt) ?? calendar.dateTime({ days: 0, time: '09:00' })
  ).getFullYear();
  return {
    id: toContentId(section.section, content.slug),
    section: section.section,
    kind: content.kind,
    ref: `HC-${section.prefix}-${year}-${String(index + 1).padStart(4, '0')}`,
    slug: content.slug,
    title: JSON.stringify(content.title),
    summary: JSON.stringify(content.summary),
    body: JSON.stringify(content.body),
    details: JSON.stringify(checkedDetails(section, content, calendar)),
    original_locale: content.originalLocale,
    status: content.status ?? 'published',
    visibility: content.visibility ?? 'public',
    author_kind: content.author.kind,
    ...authorColumns(content.author),
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
    created_by: content.author.kind === 'person' ? toPersonId(content.author.person) : null,
  };
}

/**
 * Makes all content rows of the demonstration, checked against the contract. @throws Error that
 * names the faulty content and field
 */
export function contentRows(calendar: Calendar): Row[] {
  return SEED_SECTIONS.flatMap((section) =>
    section.contents.map((content, index) => rowOf(section, content, index, calendar)),
  );
}
