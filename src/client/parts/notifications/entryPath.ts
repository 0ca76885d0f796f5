import type { Notification, NotificationKind } from '../../../shared/contract/notifications';
import { toCertificatePath } from '../../../shared/certificatePath';
import { toCommentPath } from '../../../shared/commentPath';
import { HIDDEN_PATH } from '../content/noticePath';

/** Kinds whose content is not out yet and is read where it is written. */
const UNPUBLISHED: readonly NotificationKind[] = ['submitted', 'returned'];
const INVITATIONS: readonly NotificationKind[] = ['invited'];

/**
 * Returns the path of an entry: of the content that it is about; of what was hidden, the reason.
 * Null: no path.
 */
export function getEntryPath({
  kind,
  content,
  commentId,
  certificate,
}: Notification): string | null {
  if (kind === 'hidden' || kind === 'appealDecided') return HIDDEN_PATH;
  if (INVITATIONS.includes(kind)) return '/me/teams';
  if (content === null) return null;
  if (certificate !== null) return toCertificatePath(certificate);
  if (commentId !== null) return toCommentPath(content, commentId);
  const place = `/${content.section}/${content.slug}`;
  return UNPUBLISHED.includes(kind) ? `${place}/edit` : place;
}
