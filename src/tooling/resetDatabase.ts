import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../server/db/dataFolderLock';
import { readEnvironment } from '../server/environment';
import { StartProblem } from '../server/startProblem';

/**
 * `npm run db:reset`: forgets the embedded database, so that the next start fills a new one.
 * Refused while a host uses it.
 */
function resetDatabase(): void {
  const { dataFolder, databaseUrl } = readEnvironment(process.env);
  if (databaseUrl)
    throw new StartProblem(
      'DATABASE_URL is set: drop and create that database with its own tools.',
    );
  const release = lockDataFolder(dataFolder);
  for (const folder of ['database', 'files', 'arriving'])
    rmSync(join(dataFolder, folder), { recursive: true, force: true });
  release();
  process.stdout.write(
    `The embedded database and the files in ${dataFolder} are gone; the next start fills a new one.\n`,
  );
}

try {
  resetDatabase();
} catch (error) {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
}
