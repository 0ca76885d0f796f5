import { test } from '@playwright/test';
import type { Installation } from './installation';
import { openSeeded } from './seededFolder';

/**
 * Opens an installation of their own, from the first to the last of them, for the tests of a file
 * that change what others look at.
 */
export function openOwnInstallation(start?: Parameters<typeof openSeeded>[0]): () => Installation {
  let installation: Installation;
  // In one worker: each that runs some of the file’s tests would start one.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    installation = await openSeeded(start);
  });
  test.afterAll(() => installation.stop());
  return () => installation;
}
