import type { FirstAdministrator } from '../../shared/contract/setup';
import { giveAdmin } from '../admin/changes';
import type { Database } from '../db/openDatabase';
import { isUniqueViolation } from '../db/uniqueViolation';
import { Problem } from '../http/problem';
import { confirmAddress } from '../identity/credentials';
import { emailKey } from '../identity/emailKey';
import { findPasswordFault } from '../identity/passwordRules';
import { hashPassword } from '../identity/passwords';
import { readName } from '../identity/readName';
import { endSetupSession } from './setupCode';
import { readStage } from './stage';

const REASON = 'Appointed with the setup code';

/** Session of the setup code, and the moment at which it is used. */
interface Setup {
  readonly token: string | undefined;
  readonly at: Date;
}

/**
 * Checks that the installation is being set up, and uses the session up: a host may hear late that
 * the portal was opened.
 * @throws Problem notPossibleNow, setupCodeRequired, also for whoever comes second with the same
 *   session
 */
export async function requireSetupSession(db: Database, { token, at }: Setup): Promise<void> {
  if ((await readStage(db)) !== 'setup') throw new Problem('notPossibleNow');
  if (!(await endSetupSession(db, token, at))) throw new Problem('setupCodeRequired');
}

/** Makes the person who is signed in an administrator, whatever their provider says of them. */
export const appointViewer = (db: Database, personId: string, setup: Setup): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await requireSetupSession(trx, setup);
    await giveAdmin(trx, personId, { actorId: personId, reason: REASON, at: setup.at });
  });

/** @throws Problem invalidName, weakPassword */
async function readAccount({ name: written, email: typed, password, locale }: FirstAdministrator) {
  const [name, email] = [readName(written), typed.trim()];
  const fault = findPasswordFault(password, { name, email });
  if (fault) throw new Problem('weakPassword', fault);
  return { name, email, locale, hash: await hashPassword(password) };
}

/**
 * Creates an account with a password for the administrator. Its address counts as confirmed: the
 * code says that it is the operator's; whether mail arrives there is tried later.
 * @throws Problem invalidName, weakPassword, addressInUse, setupCodeRequired
 */
export async function createAdministrator(
  db: Database,
  written: FirstAdministrator,
  setup: Setup,
  device: string,
): Promise<void> {
  const { name, email, locale, hash } = await readAccount(written);
  try {
    await db.transaction().execute(async (trx) => {
      await requireSetupSession(trx, setup);
      const { id } = await trx
        .insertInto('people')
        .values({ name, locale, email: null, has_own_name: true })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('credentials')
        .values({
          person_id: id,
          email,
          email_key: emailKey(email),
          password_hash: hash,
          changed_at: setup.at,
        })
        .execute();
      await confirmAddress(trx, id, device, setup.at);
      await giveAdmin(trx, id, { actorId: id, reason: REASON, at: setup.at });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('addressInUse');
    throw error;
  }
}
