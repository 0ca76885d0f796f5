import { measureHiddenTab } from './hiddenTab';
import { measureSilentRenewal } from './silentRenewal';
import { openSignInPortal } from './signInPortal';

/**
 * Lifetime of the provider's tokens in seconds, short enough that they end while a tab is hidden:
 * Chromium lets it work once a minute.
 */
const TOKEN_SECONDS = '30';

/**
 * Measures how much the renewal of the provider's tokens adds to its requests, and how soon a tab
 * renews them that was hidden for long.
 */
export async function run(): Promise<void> {
  const portal = await openSignInPortal('renewal', { DOOR_ACCESS_TOKEN_SECONDS: TOKEN_SECONDS });
  if (!portal) return;
  await measureSilentRenewal(portal.origin, portal.executablePath);
  await measureHiddenTab(portal.origin);
  await portal.stop();
}
