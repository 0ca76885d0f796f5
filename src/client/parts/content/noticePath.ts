import type { Notice } from '../../../shared/contract/me';

/** The page with what moderation hid of one's own. */
export const HIDDEN_PATH = '/me/dialogs?part=hidden';

/**
 * Returns the path of a notice: of the content that it is about; of what was hidden, the reason.
 */
export const getNoticePath = (
  kind: Notice['kind'],
  { section, slug }: Pick<Notice['content'], 'section' | 'slug'>,
): string => (kind === 'hidden' ? HIDDEN_PATH : `/${section}/${slug}`);
