import { randomUUID } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * argon2id at 19 MiB, two passes, one lane. A hash made with others is replaced at the next
 * sign-in.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two keyboards may write the same letters differently. */
const normalized = (password: string) => password.normalize('NFKC');

/** Runs on a thread of its own; the event loop goes on. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalized(password), PARAMETERS);

// The password of this hash is unknown. It is verified where there is no account, so that the
// answer takes as long as for one.
const hashOfNobody = hashPassword(randomUUID());

/**
 * Tells whether the password is the one behind `stored`; for null (no such account) false after the
 * same work.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await hashOfNobody), normalized(password));
  return isRight && stored !== null;
}

/** Tells whether the hash was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== PARAMETERS.memoryCost ||
    timeCost !== PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  );
}
