import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../shared/permissions/can';

/**
 * On a poll of `contents` that is open: whether this person may still vote in it. Who belongs to a group was written down when the poll
 * opened; whom a token was given to nobody here knows.
 */
export const mayVote = ({
  voterId,
  verified,
  memberOf,
}: Viewer): RawBuilder<boolean> => sql<boolean>`(
  contents.details ->> 'cancellation' is null
  and not exists (select from poll_voters where poll_id = contents.id and voter_id = ${voterId}::uuid)
  and case contents.details ->> 'eligibility'
    when 'verified' then ${verified}::boolean
    when 'tokens' then false
    when 'members' then case
      when exists (select from polls where poll_id = contents.id and opened_at is not null)
        then exists (select from poll_census where poll_id = contents.id and voter_id = ${voterId}::uuid)
      else contents.details ->> 'group' = any(${[...memberOf]}::text[])
    end
    else true
  end
)`;
