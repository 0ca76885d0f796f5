import { sql } from 'kysely';
import { MIN_SECRET_BALLOTS } from '../../shared/ballots/fewBallots';
import { isActive } from '../db/activeMembers';
import type { Database } from '../db/openDatabase';
import { selectFollowers, notifyReceivers, type NotificationEvent } from '../notifications/notify';

/** That somebody voted says the list of voters; how, no ballot is asked. */
const votersIn = (pollIds: readonly string[]) => sql`
  select people.id as person_id, poll_voters.poll_id as content_id, 'voter' as because
  from poll_voters join people on people.voter_id = poll_voters.voter_id
  where poll_voters.poll_id = any(${[...pollIds]}::uuid[])`;

/**
 * Notifies those who voted, and those who follow; in two statements, however many polls there are.
 */
async function tellOfPolls(
  trx: Database,
  pollIds: readonly string[],
  happened: NotificationEvent,
): Promise<void> {
  if (pollIds.length === 0) return;
  await notifyReceivers(trx, happened, votersIn(pollIds));
  await notifyReceivers(trx, happened, selectFollowers(pollIds));
}

const occasion = (what: string) => sql<string>`${`${what} `}::text || told.content_id`;

/** Selects among those who voted or follow the members of today of the group whose result it is. */
const membersAmong = (pollIds: readonly string[], at: Date) => sql`
  select distinct on (near.content_id, near.person_id) near.person_id, near.content_id, near.because
  from (${votersIn(pollIds)} union all ${selectFollowers(pollIds)}) as near
  join contents as polls on polls.id = near.content_id
  join memberships on memberships.person_id = near.person_id
    and memberships.content_id::text = polls.details ->> 'group' and ${isActive(at)}
  order by near.content_id, near.person_id, near.because desc`;

/**
 * Tells of results those who may see them: everybody whom the poll concerns, or the members of its
 * group alone; nobody where too few ballots keep a result from being shown.
 */
export async function notifyOfResults(
  trx: Database,
  pollIds: readonly string[],
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; is_for_members: boolean }>`
    select id, details ->> 'resultsVisibility' = 'members_only' as is_for_members
    from contents join polls on polls.poll_id = contents.id
    where id = any(${[...pollIds]}::uuid[]) and details ->> 'resultsVisibility' <> 'staff_only'
      and (details ->> 'secrecy' = 'open' or ballots = 0 or ballots >= ${MIN_SECRET_BALLOTS})`.execute(
    trx,
  );
  const happened = { kind: 'resultPublished', actorId: null, at } as const;
  const news = { ...happened, occasion: occasion('result') };
  const idsOf = (isForMembers: boolean) =>
    rows.filter((row) => row.is_for_members === isForMembers).map(({ id }) => id);
  await tellOfPolls(trx, idsOf(false), news);
  if (idsOf(true).length > 0) await notifyReceivers(trx, news, membersAmong(idsOf(true), at));
}

/** Tells what the city makes of a poll; once, though it can be said again in better words. */
export const notifyOfOutcome = (
  trx: Database,
  pollId: string,
  { actorId, at }: Pick<NotificationEvent, 'actorId' | 'at'>,
): Promise<void> =>
  tellOfPolls(trx, [pollId], {
    kind: 'outcomePublished',
    actorId,
    occasion: occasion('outcome'),
    at,
  });

/**
 * Tells those who have voted or follow that an option stands no longer, so that they can vote
 * otherwise where that is allowed. Everybody is told the same, whatever they chose: no ballot is
 * asked.
 */
export const notifyOfWithdrawal = (
  trx: Database,
  pollId: string,
  option: string,
  { actorId, at }: Pick<NotificationEvent, 'actorId' | 'at'>,
): Promise<void> =>
  tellOfPolls(trx, [pollId], {
    kind: 'optionWithdrawn',
    actorId,
    at,
    occasion: sql<string>`'optionWithdrawn ' || told.content_id || ${` ${option}`}::text`,
  });
