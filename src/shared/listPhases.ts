import type { Phase, PhaseCounts } from './contract/content';
import { REGISTRATION_SECTIONS, type ContentSection } from './sections';

/** Sections whose lists begin with what is current; the contents of the others have no dates. */
const PHASED_SECTIONS: readonly ContentSection[] = [
  'have-your-say',
  'dialogs',
  'events',
  'training',
];

export const hasPhases = (section: ContentSection): boolean => PHASED_SECTIONS.includes(section);

/** Tells whether contents of the section take place; those of the others open and close. */
export const takesPlace = (section: ContentSection): boolean =>
  (REGISTRATION_SECTIONS as readonly ContentSection[]).includes(section);

const OPENING: readonly (readonly Phase[])[] = [['open'], ['upcoming']];
const TAKING_PLACE: readonly (readonly Phase[])[] = [['open', 'upcoming']];

/**
 * Returns the phases that a section's list begins with: the first that are not empty; none where
 * everything is over, so that the list shows it.
 */
export function toCurrentPhases(section: ContentSection, counts: PhaseCounts): readonly Phase[] {
  const wanted = takesPlace(section) ? TAKING_PLACE : OPENING;
  return wanted.find((phases) => phases.some((phase) => counts[phase] > 0)) ?? [];
}
