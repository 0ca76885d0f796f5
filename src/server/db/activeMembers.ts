import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { LEADING_ROLES } from '../../shared/contract/teams';
import { toCityDay } from '../city/currentSettings';

/**
 * Tells who is a member on the city's day of `now`, as a condition on `memberships`: not who has
 * asked, is suspended, comes later or has left. Whatever reads memberships to give somebody a right
 * or to count them asks it.
 */
export function isActive(now: Date): RawBuilder<SqlBool> {
  const today = toCityDay(now.getTime());
  return sql<SqlBool>`(memberships.state = 'active' and memberships.since <= ${today}::date
    and (memberships.until is null or memberships.until >= ${today}::date))`;
}

/**
 * Tells of a content under this name whether it is a team that is suspended, archived or not
 * approved yet, or a committee that is dissolved. Nobody writes in its name.
 */
export const isClosedGroup = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${sql.ref(name)}.section = 'teams'
      and (${sql.ref(name)}.status <> 'published' or ${sql.ref(name)}.details -> 'suspension' is not null))
    or (${sql.ref(name)}.section = 'committees' and ${sql.ref(name)}.details ->> 'dissolution' is not null))`;

/**
 * On `contents`: the group that it is by is closed. It stays readable, and nobody takes part in it.
 */
export const isByClosedGroup: RawBuilder<boolean> = sql<boolean>`exists (
  select from contents as by_group where by_group.id = contents.author_content_id and ${isClosedGroup('by_group')})`;

/**
 * Tells of a content under this name whether it is a group that its members belong to. One that the
 * city has not approved has none yet.
 */
export const isGroupPublished = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(name)}.status in ('published', 'archived') and ${sql.ref(name)}.deleted_at is null)`;

/** Tells, on `memberships` and the group under this name, whether the member speaks for it. */
export const isLeading = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(memberships.role = any(${[...LEADING_ROLES]}::text[]) and not ${isClosedGroup(name)})`;

/**
 * Tells, on `memberships` and the group under this name, whether the member decides in polls for
 * its members, which a team can keep to those who lead.
 */
export const isVoting = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(memberships.role = any(${[...LEADING_ROLES]}::text[])
    or coalesce((${sql.ref(name)}.details #>> '{switches,vote}')::boolean, true))`;

/** On `contents`: the team that it is by wants what was said below it to stay as it was said. */
export const keepsComments: RawBuilder<boolean> = sql<boolean>`exists (
  select from contents as by_group where by_group.id = contents.author_content_id
    and not coalesce((by_group.details #>> '{switches,editComments}')::boolean, true))`;
