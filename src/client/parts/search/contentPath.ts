import { LEGAL_PAGES } from '../../../shared/routes';
import type { ContentSection } from '../../../shared/sections';

/** Returns the page of a content: legal texts in force have addresses of their own. */
export function getContentPath(section: ContentSection, slug: string): string {
  const isLegalPage = section === 'legal' && LEGAL_PAGES.some((page) => page === slug);
  return isLegalPage ? `/${slug}` : `/${section}/${slug}`;
}
