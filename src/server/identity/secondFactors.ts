import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { RECOVERY_CODE_COUNT, toRecoveryCode } from '../../shared/recoveryCodes';
import type { Database } from '../db/openDatabase';
import { getInstallationSecret } from './installationSecret';
import { findTotpStep } from './totp';

const SECRET_KEY = 'secondFactors';
/** RFC 4226 §4 R6: as long as the output of HMAC-SHA-1. */
const TOTP_SECRET_BYTES = 20;
const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];
/** Letters and digits that are not taken for one another (Crockford's base32). */
const RECOVERY_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_LETTER_COUNT = 16;

/** Derives each person's own key: a row that is copied to another person opens nothing there. */
async function getSealKey(db: Database, personId: string): Promise<Buffer> {
  const secret = await getInstallationSecret(db, SECRET_KEY);
  return createHmac('sha256', secret).update(personId).digest();
}

async function sealSecret(db: Database, personId: string, secret: Buffer): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await getSealKey(db, personId), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

async function openSecret(db: Database, personId: string, stored: Buffer): Promise<Buffer> {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, await getSealKey(db, personId), nonce);
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const sealed = stored.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

/** Facts about a person's second factor that counts. */
export interface SecondFactorState {
  readonly since: Date;
  readonly recoveryCodes: number;
}

/** Finds the second factor of a person; undefined where none was confirmed. */
export const findSecondFactor = (
  db: Database,
  personId: string,
): Promise<SecondFactorState | undefined> =>
  db
    .selectFrom('second_factors')
    .select((eb) => [
      'confirmed_at as since',
      eb
        .selectFrom('recovery_codes')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .whereRef('recovery_codes.person_id', '=', 'second_factors.person_id')
        .$castTo<number>()
        .as('recoveryCodes'),
    ])
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .$castTo<SecondFactorState>()
    .executeTakeFirst();

/**
 * Stores a new secret that counts once it is confirmed, in the place of one that was not. Null
 * where one counts already.
 */
export async function beginSecondFactor(
  db: Database,
  personId: string,
  now: Date,
): Promise<Buffer | null> {
  const secret = randomBytes(TOTP_SECRET_BYTES);
  const facts = { secret: await sealSecret(db, personId, secret), created_at: now };
  const row = await db
    .insertInto('second_factors')
    .values({ ...facts, person_id: personId })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet(facts)
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row ? secret : null;
}

interface UsedTotp {
  readonly personId: string;
  readonly code: string;
  /** False for the first code, which confirms the secret. */
  readonly isConfirmed: boolean;
}

/** Uses a code up: it and all codes before it count no more. False where it is not right. */
async function useTotp(
  trx: Database,
  { personId, code, isConfirmed }: UsedTotp,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('second_factors')
    .select('secret')
    .where('person_id', '=', personId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  const secret = await openSecret(trx, personId, row.secret);
  const step = findTotpStep(secret, code.replaceAll(' ', ''), now.getTime());
  if (step === null) return false;
  const used = await trx
    .updateTable('second_factors')
    .set({ last_step: step, ...(isConfirmed ? {} : { confirmed_at: now }) })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Confirms the secret that was begun with its first code. False where the code is not right. */
export const confirmSecondFactor = (
  trx: Database,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> => useTotp(trx, { personId, code, isConfirmed: false }, now);

const hashCode = (code: string) => createHash('sha256').update(code).digest();

const createRecoveryCode = (): string =>
  Array.from(
    { length: RECOVERY_LETTER_COUNT },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('');

/** Stores new recovery codes in the place of all that are left, and returns them in groups. */
export async function replaceRecoveryCodes(
  trx: Database,
  personId: string,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ code_hash: hashCode(code), person_id: personId, created_at: now })),
    )
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Code of the app, or one of the codes that stand in for it. */
export type SecondFactorProof = { readonly otp: string } | { readonly recoveryCode: string };

/** Uses a proof up: of many at once one counts. False where it is not right, or was used before. */
export async function useSecondFactor(
  trx: Database,
  personId: string,
  proof: SecondFactorProof,
  now: Date,
): Promise<boolean> {
  if ('otp' in proof) return useTotp(trx, { personId, code: proof.otp, isConfirmed: true }, now);
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashCode(toRecoveryCode(proof.recoveryCode)))
    .returning('person_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Takes the second factor off, with what was begun of one. False where none counted. */
export async function removeSecondFactor(trx: Database, personId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('second_factors')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Deletes what was begun of a second factor and never confirmed. */
export async function forgetUnconfirmedFactors(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
