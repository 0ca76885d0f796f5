import { sql, type Expression, type SqlBool } from 'kysely';
import { GRANTABLE_ROLES, type GrantableRole } from '../../shared/permissions/roles';
import { isActive, isGroupPublished, isLeading } from '../db/activeMembers';
import { holdsOver } from './roleScopes';
import { isInOpenSection } from './visibility';

/**
 * Tells, on `people` and `contents`, whether the group that the content belongs to or is has this
 * person as a member today.
 */
const isInGroup = (now: Date, which: Expression<SqlBool>) => sql<SqlBool>`exists (
  select from memberships join contents as groups on groups.id = memberships.content_id
  where memberships.person_id = people.id and groups.id in (contents.id, contents.author_content_id)
    and ${isActive(now)} and ${isGroupPublished('groups')} and ${which}
)`;

/**
 * Tells, on `people` and `contents`, whether this person is a member of the group that the content
 * belongs to or is.
 */
const isMember = (now: Date): Expression<SqlBool> => isInGroup(now, sql<SqlBool>`true`);

/**
 * Tells, on `people` and `contents`, whether this person leads the group that the content belongs
 * to or is.
 */
export const isLeader = (now: Date): Expression<SqlBool> => isInGroup(now, isLeading('groups'));

/** Tells, on `rights` and `contents`, whether this person has one of these roles for it. */
export const holdsOne = (...roles: GrantableRole[]): Expression<SqlBool> =>
  holdsOver(sql.ref('rights.roles'), roles);

/**
 * `content.read` for many people at once, as a condition on `people`, their `rights`, and
 * `contents`. A table test compares it with `can` person by person.
 */
export const isReadableByPerson = (now: Date): Expression<SqlBool> => sql<SqlBool>`(
  contents.deleted_at is null and ${isInOpenSection()} and (
    rights.roles && '{moderator,admin}'
    or contents.author_person_id = people.id
    or (
      (
        (
          contents.status in ('published', 'archived')
          and contents.published_at <= ${now}
          and contents.hidden_at is null
          and contents.withdrawn_at is null
        )
        or ${holdsOne(...GRANTABLE_ROLES)}
        or ${isLeader(now)}
      )
      and (
        contents.visibility in ('public', 'members_but_visible', 'signed_in')
        or (contents.visibility = 'members' and (${isMember(now)} or ${holdsOne('moderator', 'admin')}))
      )
    )
  )
)`;
