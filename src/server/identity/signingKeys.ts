import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

export const ALGORITHM = 'ES256';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const REPLACED_AFTER_MS = 30 * 24 * HOUR_MS;
/** A new key waits this long before it signs: by then every host can have looked for it. */
const SIGNS_AFTER_MS = 20 * SECOND_MS;
/** An unknown key id makes a host look into the table this often, however many arrive. */
const LOOKS_AGAIN_AFTER_MS = 10 * SECOND_MS;
/**
 * Duration in milliseconds after its successor was made when no token lives that a key has signed:
 * its last tokens had five minutes, clocks differ less.
 */
const OUTLIVED_AFTER_MS = HOUR_MS;

interface Key {
  readonly kid: string;
  readonly madeAt: number;
  readonly signing: CryptoKey;
  readonly verifying: CryptoKey;
}

export interface SigningKeys {
  /** The key that signs now. One older than 30 days is replaced when it is asked for. */
  current(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /**
   * Finds the key that checks signatures of the key with this id; null when no key has it, or no
   * token can live that it signed.
   */
  find(kid: string): Promise<CryptoKey | null>;
}

const publicPart = ({ d: _private, ...rest }: JWK): JWK => rest;

const rows = (db: Database) =>
  db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk', 'created_at'])
    .where('algorithm', '=', ALGORITHM)
    .orderBy('created_at', 'desc');

/** Reads the keys, the newest first. */
async function readKeys(db: Database): Promise<readonly Key[]> {
  const stored = await rows(db).execute();
  return Promise.all(
    stored.map(async ({ kid, private_jwk, created_at }) => {
      const jwk = private_jwk as JWK;
      return {
        kid,
        madeAt: created_at.getTime(),
        signing: (await importJWK(jwk, ALGORITHM)) as CryptoKey,
        verifying: (await importJWK(publicPart(jwk), ALGORITHM)) as CryptoKey,
      };
    }),
  );
}

const isDue = (madeAt: number, now: number): boolean => now - madeAt > REPLACED_AFTER_MS;

/**
 * Makes the next key: of several hosts that find the newest key missing or too old at once, the
 * first makes it; the others find it.
 */
function replaceKey(db: Database, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table signing_keys in share row exclusive mode`.execute(trx);
    const newest = await rows(trx).limit(1).executeTakeFirst();
    if (newest && !isDue(newest.created_at.getTime(), now)) return;
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    await trx
      .insertInto('signing_keys')
      .values({
        kid: crypto.randomUUID(),
        algorithm: ALGORITHM,
        private_jwk: JSON.stringify(await exportJWK(privateKey)),
        created_at: new Date(now),
      })
      .execute();
  });
}

async function deleteOlderThan(db: Database, { madeAt }: Key): Promise<void> {
  await db.deleteFrom('signing_keys').where('created_at', '<', new Date(madeAt)).execute();
}

/** Lists the keys that can have signed a token that still lives. */
const livingOf = (keys: readonly Key[], now: number): readonly Key[] =>
  keys.filter((_key, index) => index === 0 || now - keys[index - 1]!.madeAt <= OUTLIVED_AFTER_MS);

/** Returns the newest key that every host can know; the only one when there is no other. */
const signerOf = (keys: readonly Key[], now: number): Key =>
  keys.find(({ madeAt }) => now - madeAt >= SIGNS_AFTER_MS) ?? keys.at(-1)!;

/**
 * Opens a store of the keys as they were last read. Callers that come while they are being read
 * wait for the same reading.
 */
function openKeyStore(db: Database, clock: () => number) {
  let keys: readonly Key[] = [];
  let readAt = 0;
  let underWay: Promise<void> | null = null;
  const readAfter = async (change: () => Promise<void>) => {
    await change();
    keys = await readKeys(db);
    readAt = clock();
  };
  return {
    keys: () => keys,
    wasJustRead: () => Math.abs(clock() - readAt) < LOOKS_AGAIN_AFTER_MS,
    readAfter: (change: () => Promise<void>): Promise<void> =>
      (underWay ??= readAfter(change).finally(() => (underWay = null))),
  };
}

const nothing = async () => undefined;

/**
 * Opens the installation's signing keys, shared by all its hosts through the database. A key signs
 * for 30 days, its tokens are accepted to their end, then it is deleted. `clock` in milliseconds.
 */
export async function openSigningKeys(db: Database, clock: () => number): Promise<SigningKeys> {
  const store = openKeyStore(db, clock);
  const lookUp = (kid: string) =>
    livingOf(store.keys(), clock()).find((key) => key.kid === kid)?.verifying ?? null;
  const replaceIfDue = async () => {
    const [newest, ...older] = store.keys();
    if (!newest || isDue(newest.madeAt, clock()))
      await store.readAfter(() => replaceKey(db, clock()));
    else if (older.length > 0 && livingOf(store.keys(), clock()).length === 1)
      await store.readAfter(() => deleteOlderThan(db, newest));
  };

  await store.readAfter(nothing);
  await replaceIfDue();
  return {
    async current() {
      await replaceIfDue();
      const { kid, signing } = signerOf(store.keys(), clock());
      return { kid, key: signing };
    },
    async find(kid) {
      const known = lookUp(kid);
      if (known || store.wasJustRead()) return known;
      await store.readAfter(nothing);
      return lookUp(kid);
    },
  };
}
