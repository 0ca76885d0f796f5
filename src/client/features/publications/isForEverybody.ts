import type { ContentSummary } from '../../../shared/contract/content';

/** Tells whether a link alone brings the files of a content: the browser does not say who asks. */
export const isForEverybody = ({
  visibility,
  status,
}: Pick<ContentSummary, 'visibility' | 'status'>): boolean =>
  visibility === 'public' && (status === 'published' || status === 'archived');
