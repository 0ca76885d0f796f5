import { openSeeded } from './seededFolder';

/**
 * Starts one installation for all browser paths that change nothing which another looks at; its
 * address is in the environment. Where one is there already, it is that.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.MEYDAN_E2E_PORTAL) return async () => undefined;
  const installation = await openSeeded();
  process.env.MEYDAN_E2E_PORTAL = installation.portal;
  return async () => void (await installation.stop());
}
