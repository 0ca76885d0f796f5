import type { ContentSummary } from '../../shared/contract/content';

export type Visible = Pick<ContentSummary, 'status' | 'visibility'>;

/** Whether a stream tells of a content: streams know nobody, and tell what everybody may see. */
export const isStreamed = ({ status, visibility }: Visible): boolean =>
  status === 'published' && ['public', 'members_but_visible'].includes(visibility);
