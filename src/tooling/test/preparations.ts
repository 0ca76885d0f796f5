import type { Installation } from '../../e2e/installation';
import { openSeeded } from '../../e2e/seededFolder';
import { fillTemplates } from '../../server/testing/preparedDatabase';
import { startPostgres, type TestPostgres } from './postgres';
import { runProcess, type Preparations } from './queue';

/** @throws Error with what the program printed where it fails */
async function runToEnd(parameters: readonly string[], signal: AbortSignal): Promise<string> {
  const { code, output } = await runProcess(parameters, {}, signal);
  if (code !== 0) throw new Error(output);
  return output;
}

/**
 * Creates the preparations of a run; `close` ends the servers that were started. `isOnServer`:
 * installations for browser paths keep their data on PostgreSQL.
 */
export function createPreparations(
  browser: string | null,
  isOnServer: boolean,
  signal: AbortSignal,
): { readonly preparations: Preparations; readonly close: () => Promise<void> } {
  let server: Promise<TestPostgres | null> | null = null;
  const startServer = () => (server ??= startPostgres());
  let installation: Installation | null = null;
  return {
    async close() {
      await installation?.stop();
      await (await server)?.stop();
    },
    preparations: {
      async portal() {
        await runToEnd(['src/tooling/build.mjs', 'host', 'portal'], signal);
        if (!browser) return {};
        // One for all shares of the browser paths.
        const postgres = isOnServer ? await startServer() : null;
        installation = await openSeeded(undefined, postgres?.url);
        return { MEYDAN_E2E_PORTAL: installation.portal };
      },
      async dumps() {
        const program = ['--import', 'tsx', 'src/server/testing/prepareDumps.ts'];
        return { MEYDAN_TEST_DUMPS: await runToEnd(program, signal) };
      },
      async postgres() {
        const postgres = await startServer();
        if (!postgres) throw new Error('PostgreSQL did not start.');
        await fillTemplates(postgres.url);
        return { MEYDAN_TEST_DATABASE: postgres.url };
      },
      chromium: () =>
        browser
          ? Promise.resolve({ MEYDAN_BROWSER: browser })
          : Promise.reject(
              new Error('No browser was found and none could be installed (Debian: chromium).'),
            ),
    },
  };
}
