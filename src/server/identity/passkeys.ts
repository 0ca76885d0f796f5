import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedPasskey,
} from '../../shared/contract/passkeys';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';

/** Time in which the browser answers a challenge: that of the sign-in which waits for it. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
/** EdDSA, ES256 and RS256 (RFC 9053): what every release of Node.js that is supported verifies. */
const ALGORITHMS = [-8, -7, -257];

// It takes a third of a second and 30 MB to load, and most hosts are never asked for a passkey.
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Purpose and holder of a challenge: another session or sign-in cannot answer it. */
export interface ChallengeHolder {
  readonly purpose: 'add' | 'prove' | 'signIn';
  /** Id of a session, or the token of a sign-in that waits. */
  readonly holder: string;
  readonly personId: string;
}

/** Origin that passkeys are used at, and its host name, which they belong to (WebAuthn §4). */
function getRelyingParty({ portalOrigin }: Pick<HostContext, 'portalOrigin'>) {
  const { origin, hostname } = new URL(portalOrigin);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const hashHolder = ({ purpose, holder, personId }: ChallengeHolder): Buffer =>
  createHash('sha256').update(`${purpose} ${personId} ${holder}`).digest();

/** Stores a new challenge in the place of one that this holder had. */
async function issueChallenge(db: Database, holder: ChallengeHolder, now: Date): Promise<Buffer> {
  const facts = {
    challenge: randomBytes(CHALLENGE_BYTES),
    created_at: now,
    expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
  };
  await db
    .insertInto('passkey_challenges')
    .values({ ...facts, holder_hash: hashHolder(holder), person_id: holder.personId })
    .onConflict((conflict) => conflict.column('holder_hash').doUpdateSet(facts))
    .execute();
  return facts.challenge;
}

/** Uses the challenge up, whatever comes of the answer: of many answers at once one gets it. */
async function takeChallenge(
  db: Database,
  holder: ChallengeHolder,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('holder_hash', '=', hashHolder(holder))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge.toString('base64url') : null;
}

const listDescriptors = async (db: Database, personId: string) => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports,
  }));
};

/** Converts a person's id to what authenticators keep: no name, no address (WebAuthn §14.6.1). */
const toUserHandle = (personId: string): Buffer<ArrayBuffer> =>
  Buffer.from(personId.replaceAll('-', ''), 'hex');

interface PasskeyOwner {
  readonly email: string;
  readonly name: string;
  readonly portalName: string;
}

/** Begins to add a passkey; the answer is what the browser has to be asked for. */
export async function beginPasskey(
  context: HostContext,
  holder: ChallengeHolder,
  { email, name, portalName }: PasskeyOwner,
  now: Date,
): Promise<PasskeyCreationOptions> {
  const { personId } = holder;
  const { generateRegistrationOptions } = await loadWebAuthn();
  return (await generateRegistrationOptions({
    rpName: portalName,
    rpID: getRelyingParty(context).expectedRPID,
    userID: toUserHandle(personId),
    userName: email,
    userDisplayName: name,
    challenge: new Uint8Array(await issueChallenge(context.db, holder, now)),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: await listDescriptors(context.db, personId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })) as PasskeyCreationOptions;
}

/** A new passkey that was verified and is not stored yet. */
interface VerifiedPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly transports: readonly string[];
  readonly signCount: number;
}

/** Verifies a new passkey (WebAuthn §7.1); null where it is not what was asked for. */
export async function verifyNewPasskey(
  context: HostContext,
  holder: ChallengeHolder,
  passkey: CreatedPasskey,
  now: Date,
): Promise<VerifiedPasskey | null> {
  const expectedChallenge = await takeChallenge(context.db, holder, now);
  if (expectedChallenge === null) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  // The library throws whatever is wrong with the answer.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge,
    ...getRelyingParty(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    transports: passkey.response.transports ?? [],
    signCount: counter,
  };
}

/** Stores a passkey; false where this one is somebody's already. */
export async function storePasskey(
  trx: Database,
  { personId, name }: { readonly personId: string; readonly name: string },
  { credentialId, publicKey, transports, signCount }: VerifiedPasskey,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      person_id: personId,
      name,
      credential_id: credentialId,
      public_key: publicKey,
      transports: [...transports],
      sign_count: signCount,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Asks the person's passkeys for a signature; null where they have none. */
export async function requestPasskey(
  context: HostContext,
  holder: ChallengeHolder,
  now: Date,
): Promise<PasskeyRequestOptions | null> {
  const allowCredentials = await listDescriptors(context.db, holder.personId);
  if (allowCredentials.length === 0) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return (await generateAuthenticationOptions({
    rpID: getRelyingParty(context).expectedRPID,
    allowCredentials,
    challenge: new Uint8Array(await issueChallenge(context.db, holder, now)),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  })) as PasskeyRequestOptions;
}

/** A signature that was verified; it counts once `usePasskey` has stored its count. */
export interface PasskeyProof {
  readonly id: string;
  readonly signCount: number;
}

/**
 * Verifies a signature by a passkey of this person (WebAuthn §7.2); null where it is not right, or
 * the authenticator has counted back. The challenge is used up.
 */
export async function verifyPasskey(
  context: HostContext,
  holder: ChallengeHolder,
  passkey: SignedPasskey,
  now: Date,
): Promise<PasskeyProof | null> {
  const { db } = context;
  const expectedChallenge = await takeChallenge(db, holder, now);
  const known = await db
    .selectFrom('passkeys')
    .select(['id', 'public_key', 'sign_count'])
    .where('person_id', '=', holder.personId)
    .where('credential_id', '=', Buffer.from(passkey.id, 'base64url'))
    .executeTakeFirst();
  if (expectedChallenge === null || !known) return null;
  const { userHandle } = passkey.response;
  if (userHandle && userHandle !== toUserHandle(holder.personId).toString('base64url')) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const credential = {
    id: passkey.id,
    publicKey: new Uint8Array(known.public_key),
    counter: Number(known.sign_count),
  };
  const verified = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge,
    ...getRelyingParty(context),
    credential,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  return { id: known.id, signCount: verified.authenticationInfo.newCounter };
}

/** Stores the count of a signature; false where the passkey is gone or another one came first. */
export async function usePasskey(
  trx: Database,
  personId: string,
  { id, signCount }: PasskeyProof,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where((eb) =>
      eb.or([
        eb('sign_count', '<', String(signCount)),
        // Authenticators that do not count say 0 each time; the challenge was good once.
        eb.and([eb('sign_count', '=', '0'), eb.val(signCount === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a passkey of this person; false where they have none with this id. */
export async function deletePasskey(trx: Database, personId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the challenges that nobody answered in time. */
export async function forgetPasskeyChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
