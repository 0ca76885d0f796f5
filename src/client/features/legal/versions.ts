import type { LegalVersion } from '../../../shared/contract/legal';
import { LEGAL_PAGES } from '../../../shared/routes';

/**
 * Returns the path of a version: the present one is read on its page, earlier ones below `/legal`.
 */
export const getVersionPath = ({ slug }: LegalVersion): string =>
  LEGAL_PAGES.some((page) => page === slug) ? `/${slug}` : `/legal/${slug}`;

/** Tells whether the version takes effect on a later day than today, both days of the city. */
export const isUpcoming = (effectiveOn: string, today: string): boolean => effectiveOn > today;

/** Finds the version that comes next after today. `versions` with the newest first. */
export const findNextVersion = (
  versions: readonly LegalVersion[],
  today: string,
): LegalVersion | undefined =>
  versions.findLast(({ effectiveOn }) => isUpcoming(effectiveOn, today));

/** Two versions, in the order of time. */
export interface VersionPair {
  readonly older: LegalVersion;
  readonly newer: LegalVersion;
}

/**
 * Returns the pair that the address names (`from`, `to`: numbers of versions); null without two
 * different ones that exist.
 */
export function readChosenPair(
  search: URLSearchParams,
  versions: readonly LegalVersion[],
): VersionPair | null {
  const [older, newer] = ['from', 'to']
    .flatMap((name) => {
      const number = Number(search.get(name));
      return versions.find(({ versionNumber }) => versionNumber === number) ?? [];
    })
    .toSorted((one, other) => one.versionNumber - other.versionNumber);
  return older && newer && older !== newer ? { older, newer } : null;
}

/**
 * Returns the version that is shown and the one before it; of the first one, the one after it.
 * `versions` with the newest first.
 */
export function findPairAround(
  slug: string,
  versions: readonly LegalVersion[],
): VersionPair | null {
  const place = versions.findIndex((version) => version.slug === slug);
  const at = Math.max(0, Math.min(place, versions.length - 2));
  const [newer, older] = versions.slice(at, at + 2);
  return newer && older ? { older, newer } : null;
}

/** Version that took the place of another. */
interface Replacement {
  /** The version right after it, which ended it. */
  readonly next: LegalVersion;
  readonly inForce: LegalVersion;
}

/**
 * Returns what replaced a version; null for the version that is in force today, and for one that is
 * still to come. `versions` with the newest first.
 */
export function findReplacement(
  versionNumber: number,
  versions: readonly LegalVersion[],
  today: string,
): Replacement | null {
  const later = versions.filter(
    (version) => version.versionNumber > versionNumber && !isUpcoming(version.effectiveOn, today),
  );
  const [inForce] = later;
  const next = later.at(-1);
  return inForce && next ? { next, inForce } : null;
}
