import { createHmac, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { PreviewQuery } from '../../shared/contract/content';
import { FILE_LIMITS, type FileLink } from '../../shared/contract/files';
import type { Database } from '../db/openDatabase';
import { getInstallationSecret } from '../identity/installationSecret';
import type { FileRow } from './fileQueries';
import { isVideoOrCaptions } from './fileName';

const SECRET_KEY = 'fileLinksSecret';
const SECOND_MS = 1_000;

/**
 * Query of a link, behind its `?`. `preview`: the token of a link to what is not out yet and uses
 * the file.
 */
export const LinkQuery = Type.Object(
  {
    until: Type.Optional(Type.String({ pattern: '^\\d{1,16}$' })),
    signature: Type.Optional(Type.String({ pattern: '^[\\w-]{43}$' })),
    preview: PreviewQuery,
  },
  { additionalProperties: false },
);
export type LinkQuery = Static<typeof LinkQuery>;

const sign = async (db: Database, id: string, until: string): Promise<Buffer> =>
  createHmac('sha256', await getInstallationSecret(db, SECRET_KEY))
    .update(`${id}\n${until}`)
    .digest();

/**
 * Makes an address that opens this file and no other for everybody who has it, for a minute; a film
 * for as long as it may be watched.
 */
export async function createFileLink(
  db: Database,
  { id, name, media_type }: Pick<FileRow, 'id' | 'name' | 'media_type'>,
  now: number,
): Promise<FileLink> {
  const seconds = isVideoOrCaptions(media_type)
    ? FILE_LIMITS.filmLinkSeconds
    : FILE_LIMITS.linkSeconds;
  const until = now + seconds * SECOND_MS;
  const signature = (await sign(db, id, String(until))).toString('base64url');
  const query = new URLSearchParams({ until: String(until), signature });
  return {
    href: `/v1/files/${id}/${encodeURIComponent(name)}?${query.toString()}`,
    expiresAt: new Date(until).toISOString(),
  };
}

/**
 * Tells whether the address was made by {@link createFileLink} for this file and still opens it.
 */
export async function isFileLinkValid(
  db: Database,
  id: string,
  { until, signature }: LinkQuery,
  now: number,
): Promise<boolean> {
  if (!until || !signature || now >= Number(until)) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = await sign(db, id, until);
  return given.length === right.length && timingSafeEqual(given, right);
}
