import { newDataFolder, removeFolder, startInstallation } from './installation';

/** One installation for all browser paths that change nothing which another looks at; its addresses are in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = newDataFolder();
  const installation = await startInstallation(folder);
  process.env.MEYDAN_E2E_PORTAL = installation.portal;
  return async () => {
    await installation.stop();
    removeFolder(folder);
  };
}
