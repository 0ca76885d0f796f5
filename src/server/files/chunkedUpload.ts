import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { FILE_LIMITS, type NewFile } from '../../shared/contract/files';
import { isDiskFull } from '../db/databaseAway';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { hashRequestKey, type WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { getPartKey } from './fileKeys';
import { readFileName } from './fileName';
import { findFile, type FileRow } from './fileQueries';

type Context = Pick<HostContext, 'db' | 'files' | 'uploads'>;

async function refuseMany(db: Database, personId: string): Promise<void> {
  const { unfinished } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('unfinished'))
    .where('uploaded_by', '=', personId)
    .where('state', '=', 'uploading')
    .executeTakeFirstOrThrow();
  if (unfinished >= FILE_LIMITS.unfinished) throw new Problem('tooManyUnfinished');
}

/**
 * Announces a file; the same request answers the same file again.
 * @param takeLimits counts a file that was not announced before; throws where there are too many
 * @throws Problem tooLarge, tooManyUnfinished
 */
export async function startUpload(
  { db, uploads }: Context,
  { name, bytes }: NewFile,
  cause: WriteRequest,
  takeLimits: () => Promise<void>,
): Promise<FileRow> {
  if (bytes > uploads.limitBytes) throw new Problem('tooLarge', String(uploads.limitBytes));
  const key = hashRequestKey(cause, 'file');
  const announced = () =>
    db.selectFrom('files').selectAll().where('creation_key', '=', key).executeTakeFirst();
  const before = await announced();
  if (before) return before;
  await refuseMany(db, cause.personId);
  await takeLimits();
  await db
    .insertInto('files')
    .values({
      uploaded_by: cause.personId,
      name: readFileName(name),
      bytes,
      state: 'uploading',
      created_at: cause.at,
      received_at: cause.at,
      creation_key: key,
    })
    .onConflict((conflict) => conflict.column('creation_key').doNothing())
    .execute();
  return (await announced())!;
}

/** Lets so many bytes through. @throws Problem tooLarge for one more */
function atMost(most: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      passed += chunk.length;
      if (passed > most) done(new Problem('tooLarge'));
      else done(null, chunk);
    },
  });
}

/**
 * Writes what arrives to a file. @returns its bytes; where the connection was cut, those that came
 * before
 */
export async function writeDown(body: Readable, path: string, most: number): Promise<number> {
  const file = createWriteStream(path);
  const closed = new Promise<void>((done) => file.once('close', done));
  try {
    await pipeline(body, atMost(most), file);
  } catch (error) {
    if (error instanceof Problem || isDiskFull(error as NodeJS.ErrnoException)) throw error;
  }
  // A cut ends the pipeline while a write is under way: the file would grow after it was counted.
  await closed;
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/**
 * Counts a part; of parts that begin at the same byte the first one counts. @returns whether this
 * is it
 */
function countPart(
  db: Database,
  { id }: FileRow,
  part: { readonly id: string; readonly startsAt: number; readonly bytes: number },
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('files')
      .set({
        received: sql<number>`received + ${part.bytes}::bigint`,
        received_at: at,
        state: sql`case when received + ${part.bytes}::bigint = bytes then 'checking' else state end`,
      })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .where('received', '=', part.startsAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .insertInto('file_parts')
      .values({ file_id: id, starts_at: part.startsAt, bytes: part.bytes, part: part.id })
      .execute();
    return true;
  });
}

const present = async (db: Database, id: string): Promise<FileRow> => {
  const row = await findFile(db, id);
  if (!row) throw new Problem('notFound');
  return row;
};

async function keepPart(
  { db, files }: Context,
  file: FileRow,
  written: { readonly path: string; readonly bytes: number },
  at: Date,
): Promise<void> {
  const { received: startsAt } = file;
  const id = randomUUID();
  const key = getPartKey(file.id, id);
  await files.put(key, createReadStream(written.path));
  if (await countPart(db, file, { id, startsAt, bytes: written.bytes }, at)) return;
  await files.delete(key);
  throw new Problem('wrongOffset', String((await present(db, file.id)).received));
}

/**
 * Takes the next part of a file, through a file of this host into the storage. What came before a
 * connection was cut is kept.
 * @throws Problem wrongOffset, tooLarge for more than was announced or than one request may bring
 */
export async function receivePart(
  context: Context,
  file: FileRow,
  { startsAt, body, at }: { readonly startsAt: number; readonly body: Readable; readonly at: Date },
): Promise<FileRow> {
  const { received, bytes, state } = file;
  if (state !== 'uploading' || startsAt !== received)
    throw new Problem('wrongOffset', String(received));
  const { workFolder } = context.uploads;
  await mkdir(workFolder, { recursive: true });
  const path = join(workFolder, randomUUID());
  try {
    const most = Math.min(FILE_LIMITS.partBytes, bytes - received);
    const arrived = await writeDown(body, path, most);
    if (arrived > 0) await keepPart(context, file, { path, bytes: arrived }, at);
  } finally {
    await rm(path, { force: true });
  }
  return present(context.db, file.id);
}
