import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../shared/permissions/can';
import { hasRolesOver } from '../content/roleScopes';
import { isOfGroups } from '../content/visibility';

/**
 * Contents that this person moderates: all, those that their role is limited to, and those of the
 * groups that they lead.
 */
export const isModeratedBy = (viewer: Viewer): RawBuilder<unknown> =>
  sql`(${hasRolesOver(viewer, ['moderator', 'admin'])} or ${isOfGroups(viewer.leaderOf)})`;

/** All texts that people wrote and that are not deleted, whatever their kind. */
export const WRITTEN_ITEMS = sql`(
  select 'comment' as kind, comments.id, comments.content_id, comments.author_id, comments.body, comments.lang,
    comments.state, comments.held_for, comments.hidden_for, comments.created_at,
    comments.moderation_revision as revision, answered.body as answers, null::int as number
  from comments left join comments as answered on answered.id = comments.parent_id
  where comments.state <> 'deleted'
  union all
  select 'statement', statements.id, statements.content_id, author_id, body, statements.lang,
    state, held_for, hidden_for, created_at, moderation_revision, null, number
  from statements
  join statement_texts on statement_texts.statement_id = statements.id and statement_texts.lang = statements.lang
  where state <> 'deleted'
)`;

/** Decisions that still count. */
const STANDING = sql`moderations.undone_at is null`;

/** Appeals of authors that no person of the staff has answered since. */
export const OPEN_APPEALS = sql`(
  select kind, target_id, appeal, appealed_at from moderations
  where appealed_at is not null and ${STANDING} and not exists (
    select from moderations as later
    where later.kind = moderations.kind and later.target_id = moderations.target_id
      and later.undone_at is null and not later.automatic and later.number > moderations.number
  )
)`;

const OPEN_REPORTS = sql`(
  select kind, target_id, min(at) as since from reports where decision_id is null group by kind, target_id
)`;

/**
 * Statements that are answered like an earlier one, which nobody of the staff has decided about
 * since that was found.
 */
const OPEN_ALIKES = sql`(
  select statement_id, min(found_at) as since from statement_alikes
  where stands and not exists (
    select from moderations
    where kind = 'statement' and target_id = statement_id and ${STANDING} and not automatic and at >= found_at
  )
  group by statement_id
)`;

/**
 * One row for each thing that waits: why, and since when. An appeal comes before reports, those
 * before a hold, and that before likeness.
 */
export const WAITING_ITEMS = sql`(
  select distinct on (kind, id) kind, id, cause, since from (
    select kind, target_id as id, 'appeal' as cause, appealed_at as since, 1 as place from ${OPEN_APPEALS} as appeals
    union all
    select kind, target_id, 'reports', since, 2 from ${OPEN_REPORTS} as reported
    union all
    select 'comment', id, held_for, created_at, 3 from comments where state = 'held'
    union all
    select 'statement', id, held_for, created_at, 3 from statements where state = 'held'
    union all
    select 'statement', statement_id, 'alike', since, 4
    from ${OPEN_ALIKES} as alikes join statements on statements.id = statement_id and state = 'shown'
  ) as causes order by kind, id, place
)`;
