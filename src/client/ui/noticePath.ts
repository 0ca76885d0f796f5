import type { Notice } from '../../shared/contract/me';

/** The page with what moderation hid of one's own. */
export const HIDDEN_PATH = '/me/dialogs?part=hidden';

/** Where a notice leads: to what it is about; of what was hidden, to the reason. */
export const noticePath = (
  kind: Notice['kind'],
  { section, slug }: Pick<Notice['content'], 'section' | 'slug'>,
): string => (kind === 'hidden' ? HIDDEN_PATH : `/${section}/${slug}`);
