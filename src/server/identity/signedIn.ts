import { CompiledQuery } from 'kysely';
import type { StatementRunner, TransactionCheck } from '../db/transactionCheck';
import { Problem } from '../http/problem';
import type { TokenOwner } from './accessTokens';

/**
 * Locks the people whom these tokens were issued to until the transaction ends, in the order of
 * their ids: a block, a departure and changes of their logins wait, or were waited for. People who
 * are gone or blocked and sessions that have ended are left out.
 * @returns those of the owners who are still signed in
 */
export async function lockSignedInOwners<Owner extends TokenOwner>(
  trx: StatementRunner,
  owners: readonly Owner[],
): Promise<ReadonlySet<Owner>> {
  if (owners.length === 0) return new Set();
  const query = CompiledQuery.raw('select place from lock_signed_in($1, $2)', [
    owners.map(({ personId }) => personId),
    owners.map(({ sessionId }) => sessionId),
  ]) as CompiledQuery<{ place: number }>;
  const { rows } = await trx.executeQuery(query);
  return new Set(rows.map(({ place }) => owners[place - 1]!));
}

/**
 * Creates the check of a request of a signed-in person. @throws Problem invalidToken when they are
 * not signed in any more
 */
export const requireSignedIn =
  (owner: TokenOwner): TransactionCheck =>
  async (trx) => {
    if ((await lockSignedInOwners(trx, [owner])).size === 0) throw new Problem('invalidToken');
  };
