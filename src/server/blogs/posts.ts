import { sql } from 'kysely';
import { PostDetails, PostFacts } from '../../shared/contract/blogs';
import type { SectionDefinition } from '../content/section';
import { isUuid } from '../http/uuid';
import { ORGANISATION, readPostFacts } from './postFacts';
import { readPostPage } from './postPage';

/** Matches the author: the city, a person by id, or a group by its slug. */
function isBy(author: string) {
  if (author === ORGANISATION) return sql<boolean>`contents.author_kind = 'organisation'`;
  if (isUuid(author))
    return sql<boolean>`(contents.author_kind = 'person' and contents.author_person_id = ${author}::uuid)`;
  return sql<boolean>`(contents.author_kind in ('team', 'committee') and contents.author_content_id in (
    select id from contents where section in ('teams', 'committees') and slug = ${author}))`;
}

export const posts: SectionDefinition = {
  section: 'blogs',
  listDetails: PostFacts,
  pageDetails: PostDetails,
  facts: readPostFacts,
  details: readPostPage,
  filters: { author: isBy },
};
