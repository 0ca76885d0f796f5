import type { LegalVersion } from '../../../shared/contract/legal';
import { LEGAL_PAGES } from '../../../shared/routes';

/** Where a version is read: the present one on its page, earlier ones below `/legal`. */
export const pathOf = ({ slug }: LegalVersion): string =>
  LEGAL_PAGES.some((page) => page === slug) ? `/${slug}` : `/legal/${slug}`;

/** What came in the place of a version. */
interface Replacement {
  /** The version right after it, which ended it. */
  readonly next: LegalVersion;
  readonly inForce: LegalVersion;
}

/** Null for the version that is in force at `now` (milliseconds), and for one that is still to come. `versions` with the newest first. */
export function replacementOf(
  versionNumber: number,
  versions: readonly LegalVersion[],
  now: number,
): Replacement | null {
  const today = new Date(now).toISOString().slice(0, 10);
  const later = versions.filter(
    (version) => version.versionNumber > versionNumber && version.effectiveOn <= today,
  );
  const [inForce] = later;
  const next = later.at(-1);
  return inForce && next ? { next, inForce } : null;
}
