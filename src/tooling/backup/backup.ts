import { resolve } from 'node:path';
import { writeBackup } from '../../server/backup/writeBackup';
import { StartProblem } from '../../server/startProblem';
import { formatCounted, createProgressLine, runCommand } from './runCommand';

/**
 * `npm run backup -- FILE`: writes database and files into one file. On PostgreSQL the hosts go on
 * working.
 */
runCommand(async ({ db, description }, { files }) => {
  const [name] = process.argv.slice(2);
  if (!name) throw new StartProblem('Say where to: npm run backup -- meydan.backup');
  const file = resolve(name);
  const counted = await writeBackup({
    db,
    file,
    storage: files.storage,
    now: new Date(),
    onProgress: createProgressLine('Backing up'),
  });
  const warning =
    counted.missing > 0
      ? `\n${counted.missing.toLocaleString('en')} files that the database knows are not in the storage and not in the backup: are MEYDAN_FILES and MEYDAN_DATA those of the hosts?`
      : '';
  return `${formatCounted(counted)} of ${description} are in ${file}. Whoever has that file has everything: keep it where only you can read it.${warning}`;
});
