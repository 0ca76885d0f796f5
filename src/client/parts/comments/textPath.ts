import { toCommentPath } from '../../../shared/commentPath';
import type { ModeratedKind } from '../../../shared/contract/moderation';

interface Place {
  readonly section: string;
  readonly slug: string;
}

/** A text that people wrote: a comment, or a statement with its number in the dialog. */
interface Written {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly number?: number | null;
}

/** Returns the address at which a comment or a statement is read. */
export function getTextPath({ kind, id, number }: Written, place: Place): string {
  if (kind === 'comment') return toCommentPath(place, id);
  return `/${place.section}/${place.slug}?statement=${number}#statements`;
}
