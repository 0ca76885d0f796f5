import { migrate } from '../../server/db/migrate';
import { openEmbedded } from '../../server/db/openDatabase';
import { seed } from '../../server/seed/seed';
import { readEnvironment } from '../../server/environment';
import { changeStage } from '../../server/setup/stage';

// Begins the installation of the environment, in a new embedded database, as one that is open.
const { dataFolder, seed: name } = readEnvironment(process.env);
const { db, close } = await openEmbedded(dataFolder);
const now = new Date();
await migrate(db);
await seed(db, { seed: name, now, doorIssuer: '' });
await db.transaction().execute((trx) => changeStage(trx, 'open', { personId: null, at: now }));
await close();
