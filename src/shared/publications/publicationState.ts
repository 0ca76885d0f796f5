import type { ContentSummary } from '../contract/content';
import type { PublicationFacts, PublicationState } from '../contract/publications';

interface Publication {
  readonly retraction: ContentSummary['retraction'];
  readonly details: Pick<PublicationFacts, 'supersededBy'>;
}

/** Tells whether a publication is still current; a retracted one is retracted above all. */
export function getPublicationState({ retraction, details }: Publication): PublicationState {
  if (retraction) return 'retracted';
  return details.supersededBy === null ? 'current' : 'superseded';
}
