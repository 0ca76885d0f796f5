import { migrate } from '../server/db/migrate';
import { openEmbedded, openServer } from '../server/db/openDatabase';
import { readEnvironment } from '../server/environment';
import { formatSetupCode } from '../server/setup/announceSetup';
import { issueSetupCode } from '../server/setup/setupCode';
import { readStage } from '../server/setup/stage';
import { StartProblem } from '../server/startProblem';

/**
 * `npm run setup-code`: prints a new setup code, after which the former one is void. Refused once
 * the portal is set up, and while a host uses the embedded database.
 */
async function run(): Promise<void> {
  const { dataFolder, databaseUrl, portalOrigin } = readEnvironment(process.env);
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(dataFolder);
  const { db } = database;
  try {
    await migrate(db);
    if ((await readStage(db)) !== 'setup')
      throw new StartProblem(
        'This portal does not wait to be set up. npm run admin makes further administrators.',
      );
    const code = await issueSetupCode(db, new Date(), true);
    process.stdout.write(`${formatSetupCode(portalOrigin, String(code))}\n`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
});
