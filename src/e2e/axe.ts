import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists what axe finds on the page as it is now and in frames of its own origin, by WCAG 2.2 A and
 * AA and by its best practices: each broken rule with the first element that breaks it.
 */
export async function listAxeViolations(
  page: Page,
): Promise<(readonly [string, string | undefined])[]> {
  const { violations } = await new AxeBuilder({ page })
    // Rules that are not broken are not listed, and no second page is opened to put results
    // together: less than half the time.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html] as const);
}
