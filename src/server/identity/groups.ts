import { sql, type RawBuilder } from 'kysely';
import { NO_SWITCHES } from '../../shared/teamRules';
import { isActive, isClosedGroup, isGroupPublished, isLeading } from '../db/activeMembers';

const isClosed = isClosedGroup('groups');

/** Selects the groups that a person (`people`) is a member of. */
const membershipsOf = (now: Date) => sql`
  from memberships join contents as groups on groups.id = memberships.content_id
  where memberships.person_id = people.id and ${isActive(now)} and ${isGroupPublished('groups')}`;

/**
 * Builds the columns of `Viewer` about groups, beside `people`: the groups of a person, those they
 * lead, and what each team lets its members do where that is not the usual.
 */
export const buildGroupColumns = (now: Date): RawBuilder<unknown> => sql`
  array(select groups.id::text ${membershipsOf(now)}) as "memberOf",
  array(select groups.id::text ${membershipsOf(now)} and ${isLeading('groups')}) as "leaderOf",
  (select jsonb_object_agg(
      groups.id, case when ${isClosed} then ${JSON.stringify(NO_SWITCHES)}::jsonb else groups.details -> 'switches' end)
    ${membershipsOf(now)} and (${isClosed} or groups.details -> 'switches' is not null)) as switches`;
