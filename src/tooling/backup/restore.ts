import { resolve } from 'node:path';
import { restoreBackup } from '../../server/backup/restoreBackup';
import { StartProblem } from '../../server/startProblem';
import { formatCounted, createProgressLine, runCommand } from './runCommand';

const REPLACE = '--replace';

/**
 * `npm run restore -- FILE`: puts a backup into an empty database, or with `--replace` in the place
 * of what is there.
 */
runCommand(async ({ db, description }, { files }) => {
  const parameters = process.argv.slice(2);
  const [name, ...others] = parameters.filter((parameter) => parameter !== REPLACE);
  if (!name || others.length > 0)
    throw new StartProblem(`Say what from: npm run restore -- meydan.backup [${REPLACE}]`);
  const counted = await restoreBackup({
    db,
    file: resolve(name),
    storage: files.storage,
    replaces: parameters.includes(REPLACE),
    onProgress: createProgressLine('Restoring'),
  });
  return `${formatCounted(counted)} are in ${description}, compared with the backup row by row.`;
});
