import { printResponseTimes } from './accountsResponses';
import { printHashCost } from './accountsHash';
import { printRenewals } from './accountsRenewals';
import { printVerifications } from './accountsTokens';
import { openBenchHost } from './benchHost';

/**
 * Verifying tokens, hashing passwords, renewing sessions, and whether answers tell by their time
 * who has an account.
 */
export async function run(): Promise<void> {
  const host = await openBenchHost(null);
  await printVerifications(host);
  await printHashCost();
  await printRenewals(host);
  await printResponseTimes(host);
  await host.close();
}
