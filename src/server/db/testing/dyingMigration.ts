import type { KyselyPlugin } from 'kysely';
import { migrate } from '../migrate';
import { openEmbedded } from '../openDatabase';

/**
 * `dyingMigration.ts FOLDER STATEMENTS`: brings a schema up to date and is killed at the statement
 * of that number.
 */
const [folder, statements] = process.argv.slice(2) as [string, string];

let count = 0;
const dying: KyselyPlugin = {
  transformQuery({ node }) {
    count += 1;
    if (count === Number(statements)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const { db } = await openEmbedded(folder);
await migrate(db.withPlugin(dying));
process.stdout.write(`${count}\n`);
process.exit(0);
