import { defineConfig } from '@playwright/test';
import paths from './playwright.config';

/**
 * `npm run tape -- record --browser`: no check, but the scenes of the shelf that need a browser.
 */
const { globalSetup: _, reporter: __, ...shared } = paths;
export default defineConfig({
  ...shared,
  testMatch: 'shelf.record.ts',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
});
