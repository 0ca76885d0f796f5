import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { inTransactionAfter } from '../db/transactionCheck';
import type { HostContext } from '../hostContext';
import { rememberLogin } from '../identity/departedVoters';
import { requireOtherAdmin } from '../identity/lastAdmin';
import { lockPerson, type LockedPerson } from '../identity/lockPerson';
import type { Login } from '../identity/loginKeys';
import { endLoginsByPerson } from '../identity/signInEnds';
import { announceChange, type ContentChange } from '../live/liveChanges';
import type { Viewer } from '../../shared/permissions/can';

interface LeavingContext extends Pick<HostContext, 'db' | 'doors' | 'portalOrigin' | 'clock'> {
  readonly mail: Pick<HostContext['mail'], 'send'>;
}

async function loginsOf(db: Database, personId: string): Promise<Login[]> {
  const doors = await db
    .selectFrom('identities')
    .select(['issuer', 'subject'])
    .where('person_id', '=', personId)
    .execute();
  const addresses = await db
    .selectFrom('credentials')
    .select('email_key as emailKey')
    .where('person_id', '=', personId)
    .execute();
  return [...doors, ...addresses];
}

/**
 * Renews, as a newer version, contents that show the person's name or counted a reaction of theirs:
 * browsers that show them read them anew.
 */
async function renewContents(db: Database, personId: string): Promise<void> {
  const { rows } = await sql<ContentChange>`
    update contents set version = version + 1 where id in (
      select id from contents where author_person_id = ${personId}
      union select content_id from comments where author_id = ${personId}
      union select content_id from statements where author_id = ${personId}
      union select content_id from memberships where person_id = ${personId}
      union select content_id from reactions where person_id = ${personId}
    ) returning id, section, version`.execute(db);
  for (const change of rows) await announceChange(db, change);
}

/** Their votes on comments go with them, and are counted no longer. */
async function takeVotesBack(db: Database, personId: string): Promise<void> {
  await sql`
    update comments set
      votes_up = votes_up - (value = 1)::int,
      votes_down = votes_down - (value = -1)::int
    from comment_votes
    where comment_votes.comment_id = comments.id and person_id = ${personId}`.execute(db);
}

/** Removes the person from the followers of what they followed, which is followed by one less. */
async function stopFollowing(db: Database, personId: string): Promise<void> {
  await sql`
    update contents set follows_count = follows_count - 1 from follows
    where follows.content_id = contents.id and person_id = ${personId} and is_following`.execute(
    db,
  );
}

/** Takes one reaction from each content that they reacted to; their reactions go with them. */
async function takeReactionsBack(db: Database, personId: string): Promise<void> {
  await sql`
    update contents set reactions_count = reactions_count - 1 from reactions
    where reactions.content_id = contents.id and person_id = ${personId}`.execute(db);
}

/**
 * Their answers and statements are about to lose the name: whoever writes in these dialogs waits,
 * as the others who write there do.
 */
async function lockDialogs(db: Database, personId: string): Promise<void> {
  await sql`
    select from statement_dialogs where content_id in (
      select content_id from statement_participants where person_id = ${personId}
      union select content_id from statements where author_id = ${personId}
    ) order by content_id for update`.execute(db);
}

/** Sends a mail by which the owner notices a deletion that was not theirs. */
async function mailDeleted(
  { mail, portalOrigin }: LeavingContext,
  { name, email: to, locale }: LockedPerson,
  trx: Database,
): Promise<void> {
  if (to === null) return;
  const values = { name, link: `${portalOrigin}/${locale}` };
  await mail.send({ to, locale, template: 'accountDeleted', values }, trx);
}

/**
 * Deletes a person in one transaction: profile, picture, logins, sessions, memberships, votes on
 * comments, follows, reactions, reports and events go; what they wrote and answered in dialogs
 * stays without a name; ballots and who has voted stay under the voter id. What was signed in at a
 * door before makes no new account. A mail tells the address.
 * @throws Problem lastAdmin
 */
export function deletePerson(context: LeavingContext, { id, roles }: Viewer): Promise<void> {
  const { db, doors, clock } = context;
  const lock = async (trx: Database) => {
    if (roles.includes('admin')) await requireOtherAdmin(trx, id, doors);
  };
  return inTransactionAfter(db, lock, async (trx) => {
    const departed = await lockPerson(trx, id);
    const now = new Date(clock());
    for (const login of await loginsOf(trx, id))
      await rememberLogin(trx, login, departed.voterId, now);
    await endLoginsByPerson(trx, id, now);
    await lockDialogs(trx, id);
    await takeVotesBack(trx, id);
    await stopFollowing(trx, id);
    await takeReactionsBack(trx, id);
    await renewContents(trx, id);
    await trx.deleteFrom('people').where('id', '=', id).execute();
    await mailDeleted(context, departed, trx);
  });
}
