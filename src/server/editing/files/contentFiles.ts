import type {
  ContentFiles,
  ContentFilesChange,
  FileInfo,
  FocalPoint,
} from '../../../shared/contract/files';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import type { StoredCover } from '../../db/tables';
import { Problem } from '../../http/problem';
import type { WriteRequest } from '../../http/idempotency';
import { logChange, reviseContent } from '../changes';
import { readLine, readLocalized } from '../readWritten';
import { lockSource, UNDECIDED, type SourceRow } from '../sourceQueries';
import { isRepeated } from '../writing';
import { PICTURE_TYPE } from '../../files/fileKeys';
import { isVideoOrCaptions } from '../../files/fileName';
import { presentFile, type FileRow } from '../../files/fileQueries';
import { findFilesById, lockUsableFiles } from '../../files/usableFiles';

type Written = Omit<ContentFilesChange, 'revision'>;

const coverOf = async (db: Database, id: string) =>
  (await db.selectFrom('contents').select('cover').where('id', '=', id).executeTakeFirst())
    ?.cover ?? null;

const attachmentsOf = (db: Database, id: string) =>
  db
    .selectFrom('attachments')
    .select(['file_id', 'title', 'description', 'locale', 'added_at'])
    .where('content_id', '=', id)
    .orderBy('position')
    .execute();

const omitSize = ({ width: _width, height: _height, ...cover }: StoredCover) => cover;

/** Presents what a content has of files, as it is written, in every language. */
export async function presentContentFiles(
  db: Database,
  { id, revision }: Pick<SourceRow, 'id' | 'revision'>,
): Promise<ContentFiles> {
  const [cover, attachments] = await Promise.all([coverOf(db, id), attachmentsOf(db, id)]);
  const ids = [...attachments.map(({ file_id }) => file_id), ...(cover ? [cover.file] : [])];
  const files = await findFilesById(db, ids);
  const infoOf = (file: string): FileInfo | undefined => {
    const row = files.get(file);
    return row && presentFile(row);
  };
  const coverInfo = cover && infoOf(cover.file);
  return {
    revision,
    cover: cover && coverInfo ? { ...omitSize(cover), info: coverInfo } : null,
    attachments: attachments.flatMap(({ file_id: file, title, description, locale }) => {
      const info = infoOf(file);
      return info ? [{ file, title, description, locale, info }] : [];
    }),
  };
}

const roundShare = (share: number): number => Math.round(share * 100) / 100;

const roundFocus = ({ x, y }: FocalPoint): FocalPoint => ({ x: roundShare(x), y: roundShare(y) });

/** Texts as they are kept, each in the original language at least. @throws Problem invalidFiles */
function readTexts(written: Written, original: Locale): Written {
  const kept = (texts: Localized, what: string, isRequired = true): Localized => {
    const read = readLocalized(texts, readLine);
    if (isRequired && !read[original]) throw new Problem('invalidFiles', what);
    return read;
  };
  return {
    cover: written.cover && {
      file: written.cover.file,
      alt: kept(written.cover.alt, 'cover.alt'),
      credit: readLine(written.cover.credit),
      ...(written.cover.focus && { focus: roundFocus(written.cover.focus) }),
    },
    attachments: written.attachments.map(({ file, title, description, locale }, index) => ({
      file,
      locale,
      title: kept(title, `attachments.${index}.title`),
      description: kept(description, '', false),
    })),
  };
}

/** Reads what the content has of files already. */
async function usedFiles(trx: Database, id: string): Promise<ReadonlySet<string>> {
  const cover = await coverOf(trx, id);
  const used = (await attachmentsOf(trx, id)).map(({ file_id }) => file_id);
  return new Set(cover ? [...used, cover.file] : used);
}

/** Films belong to lessons, where they have captions and a transcript. */
const isDocument = (file: FileRow | undefined): boolean =>
  file !== undefined && !isVideoOrCaptions(file.media_type);

/** @throws Problem invalidFiles */
function checkFiles({ cover, attachments }: Written, files: ReadonlyMap<string, FileRow>): void {
  const ids = attachments.map(({ file }) => file);
  const missing = ids.findIndex((id) => !isDocument(files.get(id)));
  if (missing >= 0) throw new Problem('invalidFiles', `attachments.${missing}.file`);
  if (new Set(ids).size < ids.length) throw new Problem('invalidFiles', 'attachments');
  if (cover && files.get(cover.file)?.media_type !== PICTURE_TYPE)
    throw new Problem('invalidFiles', 'cover.file');
}

/**
 * Writes the attachments in the order in which they are written; what stays keeps the day on which
 * it came.
 */
async function writeAttachments(
  trx: Database,
  contentId: string,
  attachments: Written['attachments'],
  at: Date,
): Promise<void> {
  const before = await attachmentsOf(trx, contentId);
  const addedAt = new Map(before.map((row) => [row.file_id, row.added_at]));
  await trx.deleteFrom('attachments').where('content_id', '=', contentId).execute();
  if (attachments.length === 0) return;
  const rows = attachments.map(({ file, title, description, locale }, position) => ({
    content_id: contentId,
    file_id: file,
    position,
    locale,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    added_at: addedAt.get(file) ?? at,
  }));
  await trx.insertInto('attachments').values(rows).execute();
}

function coverColumn({ cover }: Written, files: ReadonlyMap<string, FileRow>): string | null {
  const file = cover && files.get(cover.file);
  return file ? JSON.stringify({ ...cover, width: file.width, height: file.height }) : null;
}

/**
 * Gives a content its cover and documents, as a change of what is written: from the revision that
 * was read, and in the log.
 * @throws Problem newerRevision when somebody was quicker; invalidFiles, whose detail names the
 *   place
 */
export async function changeContentFiles(
  reading: ReadContext,
  row: SourceRow,
  { revision, ...change }: ContentFilesChange,
  cause: WriteRequest,
): Promise<SourceRow> {
  const written = readTexts(change, row.original_locale);
  const { cover, attachments } = written;
  return reading.db.transaction().execute(async (trx) => {
    const before = await lockSource(trx, row);
    if (isRepeated(before, cause)) return before;
    if (before.revision !== revision) throw new Problem('newerRevision');
    const ids = [...attachments.map(({ file }) => file), ...(cover ? [cover.file] : [])];
    const files = await lockUsableFiles(trx, reading, ids, await usedFiles(trx, before.id));
    checkFiles(written, files);
    await writeAttachments(trx, row.id, attachments, cause.at);
    const after = await reviseContent(trx, before, { cover: coverColumn(written, files) }, cause);
    if (!UNDECIDED.includes(before.status))
      await logChange(trx, { action: 'edited', reason: '' }, [before, after], cause);
    return after;
  });
}
