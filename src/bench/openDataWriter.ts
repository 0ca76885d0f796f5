import { sql } from 'kysely';
import { openEmbedded, openServer } from '../server/db/openDatabase';
import { createDiskStorage } from '../server/files/diskStorage';
import { writeRun } from '../server/open-data/writeRun';
import { measureMs } from './measure';
import { watchMemory, type MemoryFigure } from './memory';
import { createTemporaryFolder } from './temporaryFolder';

/**
 * Argument: a database with content, a folder or the address of a server. Its parent is told {@link
 * Written}.
 */
export interface WriteResult {
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Seconds of one select of the comments, all in one answer, that is not written anywhere. */
  readonly bareSeconds: number;
  readonly bareRows: number;
  /** By how many bytes memory grew while the files were written. */
  readonly resident: number;
  readonly held: number;
}

const [place = ''] = process.argv.slice(2);
const { db, close } = await (place.includes('://') ? openServer(place) : openEmbedded(place));
const files = createDiskStorage(createTemporaryFolder());

async function write(figure: MemoryFigure) {
  const grown = watchMemory(figure);
  let rows = 0;
  let bytes = 0;
  const ms = await measureMs(async () => {
    const written = await writeRun({ db, files, runId: figure, now: new Date() }, async () => {});
    for (const file of written) bytes += file.bytes;
    // Each row stands in a file of each format.
    rows = written.filter(({ format }) => format === 'csv').reduce((sum, one) => sum + one.rows, 0);
  });
  return { rows, bytes, seconds: ms / 1000, grown: grown() };
}

const { grown: resident, ...written } = await write('resident');
const { grown: held } = await write('held');
let bareRows = 0;
const bareMs = await measureMs(async () => {
  const found = await sql`select * from comments where state = 'shown'`.execute(db);
  bareRows = found.rows.length;
});
const told: WriteResult = { ...written, resident, held, bareRows, bareSeconds: bareMs / 1000 };
process.send?.(told);
await close();
process.disconnect?.();
