import type { AddressInfo } from 'node:net';
import { openEmbedded } from '../server/db/openDatabase';
import { toPersonId } from '../server/seed/seedContents';
import { createDiskStorage } from '../server/files/diskStorage';
import { createS3Storage } from '../server/files/s3Storage';
import { openAccessTokens } from '../server/identity/accessTokens';
import { openBenchHostOn } from './benchHost';
import { isMemoryFigure, watchMemory } from './memory';
import { createTemporaryFolder } from './temporaryFolder';

/**
 * Arguments: the folder of a database with the demonstration's content, and the address of a
 * bucket; without it files are in a folder. The parent names what is to be looked at, and asks by
 * how many bytes it has `grown`.
 */
const ACCOUNT = { key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };

const [folder = '', bucket] = process.argv.slice(2);
const storage = bucket
  ? createS3Storage({ ...ACCOUNT, url: new URL(bucket) })
  : createDiskStorage(createTemporaryFolder());
const { app, database } = await openBenchHostOn(await openEmbedded(folder), { storage });
await database.db.updateTable('people').set({ terms_version: 2 }).execute();
await app.listen({ port: 0, host: '127.0.0.1' });
const token = await (
  await openAccessTokens(database.db, Date.now)
).issue(toPersonId('admin'), 'roles');

let grown = () => 0;
process.on('disconnect', () => process.exit());
process.on('message', (question: string) => {
  if (isMemoryFigure(question)) grown = watchMemory(question);
  process.send?.(question === 'grown' ? grown() : 0);
});
process.send?.({ port: (app.server.address() as AddressInfo).port, token });
