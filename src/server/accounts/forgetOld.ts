import { RETENTION_PERIODS } from '../../shared/retention';
import type { JobCounts } from '../../shared/contract/jobs';
import type { Database } from '../db/openDatabase';
import { forgetFormerPasswords } from '../identity/credentials';
import { forgetDepartedVoters } from '../identity/departedVoters';
import { forgetEmailChanges } from '../identity/emailChange';
import { forgetPasskeyChallenges } from '../identity/passkeys';
import { forgetUnconfirmedFactors } from '../identity/secondFactors';
import { forgetVerifications } from '../identity/residence';
import { forgetOldSessions } from '../identity/sessions';
import { forgetSignInChallenges } from '../identity/signInChallenges';
import { forgetAccountInvitations } from './invitations/sendInvitations';
import { forgetNotifications } from '../notifications/forgetNotifications';

const DAY_MS = 24 * 3_600_000;
const UNCONFIRMED_FOR_MS = RETENTION_PERIODS.unconfirmedAccountDays * DAY_MS;
const INVITATIONS_FOR_MS = RETENTION_PERIODS.invitationDays * DAY_MS;

/**
 * Deletes what nobody can use any more: accounts never confirmed in a week, links that are too old,
 * counts of yesterday, what people were told a year ago, invitations that have expired, sessions
 * and former passwords whose time is over, under which voter id a login has voted in polls that
 * have all closed, verifications of residents that hold no longer.
 * @returns how many of each
 */
export async function deleteExpired(db: Database, now: Date): Promise<JobCounts> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const accounts = await db
    .deleteFrom('people')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('credentials')
        .select('person_id')
        .where('confirmed_at', 'is', null)
        .where('changed_at', '<', ago(UNCONFIRMED_FOR_MS)),
    )
    .executeTakeFirstOrThrow();
  const links = await db
    .deleteFrom('one_time_tokens')
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  await forgetSignInChallenges(db, now);
  await forgetPasskeyChallenges(db, now);
  await forgetUnconfirmedFactors(db, ago(DAY_MS));
  const tries = await db
    .deleteFrom('attempts')
    .where('last_at', '<', ago(RETENTION_PERIODS.triesDays * DAY_MS))
    .executeTakeFirstOrThrow();
  await forgetOldSessions(db, now);
  await forgetFormerPasswords(db, now);
  await forgetEmailChanges(db, now);
  const invitations = await db
    .deleteFrom('team_invitations')
    .where('created_at', '<', ago(INVITATIONS_FOR_MS))
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  const accountInvitations = await forgetAccountInvitations(db, now);
  return {
    accounts: Number(accounts.numDeletedRows),
    links: Number(links.numDeletedRows),
    tries: Number(tries.numDeletedRows),
    invitations: Number(invitations.numDeletedRows) + accountInvitations,
    notifications: await forgetNotifications(db, now),
    voters: await forgetDepartedVoters(db, now),
    verifications: await forgetVerifications(db, now),
  };
}
