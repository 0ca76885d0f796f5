import { createHash } from 'node:crypto';
import type { Attachment } from '../../../shared/contract/files';
import type { ArchivedPublication } from './archivedPublication';
import { createPageFile } from './pageFile';
import { toSafeName } from './safeName';
import type { ZipEntry } from './zip';

/** Reads the bytes of a file, part by part. */
export type ReadFile = (document: Attachment) => AsyncIterable<Uint8Array>;

interface NamedDocument extends Attachment {
  /** In the archive. */
  readonly path: string;
}

/** Names the documents; the number keeps names apart and in their order. */
const documentsOf = ({ attachments }: ArchivedPublication): readonly NamedDocument[] =>
  attachments.map((attachment, at) => {
    const number = String(at + 1).padStart(2, '0');
    const language = attachment.locale === null ? '' : `${attachment.locale}-`;
    return {
      ...attachment,
      path: `documents/${number}-${language}${toSafeName(attachment.name)}`,
    };
  });

/** Writes what is known of a publication, for programs; texts in every language. */
function metadataOf(publication: ArchivedPublication, documents: readonly NamedDocument[]): string {
  const { row, revision, locales, item, address } = publication;
  const { details, topics, area, retraction, publishedAt, updatedAt } = item(row.original_locale);
  const { issuingBody } = row.details as { readonly issuingBody: object };
  const known = {
    reference: row.ref,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    ...details,
    issuingBody,
    topics,
    area,
    revision,
    publishedAt,
    updatedAt,
    retraction: retraction && row.retraction,
    pages: Object.fromEntries(locales.map((locale) => [`page-${locale}.html`, address(locale)])),
    lengthInPages: details.pages,
    documents: documents.map(({ path, mediaType, bytes, sha256, locale, title, description }) => ({
      path,
      mediaType,
      bytes,
      sha256,
      language: locale,
      title: title.text,
      description: description.text,
    })),
  };
  return `${JSON.stringify(known, null, 2)}\n`;
}

interface WrittenFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

function writtenFiles(
  publication: ArchivedPublication,
  documents: readonly NamedDocument[],
): readonly WrittenFile[] {
  const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
  return [
    ...publication.locales.map((locale) =>
      file(`page-${locale}.html`, createPageFile(publication, locale)),
    ),
    file('metadata.json', metadataOf(publication, documents)),
  ];
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Writes checksums as `sha256sum --check` reads them. */
const checksumsOf = (files: readonly { readonly path: string; readonly sha256: string }[]) =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');

/**
 * Lists the files of a publication's archive: its documents, its page in each language, what is
 * known of it, and the checksum of each of them.
 */
export function* listArchiveFiles(
  publication: ArchivedPublication,
  read: ReadFile,
): Generator<ZipEntry> {
  const documents = documentsOf(publication);
  const files = writtenFiles(publication, documents);
  const checksums = checksumsOf([
    ...documents,
    ...files.map(({ path, bytes }) => ({ path, sha256: sha256Of(bytes) })),
  ]);
  const entry = (path: string, isPacked: boolean, bytes: ZipEntry['bytes']): ZipEntry => ({
    name: `${publication.row.slug}/${path}`,
    modified: publication.row.updated_at,
    isPacked,
    bytes,
  });
  for (const { path, bytes } of files) yield entry(path, false, [bytes]);
  yield entry('checksums.txt', false, [new TextEncoder().encode(checksums)]);
  for (const document of documents)
    yield entry(document.path, !document.mediaType.startsWith('text/'), read(document));
}
