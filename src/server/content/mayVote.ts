import { sql, type RawBuilder } from 'kysely';
import { canVoteInGroup } from '../../shared/permissions/contentRules';
import { findResidentRefusal } from './residentRefusal';
import type { Viewer } from '../../shared/permissions/can';

/**
 * Tells of an open poll of `contents` whether this person may still vote in it. Who belongs to a
 * group was written down when the poll opened; whom a token was given to nobody here knows.
 */
export const mayVote = (viewer: Viewer, now: Date): RawBuilder<boolean> => {
  const { id, voterId, memberOf } = viewer;
  const groups = memberOf.filter((id) => canVoteInGroup(viewer, id));
  return sql<boolean>`(
  contents.details ->> 'cancellation' is null
  and not exists (select from poll_voters where poll_id = contents.id and voter_id = ${voterId}::uuid)
  and case contents.details ->> 'eligibility'
    when 'verified' then ${findResidentRefusal(sql`${id}::uuid`, now)} is null and not has_login_voted(contents.id, ${id}::uuid)
    when 'tokens' then false
    when 'members' then case
      when exists (select from polls where poll_id = contents.id and opened_at is not null)
        then exists (select from poll_census where poll_id = contents.id and voter_id = ${voterId}::uuid)
      else contents.details ->> 'group' = any(${groups}::text[])
    end
    else true
  end
)`;
};
