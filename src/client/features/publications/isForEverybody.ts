import type { ContentSummary } from '../../../shared/contract/content';

/** Whether a link alone brings its files: the browser does not say who asks. */
export const isForEverybody = ({
  visibility,
  status,
}: Pick<ContentSummary, 'visibility' | 'status'>): boolean =>
  visibility === 'public' && (status === 'published' || status === 'archived');
