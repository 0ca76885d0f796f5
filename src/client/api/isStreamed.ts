import type { ContentSummary } from '../../shared/contract/content';
import { OPEN_TO_ALL } from '../../shared/permissions/contentRules';

export type Visible = Pick<ContentSummary, 'status' | 'visibility'>;

/** Whether a stream tells of a content: streams know nobody, and tell what everybody may see. */
export const isStreamed = ({ status, visibility }: Visible): boolean =>
  status === 'published' && OPEN_TO_ALL.includes(visibility);
