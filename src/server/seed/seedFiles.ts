import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getMainKey } from '../files/fileKeys';
import type { Storage } from '../files/storage';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import { getFilesFolder, getMediaType, listFiles } from './demoFiles';
import { listContents, toContentId } from './seedContents';
import { COVER_SIZE, seedFileId } from './seedCover';
import type { Seeding } from './seeding';

async function fileRow(folder: string, file: string, now: Date) {
  const bytes = await readFile(join(folder, file));
  const mediaType = getMediaType(file);
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
export async function seedFiles({ db, demo, calendar, now }: Seeding): Promise<void> {
  const folder = getFilesFolder(demo.name);
  const rows = await Promise.all(listFiles(folder).map((file) => fileRow(folder, file, now)));
  await insertAll(db, 'files', rows);
  const attachments = listContents(demo).flatMap(({ section, content }) => {
    const id = toContentId(section, content.slug);
    return (content.attachments ?? []).map(({ file, title, description, locale }, position) => ({
      id: stableId('attachment', id, file),
      content_id: id,
      file_id: seedFileId(file),
      position,
      locale,
      title: JSON.stringify(title),
      description: JSON.stringify(description ?? {}),
      added_at: content.publishedAt ? calendar.dateTime(content.publishedAt) : now,
    }));
  });
  await insertAll(db, 'attachments', attachments);
}

/** Puts the bytes of the demonstration's files into the storage; doing it again changes nothing. */
export async function storeSeedFiles(name: string, storage: Storage): Promise<void> {
  const folder = getFilesFolder(name);
  for (const file of listFiles(folder)) {
    const key = getMainKey(seedFileId(file), getMediaType(file));
    await storage.put(key, await readFile(join(folder, file)));
  }
}
