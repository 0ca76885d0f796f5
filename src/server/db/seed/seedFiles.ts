import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { getMainKey } from '../../files/fileKeys';
import type { Storage } from '../../files/storage';
import { SERVER_SOURCE_FOLDER } from '../../folders';
import type { Database } from '../openDatabase';
import { COURSES } from './content/training.courses';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { toContentId, SEED_SECTIONS } from './seedContents';
import { COVER_SIZE, seedFileId } from './seedCover';

const FOLDER = join(SERVER_SOURCE_FOLDER, 'db', 'seed', 'files');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
};

const contents = () =>
  SEED_SECTIONS.flatMap(({ section, contents: those }) =>
    those.map((content) => ({ id: toContentId(section, content.slug), content })),
  );

/** Lists what lessons are downloaded from, by their names. */
const lessonFiles = (): string[] =>
  COURSES.flatMap(({ details }) =>
    (details.course?.modules ?? []).flatMap(({ lessons }) =>
      lessons.flatMap(({ document }) => (document ? [String(document.name)] : [])),
    ),
  );

/**
 * Lists the names below the folder of all files that the demonstration's contents use, each once.
 */
const usedFiles = (): string[] => [
  ...new Set([
    ...contents().flatMap(({ content: { cover, attachments = [] } }) => [
      ...(cover ? [cover.file] : []),
      ...attachments.map(({ file }) => file),
    ]),
    ...lessonFiles(),
  ]),
];

/** @throws Error for an ending that the demonstration has no type for */
function mediaTypeOf(file: string): string {
  const type = MEDIA_TYPES[extname(file)];
  if (!type) throw new Error(`seed file ${file}: unknown ending`);
  return type;
}

async function fileRow(file: string, now: Date) {
  const bytes = await readFile(join(FOLDER, file));
  const mediaType = mediaTypeOf(file);
  return {
    id: seedFileId(file),
    name: basename(file),
    media_type: mediaType,
    state: 'ready' as const,
    bytes: bytes.length,
    received: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(mediaType === 'image/webp' ? COVER_SIZE : { width: null, height: null }),
    created_at: now,
    received_at: now,
  } as const;
}

/** Covers and documents of the demonstration, as rows; their bytes: {@link storeSeedFiles}. */
export async function seedFiles(db: Database, calendar: Calendar, now: Date): Promise<void> {
  const rows = await Promise.all(usedFiles().map((file) => fileRow(file, now)));
  await insertAll(db, 'files', rows);
  const attachments = contents().flatMap(({ id, content }) =>
    (content.attachments ?? []).map(({ file, title, description, locale }, position) => ({
      id: stableId('attachment', id, file),
      content_id: id,
      file_id: seedFileId(file),
      position,
      locale,
      title: JSON.stringify(title),
      description: JSON.stringify(description ?? {}),
      added_at: content.publishedAt ? calendar.dateTime(content.publishedAt) : now,
    })),
  );
  await insertAll(db, 'attachments', attachments);
}

/** Puts the bytes of the demonstration's files into the storage; doing it again changes nothing. */
export async function storeSeedFiles(storage: Storage): Promise<void> {
  for (const file of usedFiles()) {
    const key = getMainKey(seedFileId(file), mediaTypeOf(file));
    await storage.put(key, await readFile(join(FOLDER, file)));
  }
}
