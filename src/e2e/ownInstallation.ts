import { test } from '@playwright/test';
import { removeFolder, startInstallation, type Installation } from './installation';
import { copySeededFolder } from './seededFolder';

type Start = (folder: string) => Promise<Installation>;

/** For the tests of a file that change what others look at: an installation of their own, from the first to the last of them. */
export function ownInstallation(start: Start = startInstallation): () => Installation {
  let folder: string;
  let installation: Installation;
  // In one worker: each that runs some of the file’s tests would start one.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    folder = await copySeededFolder();
    installation = await start(folder);
  });
  test.afterAll(async () => {
    await installation.stop();
    removeFolder(folder);
  });
  return () => installation;
}
