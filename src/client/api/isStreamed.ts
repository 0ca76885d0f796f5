import type { ContentSummary } from '../../shared/contract/content';
import { OPEN_VISIBILITIES } from '../../shared/permissions/contentRules';

export type ContentVisibility = Pick<ContentSummary, 'status' | 'visibility'>;

/**
 * Tells whether a stream reports changes of a content: streams have no reader's identity, and
 * report only contents that are open to all.
 */
export const isStreamed = ({ status, visibility }: ContentVisibility): boolean =>
  status === 'published' && OPEN_VISIBILITIES.includes(visibility);
