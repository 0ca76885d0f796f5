import type { ModeratedKind } from '../../../shared/contract/moderation';

interface Place {
  readonly section: string;
  readonly slug: string;
}

/** Where something that people wrote is read; of statements, the content that they stand in. */
export const addressOf = (kind: ModeratedKind, { section, slug }: Place, id: string): string =>
  `/${section}/${slug}${kind === 'comment' ? `?comment=${id}#comment-${id}` : ''}`;
