import { sql } from 'kysely';
import { isReadableByPerson } from '../content/readers';
import { isListed } from '../content/visibility';
import { isActive } from '../db/activeMembers';
import type { Database } from '../db/openDatabase';
import { findRefusalByWanted, withWanted } from '../content/residentRefusal';
import { notifyReceivers } from './notify';

const REMINDED_HOURS = 72;

/**
 * Tells of an open poll of `contents` whether this person of `people` may vote in it and has not.
 * Whom a token was given to nobody here knows.
 */
const waitsFor = (now: Date) => sql`(
  not exists (select from poll_voters where poll_id = contents.id and voter_id = people.voter_id)
  and case contents.details ->> 'eligibility'
    when 'verified' then ${findRefusalByWanted(sql`people.id`, now)} is null and not has_login_voted(contents.id, people.id)
    when 'tokens' then false
    when 'members' then exists (select from poll_census where poll_id = contents.id and voter_id = people.voter_id)
    else true
  end
)`;

/** Selects the followers of a poll or of the group that it is of, and the members of that group. */
const concerned = (now: Date) => sql`
  select distinct on (content_id, person_id) content_id, person_id, because from (
    select polls.id as content_id, follows.person_id, 'following' as because
    from due as polls join follows on is_following and follows.content_id in (polls.id, polls.author_content_id)
    union all
    select polls.id, memberships.person_id, 'member'
    from due as polls join memberships
      on memberships.content_id::text in (polls.author_content_id::text, polls.details ->> 'group')
      and ${isActive(now)}
  ) as near order by content_id, person_id, because`;

/**
 * Reminds of polls that close within three days everybody who may vote and has not, and whom the
 * poll concerns: who follows it, or is a member of its group. The same poll is told once, however
 * often this is called.
 */
export async function remindOfClosingPolls(trx: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + REMINDED_HOURS * 3_600_000);
  const receivers = sql`
    with due as (
      select id, author_content_id, details from contents
      where section = 'have-your-say' and ${isListed(now)} and deleted_at is null
        and closes_at > ${now} and closes_at <= ${until} and (opens_at is null or opens_at <= ${now})
        and details ->> 'cancellation' is null
    ), ${withWanted(sql`contents.id in (select id from due)`, now)}
    select near.person_id, near.content_id, near.because
    from (${concerned(now)}) as near
    join contents on contents.id = near.content_id
    join people on people.id = near.person_id
    join rights on rights.person_id = people.id
    where ${isReadableByPerson(now)} and ${waitsFor(now)}`;
  const occasion = sql<string>`'closing ' || told.content_id`;
  await notifyReceivers(
    trx,
    { kind: 'pollClosingSoon', actorId: null, occasion, at: now },
    receivers,
  );
}
