import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
} from 'node:crypto';
import type { SecondFactorMethod } from '../../shared/contract/connect';
import { RECOVERY_CODE_COUNT, toRecoveryCode } from '../../shared/recoveryCodes';
import type { Database } from '../db/openDatabase';
import { getInstallationSecret } from './installationSecret';
import { usePasskey, type PasskeyProof } from './passkeys';
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

/** Facts about a person's second factors that count. */
export interface SecondFactorState {
  readonly recoveryCodes: number;
  /** When the authenticator app was confirmed; null: there is none. */
  readonly appSince: Date | null;
  /** Oldest first. */
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
}

/** Finds the second factors of a person; undefined where none counts. */
export async function findSecondFactor(
  db: Database,
  personId: string,
): Promise<SecondFactorState | undefined> {
  const { appSince, recoveryCodes } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('second_factors')
        .select('confirmed_at')
        .where('person_id', '=', personId)
        .as('appSince'),
      eb
        .selectFrom('recovery_codes')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .as('recoveryCodes'),
    ])
    .$castTo<Pick<SecondFactorState, 'appSince' | 'recoveryCodes'>>()
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (!appSince && passkeys.length === 0) return undefined;
  return { recoveryCodes, appSince, passkeys };
}

/** Kinds of second factors that a person has set up, as the answer to a password names them. */
export function listMethods({ appSince, passkeys }: SecondFactorState): SecondFactorMethod[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(appSince ? (['otp'] as const) : []),
  ];
}

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
  await deleteRecoveryCodes(trx, personId);
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ code_hash: hashCode(code), person_id: personId, created_at: now })),
    )
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Code of the app, verified signature of a passkey, or one of the codes that stand in for them. */
export type SecondFactorProof =
  { readonly otp: string } | { readonly passkey: PasskeyProof } | { readonly recoveryCode: string };

/** Uses a proof up: of many at once one counts. False where it is not right, or was used before. */
export async function useSecondFactor(
  trx: Database,
  personId: string,
  proof: SecondFactorProof,
  now: Date,
): Promise<boolean> {
  if ('otp' in proof) return useTotp(trx, { personId, code: proof.otp, isConfirmed: true }, now);
  if ('passkey' in proof) return usePasskey(trx, personId, proof.passkey, now);
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashCode(toRecoveryCode(proof.recoveryCode)))
    .returning('person_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes the codes that stand in for a second factor. */
export async function deleteRecoveryCodes(trx: Database, personId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
}

/** Takes the authenticator app off, with what was begun of one. False where none counted. */
export async function deleteApp(trx: Database, personId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('second_factors')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Takes off every second factor, with all codes. False where none counted. */
export async function deleteSecondFactors(trx: Database, personId: string): Promise<boolean> {
  const hadApp = await deleteApp(trx, personId);
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  await deleteRecoveryCodes(trx, personId);
  return hadApp || numDeletedRows > 0n;
}

/** Deletes what was begun of a second factor and never confirmed. */
export async function forgetUnconfirmedFactors(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
